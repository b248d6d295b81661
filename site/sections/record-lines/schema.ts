import { z } from "zod";
import { link, point, some, text } from "../../content/reader/fields.ts";
import { headedType } from "../section.ts";

const request = point.extend({
  prompt: text,
  records: some(z.number().int().min(1).max(6)).describe("Which of the records it opens, from 1"),
  link,
});

export const recordLines = headedType("record-lines", {
  lede: text,
  records: z
    .array(text)
    .length(6, "The drawing has six lines: write six kinds of records.")
    .describe("The lines of the drawing"),
  opens: text.describe(
    "Said before the records that a request opens, to those who do not see the drawing",
  ),
  items: some(request),
  caption: text.describe("One sentence: what the drawing shows"),
});
