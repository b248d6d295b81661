import { existsSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { ContentError, contentFolder, parseRecord, readSource, type Source } from "./read.ts";

/** The copy of one page; its schema stands beside the page that shows it. */
export function readPage<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  return parseRecord(pageSource(name), schema);
}

export function pageSource(name: string): Source {
  const file = ["yaml", "md"]
    .map((ending) => path.join(contentFolder(), "pages", `${name}.${ending}`))
    .find((candidate) => existsSync(candidate));
  if (!file)
    throw new ContentError([{ file: `content/pages/${name}.yaml`, field: "(file)", reason: "is missing" }]);
  return readSource(file);
}
