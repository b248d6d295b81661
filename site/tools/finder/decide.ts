import type { Annex } from "../../content/records/annex.ts";
import type { Question } from "../../content/records/questions.ts";
import { codeVerdict } from "../cn-codes/verdict.ts";
import type { Answer, Answers } from "./answers.ts";

/** A condition of content/rules with days in place of the ids of milestones. */
export type DatedCondition = {
  question?: string;
  is?: boolean;
  atMost?: number;
  moreThan?: number;
  oneOf?: string[];
  /** Of a condition on customs codes with `is`: the annex in which a code is, or none is. */
  annex?: Annex["groups"];
  /** The day before which the condition does not count, and how the page says it. */
  from?: { day: string; when: string };
  all?: DatedCondition[];
  any?: DatedCondition[];
};

/** Whom a rule binds, whom it may bind because the sources leave it open, and whom it reaches through customers. */
export type Conditions = { binds: DatedCondition; may?: DatedCondition; reaches?: DatedCondition };

export const inOrder = ({ binds, may, reaches }: Conditions): DatedCondition[] =>
  [binds, may, reaches].filter((condition) => condition !== undefined);

/** "open": a question is not answered, or with "unsure", and the other answers do not decide. */
export type Verdict = "yes" | "no" | "open";

/** What is known of an organisation: its answers so far, and the day on which rules are to apply. */
export type Known = { answers: Answers; day: string };

/** A group is decided as soon as one of its conditions decides it, whatever is still open. */
export function verdictOf(condition: DatedCondition, known: Known): Verdict {
  if (condition.all) return groupVerdict(condition.all, known, "no", "yes");
  if (condition.any) return groupVerdict(condition.any, known, "yes", "no");
  if (isTooEarly(condition, known)) return "no";
  return answerVerdict(condition, known.answers[condition.question ?? ""]);
}

function groupVerdict(
  group: DatedCondition[],
  known: Known,
  decisive: Verdict,
  other: Verdict,
): Verdict {
  const verdicts = group.map((condition) => verdictOf(condition, known));
  if (verdicts.includes(decisive)) return decisive;
  return verdicts.includes("open") ? "open" : other;
}

export const isTooEarly = ({ from }: DatedCondition, { day }: Known) =>
  from !== undefined && day < from.day;

/** What one answer says to a condition on it, whatever the day. */
export function answerVerdict(condition: DatedCondition, answer: Answer | undefined): Verdict {
  if (answer === undefined || answer === "unsure") return "open";
  const found =
    condition.annex && typeof answer === "object" ? isInAnnex(answer, condition.annex) : answer;
  if (found === undefined) return "open";
  return holds(condition, found) ? "yes" : "no";
}

/** Whether one of the codes is covered; undefined if only more digits could tell. */
function isInAnnex(codes: readonly string[], groups: Annex["groups"]): boolean | undefined {
  const kinds = codes.map((code) => codeVerdict(code, { groups }).kind);
  if (kinds.includes("covered")) return true;
  return kinds.every((kind) => kind === "outside") ? false : undefined;
}

function holds({ is, atMost, moreThan, oneOf }: DatedCondition, answer: Answer): boolean {
  if (is !== undefined) return answer === is;
  if (typeof answer === "number")
    return atMost === undefined ? answer > (moreThan ?? 0) : answer <= atMost;
  if (typeof answer !== "object") return false;
  return answer.some((given) => oneOf?.some((one) => isWithin(given, one)));
}

const isWithin = (given: string, one: string) =>
  given === one || (/^\d+$/.test(one) && given.startsWith(one));

/** The ids of the questions that keep a condition open, also of those answered with "unsure". */
export function openQuestions(condition: DatedCondition, known: Known): string[] {
  if (verdictOf(condition, known) !== "open") return [];
  if (condition.question) return [condition.question];
  return [...(condition.all ?? []), ...(condition.any ?? [])].flatMap((one) =>
    openQuestions(one, known),
  );
}

/** How a rule stands to an organisation: it may apply where an answer is missing, or the sources leave it open. */
export type Standing = "binds" | "reaches" | "may" | "not";

/** “may” as well while an answer is missing that could still bind or reach the organisation. */
export function standingOf({ binds, may, reaches }: Conditions, known: Known): Standing {
  const bound = verdictOf(binds, known);
  if (bound === "yes") return "binds";
  if (bound === "open" || (may && verdictOf(may, known) !== "no")) return "may";
  const reached = reaches ? verdictOf(reaches, known) : "no";
  if (reached === "yes") return "reaches";
  return reached === "open" ? "may" : "not";
}

/** Those from that day on which concern the organisation, or may: a question is still open. */
export const comingDates = <Dated extends { date: string; concerns?: DatedCondition }>(
  dates: readonly Dated[],
  known: Known,
) =>
  dates.filter(
    ({ date, concerns }) => date >= known.day && (!concerns || verdictOf(concerns, known) !== "no"),
  );

function wantedBy(rule: Conditions, known: Known): string[] {
  if (verdictOf(rule.binds, known) === "yes") return [];
  for (const condition of inOrder(rule)) {
    const wanted = unanswered(openQuestions(condition, known), known);
    if (wanted.length > 0) return wanted;
  }
  return [];
}

const unanswered = (ids: string[], { answers }: Known) =>
  ids.filter((id) => answers[id] === undefined);

/** Asks only what could still change a result. A known answer counts, even if one before it is missing. */
export function walk(questions: readonly Question[], rules: readonly Conditions[], known: Known) {
  const asked: Question[] = [];
  let answers: Answers = {};
  for (;;) {
    const wanted = new Set(rules.flatMap((rule) => wantedBy(rule, { answers, day: known.day })));
    const open = questions.filter(({ id }) => wanted.has(id));
    const question = open.find(({ id }) => known.answers[id] !== undefined);
    if (!question) return { asked, answers, next: open[0], left: leftAfter(open[0], rules, known) };
    asked.push(question);
    answers = { ...answers, [question.id]: known.answers[question.id] as Answer };
  }
}

export type Walk = ReturnType<typeof walk>;

/** How many questions can follow `next` at most: those that are open now, because an answer never opens one. */
function leftAfter(next: Question | undefined, rules: readonly Conditions[], known: Known): number {
  const open = rules
    .filter(({ binds }) => verdictOf(binds, known) !== "yes")
    .flatMap(inOrder)
    .flatMap((condition) => unanswered(openQuestions(condition, known), known));
  return new Set(open.filter((id) => id !== next?.id)).size;
}
