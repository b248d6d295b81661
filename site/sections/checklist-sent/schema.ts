import { link, picture, text } from "../../content/reader/fields.ts";
import { headedType } from "../section.ts";

export const checklistSent = headedType("checklist-sent", {
  message: text,
  hint: text,
  checklist: text.describe("Words of the link to the checklist's file"),
  home: link,
  picture,
});
