import { link, point, some } from "../../content/reader/fields.ts";
import { datedText } from "../../content/records/dated-text.ts";
import { headedType } from "../section.ts";

export const panels = headedType("panels", {
  items: some(point.extend({ points: some(datedText), link })),
});
