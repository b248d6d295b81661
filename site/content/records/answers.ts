import { z } from "zod";
import { link, order, sample, text } from "../reader/fields.ts";
import { readInOrder } from "../reader/read.ts";

/** The pages that may show answers to what people ask before they hire the firm. */
const PAGES = ["contact", "services", "corporate-trainings", "trainings"] as const;

const answerSchema = z.strictObject({
  order,
  question: text.describe("As a visitor asks it"),
  answer: z.array(text).min(1).describe("Paragraphs"),
  ranges: z
    .array(z.strictObject({ work: text.describe("Kind of work"), range: text.describe("From what to what") }))
    .min(1)
    .optional()
    .describe("What is asked about, by kind of work"),
  words: z
    .array(text)
    .min(1)
    .optional()
    .describe("Other words people use for it: the search finds it by them"),
  link: link.optional().describe("A page that tells or does more"),
  shown: z.array(z.enum(PAGES)).min(1).describe("The pages that show it"),
  sample,
});

export type Answer = z.output<typeof answerSchema> & { id: string };

export const answers = (): Answer[] => readInOrder("answers", answerSchema);

/** The id of an answer's element on its page. */
export const answerAnchor = (id: string) => `answer-${id}`;

export const answersOn = (page: (typeof PAGES)[number]) =>
  answers().filter(({ shown }) => shown.includes(page));
