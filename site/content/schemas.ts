import path from "node:path";
import type { z } from "zod";

/** The schema by which each record was read last; that of a folder stands for records it does not have yet. */
const schemas = new Map<string, z.ZodType>();

export function noteSchema(file: string, schema: z.ZodType): void {
  schemas.set(file, schema);
  schemas.set(path.posix.dirname(file), schema);
}

/** By shown path, once the record or another of its folder has been read, or the whole content has been checked. */
export function schemaFor(file: string): z.ZodType | undefined {
  return schemas.get(file) ?? schemas.get(path.posix.dirname(file));
}
