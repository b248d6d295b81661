import { z } from "zod";
import { some, text } from "../reader/fields.ts";
import { coded, codedMessage } from "../reader/problem-words.ts";
import { refuseIn, tryRead } from "../reader/problems.ts";
import { readRecord } from "../reader/read.ts";

/** What all questions of the finder have. Conditions in content/rules are checked against the questions. */
const shared = {
  id: text
    .regex(
      /^[a-z][A-Za-z0-9]*$/,
      "Use letters and digits, the first a small letter, as in listedRank.",
    )
    .meta({
      description: "Its name in content/rules and in the url of a result: listedRank",
      hint: "Its name",
    }),
  short: text.describe("What the list of answers calls it"),
  ask: text.describe("The question, as a visitor reads it"),
  hint: text.optional().describe("What helps to answer it"),
  unsure: z.boolean().default(false).meta({
    description: "true: “I do not know” is an answer, too",
    hint: "“I do not know” is an answer, too",
  }),
};

const yesNo = z.strictObject({
  ...shared,
  type: z.literal("yes-no"),
  yes: text.describe("What is true after a yes, for reasons: You run a college"),
  no: text.describe("What is true after a no"),
});

const code = yesNo.extend({ type: z.literal("code") });

const choice = z.strictObject({
  ...shared,
  type: z.literal("choice"),
  many: z
    .boolean()
    .default(false)
    .meta({ description: "true: several can be chosen", hint: "Several can be chosen" }),
  options: some(
    z.strictObject({
      id: text.regex(/^[a-z0-9-]+$/, "Use small letters, digits and hyphens, as in pulp-paper."),
      label: text.describe("As it stands within a sentence: pulp and paper"),
      short: text
        .optional()
        .describe("What reasons and the list of answers call it, where the label is long"),
    }),
  ),
  none: text.describe("The answer that none fits"),
  is: text.describe("Begins a reason that ends with options: You make"),
  not: text.describe("Begins one that ends with options nobody chose: You do not make"),
});

const number = z
  .strictObject({
    ...shared,
    type: z.literal("number"),
    subject: text.describe("Begins a reason: Your turnover (is more than 450 million euro)"),
    unit: text.optional().describe("Shown beside the field and after the number"),
    units: z
      .array(text)
      .default([])
      .describe("What may be typed after the number, in small letters"),
    min: z.number().nonnegative(),
    max: z.number(),
    whole: z.boolean().default(false),
    none: z
      .strictObject({ label: text, no: text })
      .optional()
      .describe("The answer that there is no such number, and what is true then"),
  })
  .refine(({ min, max }) => min < max, {
    path: ["max"],
    error: codedMessage("mostBelowLeast"),
  });

export const questionsSchema = some(z.discriminatedUnion("type", [yesNo, code, choice, number]));

export type Question = z.output<typeof questionsSchema>[number];
export type NumberQuestion = Extract<Question, { type: "number" }>;
export type TypedQuestion = Extract<Question, { type: "number" | "code" }>;

/** Parameters of the finder's url that are no answers. */
const TAKEN = ["change", "profile"];

const FILE = "content/questions.yaml";

export function questions(): Question[] {
  const found = readRecord(FILE, questionsSchema);
  const ids = found.map(({ id }) => id);
  const taken = [...ids.entries()].filter(
    ([index, id]) => TAKEN.includes(id) || ids.indexOf(id) !== index,
  );
  const problems = taken.map(([index, id]) => ({
    field: `${index}.id`,
    reason: coded("idTaken", { id }),
  }));
  refuseIn(FILE, problems);
  return found;
}

/** A field that takes the id of a question; any id while content/questions.yaml is broken. */
export const questionName = text
  .refine(
    (id) => tryRead(questions)?.some((question) => question.id === id) ?? true,
    codedMessage("noQuestion"),
  )
  .meta({ record: "questions" });

/** The same for questions that fit; an unknown id is refused as such alone. */
export const questionThat = (fits: (question: Question) => boolean, reason: string) =>
  questionName.refine(
    (id) => tryRead(questions)?.every((one) => one.id !== id || fits(one)) ?? true,
    reason,
  );
