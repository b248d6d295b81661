import { link, text } from "../../content/reader/fields.ts";
import { datedText } from "../../content/records/dated-text.ts";
import { headedType } from "../section.ts";

export const reasonFields = {
  title: text,
  text: datedText.describe("The one reason that belongs to this page"),
  link: link.describe("Where all the reasons stand"),
};

export const reason = headedType("reason", reasonFields);
