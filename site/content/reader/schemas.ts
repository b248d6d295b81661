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

/** All that are known, by shown path: of a folder once for all its records, of any other file by itself. */
export function allSchemas(): Map<string, z.ZodType> {
  const folders = [...schemas.keys()].filter((place) => !/\.\w+$/.test(place));
  const shared = folders.filter((folder) => {
    const own = [...schemas].filter(([place]) => path.posix.dirname(place) === folder);
    return new Set(own.map(([, schema]) => schema)).size === 1 && folder !== "content";
  });
  return new Map(
    [...schemas].filter(
      ([place]) => shared.includes(place) || (isFile(place) && !shared.includes(path.posix.dirname(place))),
    ),
  );
}

const isFile = (place: string) => /\.\w+$/.test(place);
