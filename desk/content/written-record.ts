import { z } from "zod";
import { FILE } from "./catalogue.ts";

export const fileName = z.string().regex(FILE, "There is no such file in the content.");

/** The values of a record as a form sends them. */
export const writtenRecord = z.object({
  file: fileName,
  data: z.unknown(),
  body: z
    .string()
    .transform((text) => text.replaceAll("\r\n", "\n"))
    .optional(),
});
