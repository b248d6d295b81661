import { RULES_FEED_PATH } from "../../../../contract/forms.ts";
import { siteConfig } from "../../../config.ts";
import { firm } from "../../../content/reader/read.ts";
import { cbamAnnex } from "../../../content/records/annex.ts";
import type { Condition } from "../../../content/records/conditions.ts";
import { toActOn, whenText } from "../../../content/records/milestones.ts";
import { notices } from "../../../content/records/notices.ts";
import { questions } from "../../../content/records/questions.ts";
import { type Rule, rules, type Source } from "../../../content/records/rules.ts";
import {
  deadlineEvent,
  deadlineFile,
  ruleFeed,
  sourceOf,
  subscribeLink,
} from "../../../outputs/calendars/deadline-events.ts";
import { ALL_FEED } from "../../../outputs/calendars/paths.ts";
import { href } from "../../../paths.ts";
import type { DatedCondition } from "../../../tools/finder/decide.ts";
import { comingOf } from "../../deadlines/coming.ts";
import { obligationsCopy } from "./copy.ts";

/** All that the finder needs, in one file: after it, nothing else is fetched. */
export type FinderFile = ReturnType<typeof finderFile>;
export type FinderRule = ReturnType<typeof finderRule>;

export function finderFile() {
  const { question, result, answers, checked } = obligationsCopy();
  const { name, email, domain, offices } = firm();
  const { watchUrl } = siteConfig().delivery;
  const { watch, refused, unreachable } = notices().lists;
  return {
    letterhead: {
      name,
      email,
      url: `${domain}${href("/tools/obligations")}`,
      addresses: offices.flatMap(({ address }) => address ?? []),
    },
    /** Where the form to hear of changes is sent, if our own server takes the forms. */
    watch: watchUrl,
    watchNotices: { watch, refused, unreachable },
    /** The calendar of several rules, whose ids are added at the end, if our own server takes the forms. */
    feed: watchUrl && `${subscribeLink(RULES_FEED_PATH)}?of=`,
    /** The calendar of all dates, from which the browser picks those of the result. */
    calendar: ALL_FEED,
    words: { question, result, answers, checked },
    questions: questions(),
    rules: rules().map(finderRule),
  };
}

/** What the finder needs of a rule: only dates from the day of the build on, and days in place of milestone ids. */
export function finderRule(rule: Rule) {
  const {
    id,
    name,
    title,
    binds,
    reaches,
    voluntary,
    applies,
    prepare,
    reviewed,
    sourcesTo,
    helps,
  } = rule;
  const coming = toActOn(comingOf(rule));
  return {
    id,
    name,
    title,
    binds,
    reaches,
    voluntary,
    prepare,
    reviewed,
    sourcesTo,
    helps,
    applies: {
      binds: datedCondition(applies.binds, rule),
      may: applies.may && datedCondition(applies.may, rule),
      reaches: applies.reaches && datedCondition(applies.reaches, rule),
    },
    dates: coming.map((deadline) => {
      const { date, about, what, who, prepare, concerns } = deadline;
      return {
        date,
        about,
        what,
        who,
        prepare,
        /** Which of those under the rule this date concerns; without it, all of them. */
        concerns: concerns && datedCondition(concerns, rule),
        file: deadlineFile(deadline),
        uid: deadlineEvent(deadline).uid,
      };
    }),
    source: sourceText(coming[0] ? sourceOf(coming[0]) : rule.sources[0]),
    page: href("/rules/:slug", id),
    subscribe: subscribeLink(ruleFeed(rule)),
  };
}

const sourceText = (source: Source | undefined) =>
  source
    ? `${source.title}. ${source.reference}${source.asOf ? `, as of ${source.asOf}` : ""}`
    : "";

/** The same condition with the days of its milestones in place of their ids, and with the annex that decides on codes. */
export function datedCondition(
  { from, all, any, ...condition }: Condition,
  rule: Rule,
): DatedCondition {
  const milestone = rule.milestones.find(({ id }) => id === from);
  const isOnCodes =
    condition.is !== undefined &&
    questions().some(({ id, type }) => id === condition.question && type === "code");
  return {
    ...condition,
    annex: isOnCodes ? cbamAnnex().annex.groups : undefined,
    from: milestone && { day: milestone.date, when: whenText(milestone) },
    all: all?.map((one) => datedCondition(one, rule)),
    any: any?.map((one) => datedCondition(one, rule)),
  };
}
