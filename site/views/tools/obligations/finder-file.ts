import { firm } from "../../../content/reader/read.ts";
import type { Condition } from "../../../content/records/conditions.ts";
import { whenText } from "../../../content/records/milestones.ts";
import { type Question, questions } from "../../../content/records/questions.ts";
import { type Rule, rules, type Source } from "../../../content/records/rules.ts";
import { today } from "../../../dates/dates.ts";
import {
  type Deadline,
  deadlineFile,
  ruleFeed,
  sourceOf,
} from "../../../outputs/calendars/deadline-events.ts";
import type { Conditions, DatedCondition } from "../../../tools/finder/decide.ts";
import { type ObligationsCopy, obligationsCopy } from "./copy.ts";

/** A rule as the finder knows it, with the dates that had not passed when the site was built. */
export type FinderRule = Pick<
  Rule,
  "id" | "name" | "title" | "binds" | "reaches" | "voluntary" | "prepare" | "reviewed" | "helps"
> & {
  applies: Conditions;
  dates: FinderDate[];
  source: string;
  feed: string;
};

export type FinderDate = Pick<Deadline, "date" | "about" | "what" | "who" | "prepare"> & {
  /** Which of those under the rule it concerns; without it, all of them. */
  concerns?: DatedCondition;
  file: string;
};

/** All that the finder needs, in one file: once it is there, nothing else is fetched. */
export type FinderFile = {
  firm: string;
  words: Pick<ObligationsCopy, "question" | "result" | "answers">;
  questions: Question[];
  rules: FinderRule[];
};

export function finderFile(): FinderFile {
  const { question, result, answers } = obligationsCopy();
  return {
    firm: firm().name,
    words: { question, result, answers },
    questions: questions(),
    rules: rules().map(finderRule),
  };
}

export function finderRule(rule: Rule): FinderRule {
  const { id, name, title, binds, reaches, voluntary, applies, prepare, reviewed, helps } = rule;
  const coming = comingDates(rule);
  return {
    ...{ id, name, title, binds, reaches, voluntary, prepare, reviewed, helps },
    applies: {
      binds: datedCondition(applies.binds, rule),
      reaches: applies.reaches && datedCondition(applies.reaches, rule),
    },
    dates: coming.map((deadline) => {
      const { date, about, what, who, prepare, concerns } = deadline;
      return {
        ...{ date, about, what, who, prepare },
        concerns: concerns && datedCondition(concerns, rule),
        file: deadlineFile(deadline),
      };
    }),
    source: sourceText(coming[0] ? sourceOf(coming[0]) : rule.sources[0]),
    feed: ruleFeed(rule),
  };
}

/** What has not passed, without the steps of a long row where there is something else to come. */
export function comingDates(rule: Rule): Deadline[] {
  const coming = rule.milestones
    .filter(({ date }) => date >= today())
    .map((milestone) => ({ ...milestone, rule }));
  const main = coming.filter(({ yearly }) => !yearly);
  return main.length > 0 ? main : coming;
}

const sourceText = (source: Source | undefined) =>
  source ? `${source.title}. ${source.reference}${source.asOf ? `, as of ${source.asOf}` : ""}` : "";

/** The same condition with the days of its milestones. */
export function datedCondition({ from, all, any, ...condition }: Condition, rule: Rule): DatedCondition {
  const milestone = rule.milestones.find(({ id }) => id === from);
  return {
    ...condition,
    from: milestone && { day: milestone.date, when: whenText(milestone) },
    all: all?.map((one) => datedCondition(one, rule)),
    any: any?.map((one) => datedCondition(one, rule)),
  };
}
