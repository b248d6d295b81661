import { z } from "zod";
import { FILE } from "./catalogue.ts";

export const fileName = z.string().regex(FILE, "There is no such file in the content.");

/** The values of a record as a form sends them. */
export const writtenRecord = z.object({
  file: fileName,
  data: z.unknown().refine(isShallow, "This is nested more deeply than any record."),
  body: z
    .string()
    .transform((text) => text.replaceAll("\r\n", "\n"))
    .optional(),
});

/** At most 30 levels: records are read and written by recursion, which deeper ones could overflow. */
function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > 30) return false;
    level = level.flatMap((one) => Object.values(Object(one) === one ? (one as object) : {}));
  }
  return true;
}
