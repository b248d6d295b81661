import { existsSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { ContentError, contentFolder, readSource, recordOf, type Source } from "./read.ts";

/** The copy of one page; its schema stands in the copy.ts beside the page that shows it. */
export function pageCopy<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  return recordOf(pageSource(name), schema);
}

export function pageSource(name: string): Source {
  const file = ["yaml", "md"]
    .map((ending) => path.join(contentFolder(), "pages", `${name}.${ending}`))
    .find((candidate) => existsSync(candidate));
  if (!file)
    throw new ContentError([{ file: `content/pages/${name}.yaml`, field: "(file)", reason: "is missing" }]);
  return readSource(file);
}
