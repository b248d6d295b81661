import type { Question } from "../../content/records/questions.ts";
import type { Answer, Answers } from "./answers.ts";

/** A condition of content/rules whose milestones have become days. */
export type DatedCondition = {
  question?: string;
  is?: boolean;
  atMost?: number;
  moreThan?: number;
  oneOf?: string[];
  /** The day before which the condition does not count, and how the page says it. */
  from?: { day: string; when: string };
  all?: DatedCondition[];
  any?: DatedCondition[];
};

export type Conditions = { binds: DatedCondition; reaches?: DatedCondition };

/** Unanswered and not known are both open: another answer may still decide. */
export type Verdict = "yes" | "no" | "open";

/** What the answers so far say about an organisation on a day. */
export type Known = { answers: Answers; day: string };

export function verdictOf(condition: DatedCondition, known: Known): Verdict {
  if (condition.all) return joined(condition.all, known, "no", "yes");
  if (condition.any) return joined(condition.any, known, "yes", "no");
  if (isTooEarly(condition, known)) return "no";
  return verdictOn(condition, known.answers[condition.question ?? ""]);
}

/** One `decisive` verdict decides a group; without any that is open, it is the other. */
function joined(conditions: DatedCondition[], known: Known, decisive: Verdict, other: Verdict): Verdict {
  const verdicts = conditions.map((condition) => verdictOf(condition, known));
  if (verdicts.includes(decisive)) return decisive;
  return verdicts.includes("open") ? "open" : other;
}

export const isTooEarly = ({ from }: DatedCondition, { day }: Known) => from !== undefined && day < from.day;

export function verdictOn(condition: DatedCondition, answer: Answer | undefined): Verdict {
  if (answer === undefined || answer === "unsure") return "open";
  return holds(condition, answer) ? "yes" : "no";
}

function holds({ is, atMost, moreThan, oneOf }: DatedCondition, answer: Answer): boolean {
  if (is !== undefined) return answer === is;
  if (typeof answer === "number") return atMost === undefined ? answer > (moreThan ?? 0) : answer <= atMost;
  return typeof answer === "object" && answer.some((option) => oneOf?.includes(option));
}

/** The questions that keep a condition open. */
export function openQuestions(condition: DatedCondition, known: Known): string[] {
  if (verdictOf(condition, known) !== "open") return [];
  if (condition.question) return [condition.question];
  return [...(condition.all ?? []), ...(condition.any ?? [])].flatMap((one) => openQuestions(one, known));
}

/** How a rule stands to an organisation: it may bind or reach it where an answer is not known. */
export type Standing = "binds" | "reaches" | "may" | "not";

export function standingOf({ binds, reaches }: Conditions, known: Known): Standing {
  const bound = verdictOf(binds, known);
  const reached = reaches ? verdictOf(reaches, known) : "no";
  if (bound === "yes") return "binds";
  if (bound === "open") return "may";
  return reached === "yes" ? "reaches" : reached === "open" ? "may" : "not";
}

/** The first day to come that is not for others only. */
export function nextDate<Dated extends { date: string; concerns?: DatedCondition }>(
  dates: Dated[],
  known: Known,
) {
  return dates.find(
    ({ date, concerns }) => date >= known.day && (!concerns || verdictOf(concerns, known) !== "no"),
  );
}

/** What a rule still has to ask: first whether it binds, and only then whether it reaches through customers. */
function wantedBy({ binds, reaches }: Conditions, known: Known): string[] {
  if (verdictOf(binds, known) === "yes") return [];
  const wanted = unanswered(openQuestions(binds, known), known);
  return wanted.length > 0 || !reaches ? wanted : unanswered(openQuestions(reaches, known), known);
}

const unanswered = (ids: string[], { answers }: Known) => ids.filter((id) => answers[id] === undefined);

/** The way through the questions that these answers make. */
export type Walk = {
  /** The questions asked, in order; answers to others change nothing and are left out. */
  asked: Question[];
  answers: Answers;
  /** The next question; without one, every rule has its result. */
  next?: Question;
  /** How many questions may follow that one, at most. */
  left: number;
};

/** Asks in the order of the questions, but only what could still change the result of a rule. */
export function walk(questions: readonly Question[], rules: readonly Conditions[], known: Known): Walk {
  const asked: Question[] = [];
  let answers: Answers = {};
  for (;;) {
    const now = { answers, day: known.day };
    const wanted = new Set(rules.flatMap((rule) => wantedBy(rule, now)));
    const next = questions.find(({ id }) => wanted.has(id));
    const answer = next && known.answers[next.id];
    if (!next || answer === undefined) return { asked, answers, next, left: leftAfter(next, rules, now) };
    asked.push(next);
    answers = { ...answers, [next.id]: answer };
  }
}

/** An answer only ever closes branches, so what is open now is the most that can be asked. */
function leftAfter(next: Question | undefined, rules: readonly Conditions[], known: Known): number {
  const open = rules
    .filter(({ binds }) => verdictOf(binds, known) !== "yes")
    .flatMap(({ binds, reaches }) => [binds, ...(reaches ? [reaches] : [])])
    .flatMap((condition) => unanswered(openQuestions(condition, known), known));
  return new Set(open.filter((id) => id !== next?.id)).size;
}
