import { closing, picture, text } from "../../content/reader/fields.ts";
import { pageReader } from "../../content/records/pages.ts";

export const glossaryCopy = pageReader("glossary", {
  title: text,
  lede: text,
  picture,
  rule: text.describe("Stands before the name of the rule to which a term belongs: See"),
  closing,
});

export type GlossaryCopy = ReturnType<typeof glossaryCopy>;
