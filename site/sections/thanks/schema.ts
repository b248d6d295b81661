import { link, picture, text } from "../../content/reader/fields.ts";
import { headedType } from "../section.ts";

export const thanks = headedType("thanks", {
  text,
  meanwhile: text.meta({
    description: "Above what helps until the answer comes: topics in content/pages/contact.yaml",
    hint: "Above what helps until the answer comes: topics",
  }),
  link,
  picture,
});
