import { z } from "zod";
import { text } from "../../content/reader/fields.ts";
import { headedType } from "../section.ts";

export const frames = headedType("frames", {
  frames: z
    .array(z.strictObject({ name: text, text }))
    .length(5, "There are five drawings: write five frames."),
  caption: text,
});
