import path from "node:path";
import type { z } from "zod";

/** The schema by which each record was read last; that of a folder stands for records it does not have yet. */
const schemas = new Map<string, z.ZodType>();

export function noteSchema(file: string, schema: z.ZodType): void {
  schemas.set(file, schema);
  schemas.set(path.posix.dirname(file), schema);
}

/** By content path, once the record or another of its folder has been read, or the whole content has been checked. */
export const schemaFor = (file: string) => schemas.get(file) ?? schemas.get(path.posix.dirname(file));

/** All that are known, by content path: of a folder once for all its records, of any other file by itself. */
export function allSchemas(): Map<string, z.ZodType> {
  const files = [...schemas].filter(([contentPath]) => /\.\w+$/.test(contentPath));
  const byFolder = Map.groupBy(files, ([contentPath]) => path.posix.dirname(contentPath));
  return new Map(
    [...byFolder].flatMap(([folder, own]) => {
      const [schema, ...others] = new Set(own.map(([, schema]) => schema));
      return schema && others.length === 0 && folder !== "content" ? [[folder, schema] as const] : own;
    }),
  );
}
