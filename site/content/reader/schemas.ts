import path from "node:path";
import type { z } from "zod";

/** By content path, the schema with which each record was last read. A folder has the schema of its last record. */
const schemas = new Map<string, z.ZodType>();

export function noteSchema(file: string, schema: z.ZodType): void {
  schemas.set(file, schema);
  schemas.set(path.posix.dirname(file), schema);
}

/** The schema of a file, or of its folder for a new file. Nothing until a file of that folder was read. */
export const schemaFor = (file: string) => schemas.get(file) ?? schemas.get(path.posix.dirname(file));

/** The known schemas by content path: one for each folder whose records all share it, otherwise one for each file. */
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
