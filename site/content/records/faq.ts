import { z } from "zod";
import { link, some, text } from "../reader/fields.ts";
import { readCollection } from "../reader/read.ts";
import { datedText } from "./dated-text.ts";

export const faqItem = z.strictObject({
  question: text.describe("As a visitor asks it"),
  answer: datedText.describe("A few sentences"),
  link: link.optional().describe("Where to go on from here"),
});

export const faqSchema = z.strictObject({
  items: some(faqItem).describe("Questions in their order"),
});

export type FaqItem = z.output<typeof faqItem>;

/** Questions with their answers, by the name of their file: `cbam` is content/faq/cbam.yaml. */
export const faq = (): Record<string, FaqItem[]> =>
  Object.fromEntries(readCollection("faq", faqSchema).map(({ id, data }) => [id, data.items]));
