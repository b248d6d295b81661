import { type Question, questions } from "../../content/records/questions.ts";
import { rules } from "../../content/records/rules.ts";
import type { Answers } from "../../tools/finder/answers.ts";
import { comingDates, type DatedCondition, inOrder } from "../../tools/finder/decide.ts";
import { isConcerned, resultOf } from "../../tools/finder/result.ts";
import { type FinderRule, finderRule } from "../tools/obligations/finder-file.ts";

export type RuleInPlay = Pick<FinderRule, "name" | "page"> & {
  /** A letter for each set of answers, see bitOf: the rule applies (a), may apply (m) or is out of play (-). */
  states: string;
  dates: string[];
};

/** Enough that not all of them pass between two builds. */
const MOST_DATES = 4;

/** The bit of a question. The sum of the bits answered with yes is the index of that set of answers in `states`. */
export const bitOf = (index: number) => 2 ** index;

/** Rules that a yes can bring into play, decided for every set of answers so that the page needs no finder script. */
export function rulesInPlay(questionIds: readonly string[], day: string): RuleInPlay[] {
  const asked = questionIds.flatMap(
    (id) => questions().find((question) => question.id === id) ?? [],
  );
  const known = rules().map(finderRule);
  const sets = Array.from({ length: 2 ** asked.length }, (_, bits) =>
    asked.filter((_question, index) => bits & bitOf(index)),
  );
  const found = sets.map((yes) => {
    const result = resultOf(known, { answers: answersFor(asked, yes), day });
    return new Map(result.map((one) => [one.rule.id, stateOf(one, yes)]));
  });
  const answers = answersFor(asked, asked);
  return known
    .map((rule) => ({
      name: rule.name,
      page: rule.page,
      states: found.map((states) => states.get(rule.id)).join(""),
      dates: comingDates(rule.dates, { answers, day })
        .map(({ date }) => date)
        .slice(0, MOST_DATES),
    }))
    .filter(({ states }) => /[am]/.test(states));
}

/** The value of a radio button. A yes to a question for a number is empty: the finder asks for the number later. */
export function valueFor({ type }: Question, isYes: boolean) {
  if (type === "number") return isYes ? "" : "none";
  return isYes ? "yes" : "no";
}

/** Questions that are not in `yes` are answered with no. A yes to a question for a number stays open. */
const answersFor = (asked: readonly Question[], yes: readonly Question[]): Answers =>
  Object.fromEntries(
    asked.flatMap((question): [string, boolean | "none"][] => {
      const isYes = yes.includes(question);
      if (question.type === "number") return isYes ? [] : [[question.id, "none"]];
      return [[question.id, isYes]];
    }),
  );

/** The letter for `states`. A rule that may apply is in play only if it asks for a yes to one of these questions. */
function stateOf(
  one: ReturnType<typeof resultOf<FinderRule>>[number],
  yes: readonly Question[],
): string {
  if (isConcerned(one)) return "a";
  const isNamed = inOrder(one.rule.applies).some((condition) => asksForYes(condition, yes));
  return one.group === "may" && isNamed ? "m" : "-";
}

function asksForYes(
  { question, is, all = [], any = [] }: DatedCondition,
  yes: readonly Question[],
): boolean {
  if (question) return is !== false && yes.some(({ id }) => id === question);
  return [...all, ...any].some((condition) => asksForYes(condition, yes));
}
