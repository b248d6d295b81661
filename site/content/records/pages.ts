import { z } from "zod";
import { filePathOf, isThere } from "../reader/content-files.ts";
import { recordOf } from "../reader/read.ts";
import { missingError, readSource, type Source } from "../reader/sources.ts";

/** The copy of one page; its schema is in the copy.ts beside the page's view. */
export function pageCopy<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  return recordOf(pageSource(name), schema);
}

/** A reader of a page's copy that has just these fields. */
export function pageReader<Shape extends z.ZodRawShape>(name: string, shape: Shape) {
  const schema = z.strictObject(shape);
  return () => pageCopy(name, schema);
}

export function pageSource(name: string): Source {
  const file = ["yaml", "md"].map((ending) => filePathOf(`content/pages/${name}.${ending}`)).find(isThere);
  if (!file) throw missingError(filePathOf(`content/pages/${name}.yaml`), "file");
  return readSource(file);
}
