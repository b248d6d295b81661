import { text as plain, some } from "../../content/reader/fields.ts";
import { datedText } from "../../content/records/dated-text.ts";
import { headedType, tone } from "../section.ts";

export const text = headedType("text", {
  tone,
  lede: plain.optional(),
  paragraphs: some(datedText),
});
