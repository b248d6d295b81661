import { link, some, text } from "../../content/reader/fields.ts";
import { faqItem } from "../../content/records/faq.ts";
import { headedType, tone } from "../section.ts";

export const questions = headedType("questions", {
  tone,
  lede: text.optional(),
  action: link.optional(),
  items: some(faqItem),
});
