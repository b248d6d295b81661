import { text } from "../../content/reader/fields.ts";
import { headedType, some, tone } from "../section.ts";

export const list = headedType("list", {
  tone,
  note: text.optional().describe("A remark below the heading"),
  items: some(text),
});
