import path from "node:path";
import type { z } from "zod";

/** The schema by which each record was read last; that of a folder stands for records it does not have yet. */
const schemas = new Map<string, z.ZodType>();

export function noteSchema(file: string, schema: z.ZodType): void {
  schemas.set(file, schema);
  schemas.set(path.posix.dirname(file), schema);
}

/** By content path, once the record or another of its folder has been read, or the whole content has been checked. */
export function schemaFor(file: string): z.ZodType | undefined {
  return schemas.get(file) ?? schemas.get(path.posix.dirname(file));
}

/** All that are known, by content path: of a folder once for all its records, of any other file by itself. */
export function allSchemas(): Map<string, z.ZodType> {
  const folders = [...schemas.keys()].filter((contentPath) => !/\.\w+$/.test(contentPath));
  const shared = folders.filter((folder) => {
    const own = [...schemas].filter(([contentPath]) => path.posix.dirname(contentPath) === folder);
    return new Set(own.map(([, schema]) => schema)).size === 1 && folder !== "content";
  });
  return new Map(
    [...schemas].filter(
      ([contentPath]) =>
        shared.includes(contentPath) ||
        (isFile(contentPath) && !shared.includes(path.posix.dirname(contentPath))),
    ),
  );
}

const isFile = (contentPath: string) => /\.\w+$/.test(contentPath);
