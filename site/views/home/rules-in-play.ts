import { type Question, questions } from "../../content/records/questions.ts";
import { rules } from "../../content/records/rules.ts";
import type { Answers } from "../../tools/finder/answers.ts";
import { comingDates, type DatedCondition, inOrder } from "../../tools/finder/decide.ts";
import { isConcerned, resultOf } from "../../tools/finder/result.ts";
import { type FinderRule, finderRule } from "../tools/obligations/finder-file.ts";

/** A rule that a yes to one of the questions brings into play. */
export type RuleInPlay = Pick<FinderRule, "name" | "page"> & {
  /** A letter for each set of answers: it applies (a), it may (m), it is out of play (-). */
  states: string;
  dates: string[];
};

/** More days than pass between two builds. */
const MOST_DATES = 4;

/** The place of a set of answers in `states`: each question has a bit, which is set for yes. */
export const bitOf = (index: number) => 2 ** index;

/** What the questions decide, for every set of answers to them, so that the page needs no script of the finder. */
export function rulesInPlay(ids: readonly string[], day: string): RuleInPlay[] {
  const asked = ids.flatMap((id) => questions().find((question) => question.id === id) ?? []);
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

/** What a form's field holds for yes and for no. A number is asked for later where there is one. */
export const valueFor = ({ type }: Question, isYes: boolean) =>
  type === "number" ? (isYes ? "" : "none") : isYes ? "yes" : "no";

function answersFor(asked: readonly Question[], yes: readonly Question[]): Answers {
  return Object.fromEntries(
    asked.flatMap((question): [string, boolean | "none"][] => {
      const isYes = yes.includes(question);
      if (question.type === "number") return isYes ? [] : [[question.id, "none"]];
      return [[question.id, isYes]];
    }),
  );
}

function stateOf(one: ReturnType<typeof resultOf<FinderRule>>[number], yes: readonly Question[]): string {
  if (isConcerned(one)) return "a";
  const isNamed = inOrder(one.rule.applies).some((condition) => names(condition, yes));
  return one.group === "may" && isNamed ? "m" : "-";
}

/** Whether a yes to one of the questions is among what the condition asks for. */
function names({ question, is, all = [], any = [] }: DatedCondition, yes: readonly Question[]): boolean {
  if (question) return is !== false && yes.some(({ id }) => id === question);
  return [...all, ...any].some((condition) => names(condition, yes));
}
