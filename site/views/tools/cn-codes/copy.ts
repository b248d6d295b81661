import { z } from "zod";
import { closing, picture, point, some, text, texts } from "../../../content/reader/fields.ts";
import { datedText } from "../../../content/records/dated-text.ts";
import { pageReader } from "../../../content/records/pages.ts";
import { pageRules } from "../../../content/records/rules.ts";

export const cnCodesCopy = pageReader("cn-codes", {
  rules: pageRules,
  hero: z.strictObject({ title: text, lede: text }),
  form: z.strictObject({
    ...texts("label", "hint", "action", "examples"),
    tries: some(text).describe("Codes and words that can be tried with one click"),
    noScript: text.describe("For browsers that run no scripts"),
  }),
  answers: z
    .strictObject({
      covered: datedText,
      partly: datedText,
      outside: datedText,
      estimate: text,
      cite: text.describe("Stands before the sentence by which the answer is cited"),
      didYouMean: text.describe("A word follows"),
      more: text.describe("A number stands before it"),
      standings: z.strictObject({ covered: text, partly: text, outside: text }),
    })
    .describe("What is said below the answer, by what it is"),
  reading: z.strictObject({
    ...texts("title", "code"),
    parts: z.array(z.strictObject({ digits: text, name: text })).length(4, "needs four parts"),
    same: text.describe("Stands below the first three parts"),
    text,
  }),
  annex: z.strictObject({
    ...texts("title", "lede", "code", "goods", "direct", "indirect", "except"),
    only: text.describe("The only goods of a code that are covered follow"),
    outside: text,
  }),
  origins: point.describe("The countries whose goods are outside follow its text"),
  notes: some(point),
  picture,
  closing,
});

export type CnCodesCopy = ReturnType<typeof cnCodesCopy>;
