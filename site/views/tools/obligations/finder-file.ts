import { RULES_FEED_PATH } from "../../../../contract/forms.ts";
import { href } from "../../../addresses.ts";
import { siteConfig } from "../../../config.ts";
import { firm } from "../../../content/reader/read.ts";
import type { Condition } from "../../../content/records/conditions.ts";
import { whenText } from "../../../content/records/milestones.ts";
import { type Question, questions } from "../../../content/records/questions.ts";
import { type Deadline, deadlinesOf, type Rule, rules, type Source } from "../../../content/records/rules.ts";
import { today } from "../../../dates/dates.ts";
import { ALL_FEED } from "../../../outputs/calendars/addresses.ts";
import {
  deadlineEvent,
  deadlineFile,
  ruleFeed,
  sourceOf,
  subscribeLink,
} from "../../../outputs/calendars/deadline-events.ts";
import type { Conditions, DatedCondition } from "../../../tools/finder/decide.ts";
import { type ObligationsCopy, obligationsCopy } from "./copy.ts";

/** A rule as the finder knows it, with the dates that had not passed when the site was built. */
export type FinderRule = Pick<
  Rule,
  "id" | "name" | "title" | "binds" | "reaches" | "voluntary" | "prepare" | "reviewed" | "sourcesTo" | "helps"
> & {
  applies: Conditions;
  dates: FinderDate[];
  source: string;
  /** Where the rule is told whole, and the calendar that follows it. */
  page: string;
  subscribe: string;
};

export type FinderDate = Pick<Deadline, "date" | "about" | "what" | "who" | "prepare"> & {
  /** Which of those under the rule it concerns; without it, all of them. */
  concerns?: DatedCondition;
  file: string;
  /** Its id in all calendars. */
  uid: string;
};

/** All that the finder needs, in one file: once it is there, nothing else is fetched. */
export type FinderFile = {
  letterhead: { name: string; email: string; url: string; addresses: string[] };
  /** Where to ask to be told of changes, where our own server takes the forms. */
  watch: string | undefined;
  /** One calendar of the rules whose names follow, where our own server is. */
  feed: string | undefined;
  /** The calendar of all dates, of which a visitor keeps those of the result. */
  calendar: string;
  words: Pick<ObligationsCopy, "question" | "result" | "answers">;
  questions: Question[];
  rules: FinderRule[];
};

export function finderFile(): FinderFile {
  const { question, result, answers } = obligationsCopy();
  const { name, email, domain, offices } = firm();
  const { watchUrl } = siteConfig().delivery;
  return {
    letterhead: {
      ...{ name, email, url: `${domain}${href("/tools/obligations")}` },
      addresses: offices.flatMap(({ address }) => address ?? []),
    },
    watch: watchUrl,
    feed: watchUrl && `${subscribeLink(RULES_FEED_PATH)}?of=`,
    calendar: ALL_FEED,
    words: { question, result, answers },
    questions: questions(),
    rules: rules().map(finderRule),
  };
}

export function finderRule(rule: Rule): FinderRule {
  const { id, name, title, binds, reaches, voluntary, applies, prepare, reviewed, sourcesTo, helps } = rule;
  const coming = comingDates(rule);
  return {
    ...{ id, name, title, binds, reaches, voluntary, prepare, reviewed, sourcesTo, helps },
    applies: {
      binds: datedCondition(applies.binds, rule),
      may: applies.may && datedCondition(applies.may, rule),
      reaches: applies.reaches && datedCondition(applies.reaches, rule),
    },
    dates: coming.map((deadline) => {
      const { date, about, what, who, prepare, concerns } = deadline;
      return {
        ...{ date, about, what, who, prepare },
        concerns: concerns && datedCondition(concerns, rule),
        file: deadlineFile(deadline),
        uid: deadlineEvent(deadline).uid,
      };
    }),
    source: sourceText(coming[0] ? sourceOf(coming[0]) : rule.sources[0]),
    page: rulePage(rule),
    subscribe: subscribeLink(ruleFeed(rule)),
  };
}

/** The one place where a result's link to its rule is made. */
const rulePage = ({ id }: Rule) => href("/rules/:slug", id);

/** What has not passed. */
export function comingDates(rule: Rule): Deadline[] {
  const day = today();
  return deadlinesOf([rule]).filter(({ date }) => date >= day);
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
