import { RULES_FEED_PATH } from "../../../../contract/forms.ts";
import { href } from "../../../addresses.ts";
import { siteConfig } from "../../../config.ts";
import { firm } from "../../../content/reader/read.ts";
import type { Condition } from "../../../content/records/conditions.ts";
import { whenText } from "../../../content/records/milestones.ts";
import { questions } from "../../../content/records/questions.ts";
import { type Rule, rules, type Source } from "../../../content/records/rules.ts";
import { ALL_FEED } from "../../../outputs/calendars/addresses.ts";
import {
  deadlineEvent,
  deadlineFile,
  ruleFeed,
  sourceOf,
  subscribeLink,
} from "../../../outputs/calendars/deadline-events.ts";
import type { DatedCondition } from "../../../tools/finder/decide.ts";
import { comingOf } from "../../deadlines/coming.ts";
import { obligationsCopy } from "./copy.ts";

/** All that the finder needs, in one file: once it is there, nothing else is fetched. */
export type FinderFile = ReturnType<typeof finderFile>;

/** A rule as the finder knows it, with the dates that had not passed when the site was built. */
export type FinderRule = ReturnType<typeof finderRule>;

export function finderFile() {
  const { question, result, answers } = obligationsCopy();
  const { name, email, domain, offices } = firm();
  const { watchUrl } = siteConfig().delivery;
  return {
    letterhead: {
      ...{ name, email, url: `${domain}${href("/tools/obligations")}` },
      addresses: offices.flatMap(({ address }) => address ?? []),
    },
    /** Where to ask to be told of changes, where our own server takes the forms. */
    watch: watchUrl,
    /** One calendar of the rules whose names follow, where our own server is. */
    feed: watchUrl && `${subscribeLink(RULES_FEED_PATH)}?of=`,
    /** The calendar of all dates, of which a visitor keeps those of the result. */
    calendar: ALL_FEED,
    words: { question, result, answers },
    questions: questions(),
    rules: rules().map(finderRule),
  };
}

export function finderRule(rule: Rule) {
  const { id, name, title, binds, reaches, voluntary, applies, prepare, reviewed, sourcesTo, helps } = rule;
  const coming = comingOf(rule);
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
        /** Which of those under the rule it concerns; without it, all of them. */
        concerns: concerns && datedCondition(concerns, rule),
        file: deadlineFile(deadline),
        /** Its id in all calendars. */
        uid: deadlineEvent(deadline).uid,
      };
    }),
    source: sourceText(coming[0] ? sourceOf(coming[0]) : rule.sources[0]),
    page: href("/rules/:slug", id),
    subscribe: subscribeLink(ruleFeed(rule)),
  };
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
