import { z } from "zod";
import { filePathOf, isThere } from "../reader/content-files.ts";
import { sample, seo } from "../reader/fields.ts";
import { recordOf } from "../reader/read.ts";
import { missingError, readSource, type Source } from "../reader/sources.ts";

/** The copy of one page; its schema is in the copy.ts beside the page's view. */
export const pageCopy = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  recordOf(pageSource(name), schema);

/** Reads the words of a page. Its schema comes with it, for the list of collections. */
export function wordsReader<Shape extends z.ZodRawShape>(name: string, shape: Shape) {
  const schema = z.strictObject(shape);
  return Object.assign(() => pageCopy(name, schema), { schema });
}

export const pageReader = <Shape extends z.ZodRawShape>(name: string, shape: Shape) =>
  wordsReader(name, { seo, ...shape, sample });

export function pageSource(name: string): Source {
  const file = ["yaml", "md"]
    .map((ending) => filePathOf(`content/pages/${name}.${ending}`))
    .find(isThere);
  if (!file) throw missingError(filePathOf(`content/pages/${name}.yaml`), "file");
  return readSource(file);
}
