import { z } from "zod";
import { text } from "../reader/fields.ts";
import { oneOf } from "../reader/reasons.ts";
import type { Question } from "./questions.ts";

/**
 * Whom a rule concerns, as data: one condition, or a group of which all or any must hold. What fits together is said
 * by `conditionProblems`, which knows the questions and the rule's milestones.
 */
export const condition = z.strictObject({
  question: text.optional().describe("The id of a question in content/questions.yaml"),
  is: z.boolean().optional(),
  atMost: z.number().optional(),
  moreThan: z.number().optional(),
  oneOf: z.array(text).min(1).optional(),
  from: text.optional().describe("The milestone before which this condition does not count"),
  get all() {
    return z.array(condition).min(1).optional();
  },
  get any() {
    return z.array(condition).min(1).optional();
  },
});

export type Condition = z.output<typeof condition>;

/** The words of a condition that fit each kind of question; a condition uses exactly one of them. */
const FITTING: Record<Question["type"], readonly string[]> = {
  "yes-no": ["is"],
  number: ["atMost", "moreThan"],
  choice: ["oneOf"],
};

const EXAMPLES: Record<Question["type"], string> = {
  "yes-no": "as in “is: true”",
  number: "as in “moreThan: 450”",
  choice: "as in “oneOf: [steel]”",
};

export function questionsIn({ question, all, any }: Condition): string[] {
  return question ? [question] : [...(all ?? []), ...(any ?? [])].flatMap(questionsIn);
}

type Known = { questions: Question[]; milestones: { id: string }[] };

/** What is wrong with a condition, each with its place: "applies.binds.all.0". */
export function conditionProblems(
  node: Condition,
  at: string,
  known: Known,
): { field: string; reason: string }[] {
  const { question, all, any, from, ...tests } = node;
  const used = Object.keys(tests);
  if ([question, all, any].filter(Boolean).length !== 1)
    return [
      {
        field: at,
        reason: "A condition has exactly one of question, all or any, as in “question: exports”.",
      },
    ];
  if (!question) {
    if (used.length > 0 || from)
      return [
        {
          field: at,
          reason: `“${used[0] ?? "from"}” needs a question: add “question: …”, or remove it.`,
        },
      ];
    const [name, list] = all ? (["all", all] as const) : (["any", any ?? []] as const);
    return list.flatMap((child, index) => conditionProblems(child, `${at}.${name}.${index}`, known));
  }
  const asked = known.questions.find(({ id }) => id === question);
  if (!asked) {
    const ids = known.questions.map(({ id }) => id);
    return [{ field: `${at}.question`, reason: oneOf(question, ids) }];
  }
  const problems: { field: string; reason: string }[] = [];
  if (used.length !== 1 || !FITTING[asked.type].includes(used[0] ?? ""))
    problems.push({
      field: at,
      reason: `A condition on ${question} uses ${FITTING[asked.type].join(" or ")}, exactly once: ${EXAMPLES[asked.type]}.`,
    });
  for (const value of tests.oneOf ?? [])
    if (asked.type === "choice" && !asked.options.some(({ id }) => id === value))
      problems.push({
        field: `${at}.oneOf`,
        reason: oneOf(
          value,
          asked.options.map(({ id }) => id),
        ),
      });
  if (from && !known.milestones.some(({ id }) => id === from))
    problems.push({
      field: `${at}.from`,
      reason: oneOf(
        from,
        known.milestones.map(({ id }) => id),
      ),
    });
  return problems;
}
