import { z } from "zod";
import { link, order, sample, some, text } from "../reader/fields.ts";
import { readInOrder } from "../reader/read.ts";

const PAGES = ["contact", "services", "corporate-trainings", "trainings"] as const;

export const answerSchema = z.strictObject({
  order,
  question: text.describe("As a visitor asks it"),
  answer: some(text).describe("Paragraphs"),
  ranges: some(
    z.strictObject({
      work: text.describe("Kind of work"),
      range: text.describe("From what to what"),
    }),
  )
    .optional()
    .describe("What is asked about, by kind of work"),
  words: some(text)
    .optional()
    .describe("Other words people use for it: the search finds it by them"),
  link: link.optional().describe("A page that tells or does more"),
  shown: some(z.enum(PAGES)).describe("The pages that show it"),
  sample,
});

export type Answer = z.output<typeof answerSchema> & { id: string };

export const answers = (): Answer[] => readInOrder("answers", answerSchema);

export const answerAnchor = (id: string) => `answer-${id}`;

export const answersOn = (page: (typeof PAGES)[number]) =>
  answers().filter(({ shown }) => shown.includes(page));
