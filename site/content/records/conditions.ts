import { z } from "zod";
import { some, text } from "../reader/fields.ts";
import { coded, valueShown } from "../reader/problem-words.ts";
import type { FieldProblem } from "../reader/problems.ts";
import type { Question } from "./questions.ts";

/** Who is concerned by a rule: a comparison with one answer, or a group. conditionProblems checks what this cannot. */
export const condition = z.strictObject({
  question: text
    .optional()
    .meta({ description: "The id of a question in content/questions.yaml", hint: "" }),
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
  const { question, all, any } = node;
  if ([question, all, any].filter(Boolean).length !== 1)
    return [{ field: at, reason: coded("notOneCondition") }];
  return question ? comparisonProblems(node, question, at, known) : groupProblems(node, at, known);
}

function groupProblems(node: Condition, at: string, known: Known): FieldProblem[] {
  const { all, any, from } = node;
  const [used = from && "from"] = comparisonsOf(node);
  if (used) return [{ field: at, reason: coded("needsQuestion", { name: used }) }];
  const name = all ? "all" : "any";
  return (all ?? any ?? []).flatMap((child, index) =>
    conditionProblems(child, `${at}.${name}.${index}`, known),
  );
}

function comparisonProblems(
  node: Condition,
  question: string,
  at: string,
  { questions, milestones }: Known,
): FieldProblem[] {
  const found = questions.find(({ id }) => id === question);
  if (!found) return unknownNames([question], ids(questions), `${at}.question`);
  const problems: FieldProblem[] = [];
  const { words, example } = FITTING[found.type];
  const [used = "", another] = comparisonsOf(node);
  if (another !== undefined || !words.includes(used))
    problems.push({ field: at, reason: coded("noComparison", { question, words, example }) });
  if (found.type === "choice")
    problems.push(...unknownNames(node.oneOf ?? [], ids(found.options), `${at}.oneOf`));
  if (node.from) problems.push(...unknownNames([node.from], ids(milestones), `${at}.from`));
  return problems;
}

const COMPARISONS = ["is", "atMost", "moreThan", "oneOf"] as const;

const comparisonsOf = (node: Condition): string[] =>
  COMPARISONS.filter((name) => node[name] !== undefined);

const unknownNames = (names: string[], known: string[], field: string): FieldProblem[] =>
  names
    .filter((name) => !known.includes(name))
    .map((name) => ({ field, reason: coded("notOneOf", { value: valueShown(name), known }) }));
