import { link, picture, text } from "../../content/reader/fields.ts";
import { headedType } from "../section.ts";

export const thanks = headedType("thanks", {
  text,
  meanwhile: text.describe(
    "Above what helps until the answer comes: topics in content/pages/contact.yaml",
  ),
  link,
  picture,
});
