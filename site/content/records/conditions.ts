import { z } from "zod";
import { some, text } from "../reader/fields.ts";
import type { FieldProblem } from "../reader/problems.ts";
import { oneOf } from "../reader/reasons.ts";
import type { Question } from "./questions.ts";

/** Who is concerned by a rule: a comparison with one answer, or a group. conditionProblems checks what this cannot. */
export const condition = z.strictObject({
  question: text.optional().describe("The id of a question in content/questions.yaml"),
  is: z.boolean().optional(),
  atMost: z.number().optional(),
  moreThan: z.number().optional(),
  oneOf: some(text).optional(),
  from: text.optional().describe("The milestone before which this condition does not count"),
  get all() {
    return some(condition).optional();
  },
  get any() {
    return some(condition).optional();
  },
});

export type Condition = z.output<typeof condition>;

/** The comparisons that fit each type of question; a condition on a question uses exactly one. */
const FITTING: Record<Question["type"], { words: string[]; example: string }> = {
  "yes-no": { words: ["is"], example: "is: true" },
  number: { words: ["atMost", "moreThan"], example: "moreThan: 450" },
  choice: { words: ["oneOf"], example: "oneOf: [steel]" },
  code: { words: ["is", "oneOf"], example: 'oneOf: ["7318"]' },
};

export const questionsIn = ({ question, all, any }: Condition): string[] =>
  question ? [question] : [...(all ?? []), ...(any ?? [])].flatMap(questionsIn);

type Known = { questions: Question[]; milestones: { id: string }[] };

const ids = (list: { id: string }[]) => list.map(({ id }) => id);

/** What is wrong with a condition and those within it; `at` is its field path, as in “applies.binds.all.0”. */
export function conditionProblems(node: Condition, at: string, known: Known): FieldProblem[] {
  const { question, all, any, from, ...comparisons } = node;
  const used = Object.keys(comparisons);
  const problem = (reason: string, field = at) => [{ field, reason }];
  if ([question, all, any].filter(Boolean).length !== 1)
    return problem(
      "A condition has exactly one of question, all or any, as in “question: exports”.",
    );
  if (!question) {
    if (used.length > 0 || from)
      return problem(`“${used[0] ?? "from"}” needs a question: add “question: …”, or remove it.`);
    const [name, list] = all ? (["all", all] as const) : (["any", any ?? []] as const);
    return list.flatMap((child, index) =>
      conditionProblems(child, `${at}.${name}.${index}`, known),
    );
  }
  const found = known.questions.find(({ id }) => id === question);
  if (!found) return problem(oneOf(question, ids(known.questions)), `${at}.question`);
  const { words, example } = FITTING[found.type];
  const options = found.type === "choice" ? ids(found.options) : undefined;
  return [
    ...(used.length !== 1 || !words.includes(used[0] ?? "")
      ? problem(
          `A condition on ${question} uses ${words.join(" or ")}, exactly once: as in “${example}”.`,
        )
      : []),
    ...(comparisons.oneOf ?? [])
      .filter((value) => options && !options.includes(value))
      .flatMap((value) => problem(oneOf(value, options ?? []), `${at}.oneOf`)),
    ...(from && !ids(known.milestones).includes(from)
      ? problem(oneOf(from, ids(known.milestones)), `${at}.from`)
      : []),
  ];
}
