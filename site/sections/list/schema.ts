import { some, text } from "../../content/reader/fields.ts";
import { headedType, tone } from "../section.ts";

export const list = headedType("list", {
  tone,
  note: text.optional().describe("A remark below the heading"),
  items: some(text),
});
