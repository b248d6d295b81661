import { z } from "zod";
import { some, text } from "../../content/reader/fields.ts";
import { datedText } from "../../content/records/dated-text.ts";
import { anchor, headedType } from "../section.ts";

export const shelf = headedType("shelf", {
  items: some(z.strictObject({ id: anchor, name: text, subject: text, text: datedText })),
});
