import type { Condition } from "../../site/content/records/conditions.ts";
import type { Question } from "../../site/content/records/questions.ts";
import type { Choice } from "./choices.ts";

const eitherOf = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** A condition of a rule as a sentence: “You sell goods to the EU and make or trade cement or steel”. */
export function conditionText(
  condition: Condition,
  questions: Question[],
  milestones: Choice[],
): string {
  const words = partText(condition, questions, milestones, false);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function partText(
  node: Condition,
  questions: Question[],
  milestones: Choice[],
  isInner: boolean,
): string {
  const group = node.all ?? node.any;
  if (group) {
    const parts = group.map((one) => partText(one, questions, milestones, true));
    const words = parts.join(node.all ? " and " : " or ");
    return isInner && parts.length > 1 ? `(${words})` : words;
  }
  const question = questions.find(({ id }) => id === node.question);
  const words = question ? answerText(node, question) : "something that is not chosen yet";
  const from = milestones.find(({ id }) => id === node.from);
  return from ? `${words}, from “${from.title}” on` : words;
}

function answerText(node: Condition, question: Question): string {
  // The words of a question begin with a capital letter, which is wrong inside a sentence.
  const within = (words: string) =>
    words.replace(/^You\b/, "you").replace(/^(Your|The|What)\b/, (word) => word.toLowerCase());
  const codes = node.oneOf ? ` (${node.oneOf.join(", ")})` : "";
  if ("yes" in question) return within(node.is === false ? question.no : question.yes) + codes;
  if (question.type === "choice") {
    const chosen = question.options.filter(({ id }) => node.oneOf?.includes(id));
    const words = eitherOf.format(chosen.map(({ short, label }) => short ?? label));
    return `${within(question.is)} ${words || "…"}`;
  }
  const [limit, comparison] =
    node.atMost === undefined ? [node.moreThan, "is more than"] : [node.atMost, "is at most"];
  const unit = question.unit ? ` ${question.unit}` : "";
  return `${within(question.subject)} ${comparison} ${limit?.toLocaleString("en-IN") ?? "…"}${unit}`;
}
