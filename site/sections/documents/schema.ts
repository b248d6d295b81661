import { point, some, text } from "../../content/reader/fields.ts";
import { datedText } from "../../content/records/dated-text.ts";
import { headedType } from "../section.ts";

export const documents = headedType("documents", {
  label: text.describe("Name on the folder’s tab"),
  lede: text,
  keptBy: text.describe("Label before the office that keeps a document"),
  items: some(point.extend({ keptBy: text })),
  note: datedText.optional(),
});
