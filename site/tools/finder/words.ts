import type { Question } from "../../content/records/questions.ts";
import { spacedCode } from "../cn-codes/code.ts";
import { type Answer, numberText } from "./answers.ts";
import {
  answerVerdict,
  type Conditions,
  type DatedCondition,
  inOrder,
  isTooEarly,
  type Known,
  openQuestions,
  verdictOf,
} from "./decide.ts";

/** Why a rule does not apply, a sentence each: what the conditions ask for and the answers do not give. */
export function reasonsAgainst(rule: Conditions, known: Known, questions: Question[]): string[] {
  const failed = inOrder(rule).flatMap((condition) => failing(condition, known));
  return [...new Set(failed.map((condition) => reasonAgainst(condition, known, questions)))];
}

/** Of a condition that fails: the questions behind it; of a group that needs all, only those of the first that fails. */
function failing(condition: DatedCondition, known: Known): DatedCondition[] {
  if (condition.question) return [condition];
  if (condition.any) return condition.any.flatMap((one) => failing(one, known));
  const first = condition.all?.find((one) => verdictOf(one, known) === "no");
  return first ? failing(first, known) : [];
}

function reasonAgainst(condition: DatedCondition, known: Known, questions: Question[]): string {
  const question = questions.find(({ id }) => id === condition.question);
  const answer = known.answers[condition.question ?? ""];
  if (isTooEarly(condition, known) && answerVerdict(condition, answer) !== "no")
    return `Only from ${condition.from?.when}`;
  if (!question) return "";
  if ("yes" in question) return condition.is === false ? question.yes : question.no;
  if (question.type === "choice")
    return `${question.not} ${either.format(optionNames(question, condition.oneOf ?? []))}`;
  if (answer === "none" && question.none) return question.none.no;
  const { subject, unit } = question;
  const { atMost, moreThan = 0 } = condition;
  const words = atMost === undefined ? "is not more than" : "is more than";
  return `${subject} ${words} ${numberText(atMost ?? moreThan)}${unit ? ` ${unit}` : ""}`;
}

/** The questions whose answers keep it open whether the rule applies, in the order of `questions`. */
export function decidingQuestions(
  rule: Conditions,
  known: Known,
  questions: Question[],
): Question[] {
  const open = inOrder(rule).flatMap((condition) => openQuestions(condition, known));
  return questions.filter(({ id }) => open.includes(id));
}

type Words = Record<"yes" | "no" | "unsure", string>;

/** A missing answer reads as “unsure”; what does not fit the question is empty. */
export function answerText(question: Question, answer: Answer | undefined, words: Words): string {
  if (answer === "unsure" || answer === undefined) return words.unsure;
  if (typeof answer === "boolean") return answer ? words.yes : words.no;
  if (question.type === "choice" && typeof answer === "object")
    return capitalised(optionNames(question, answer).join(", ")) || question.none;
  if (typeof answer === "object") return answer.map(spacedCode).join(", ");
  if (question.type !== "number") return "";
  if (answer === "none") return question.none?.label ?? "";
  return `${numberText(Number(answer))}${question.unit ? ` ${question.unit}` : ""}`;
}

const optionNames = ({ options }: Extract<Question, { type: "choice" }>, ids: readonly string[]) =>
  options.filter(({ id }) => ids.includes(id)).map(({ label, short }) => short ?? label);

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the contact form is told: “Obligation finder: binds CBAM, CCTS; reaches BRSR”. */
export function resultText(title: string, groups: { verb: string; names: string[] }[]): string {
  const named = groups.filter(({ names }) => names.length > 0);
  return `${title}: ${named.map(({ verb, names }) => `${verb} ${names.join(", ")}`).join("; ")}`;
}
