import { z } from "zod";
import { closing, picture, seo, text } from "../../content/reader/fields.ts";
import { pageCopy } from "../../content/records/pages.ts";

const schema = z.strictObject({
  seo,
  title: text,
  lede: text,
  picture,
  rule: text.describe("Stands before the name of the rule to which a term belongs: See"),
  closing,
});

export type GlossaryCopy = z.output<typeof schema>;

export const glossaryCopy = () => pageCopy("glossary", schema);
