import { z } from "zod";
import { filePathOf, isThere } from "../reader/content-files.ts";
import { recordOf } from "../reader/read.ts";
import { missing, readSource, type Source } from "../reader/sources.ts";

/** The copy of one page; its schema stands in the copy.ts beside the page that shows it. */
export function pageCopy<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  return recordOf(pageSource(name), schema);
}

/** The same for a page whose copy is just these fields. */
export function pageReader<Shape extends z.ZodRawShape>(name: string, shape: Shape) {
  const schema = z.strictObject(shape);
  return () => pageCopy(name, schema);
}

export function pageSource(name: string): Source {
  const file = ["yaml", "md"].map((ending) => filePathOf(`content/pages/${name}.${ending}`)).find(isThere);
  if (!file) throw missing(filePathOf(`content/pages/${name}.yaml`), "file");
  return readSource(file);
}
