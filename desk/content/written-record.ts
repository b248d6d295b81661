import { z } from "zod";
import { FILE } from "./catalogue.ts";

export const fileName = z.string().regex(FILE, "There is no such file in the content.");

/** A record as it is in somebody's form. */
export const writtenRecord = z.object({
  file: fileName,
  data: z.unknown().refine(isShallow, "This is nested more deeply than any record."),
  body: z
    .string()
    .transform((text) => text.replaceAll("\r\n", "\n"))
    .optional(),
});

/** Records are read and written by recursion, which deep nesting would overflow. */
function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > 30) return false;
    level = level.flatMap((one) => Object.values(Object(one) === one ? (one as object) : {}));
  }
  return true;
}
