import { dayOf } from "../../contract/indian-time.ts";
import type { MailingContent, MailingItem } from "../../server/inbox/mailings/content.ts";
import { type Subscription, WATCH } from "../../server/inbox/storage/tables.ts";
import { type Occurrence, whenText } from "../../site/content/records/milestones.ts";
import type { Question } from "../../site/content/records/questions.ts";
import type { Rule } from "../../site/content/records/rules.ts";
import { addDays } from "../../site/dates/dates.ts";
import { readAnswers } from "../../site/tools/finder/answers.ts";
import { type DatedCondition, verdictOf } from "../../site/tools/finder/decide.ts";

/** People are told of a date this many days before it, or later. */
const NEAR_DAYS = 30;

/** A rule with all its dates, and its change log, the newest entry first. */
export type WatchedRule = Pick<Rule, "id" | "name"> & {
  dates: (Omit<Occurrence, "concerns"> & { concerns?: DatedCondition | undefined })[];
  changes?: { date: string; what: string }[];
};

type Watcher = Pick<Subscription, "email" | "token" | "list" | "rules" | "confirmed_at">;

/** A change or a near date to tell somebody. `what` is its key: nobody is told the same key twice. */
interface News {
  what: string;
  item: MailingItem;
}

export interface PlannedMail {
  email: string;
  token: string;
  news: News[];
}

interface Known {
  rules: WatchedRule[];
  questions: Question[];
  /** Whether this address was told the news with the key `what`. */
  isTold: (email: string, what: string) => boolean;
  day: string;
}

/** The mails of a day: one for each person who watches results, with all that is new in them. None without news. */
export function planMails(watchers: Watcher[], known: Known): PlannedMail[] {
  const people = Map.groupBy(watchers, ({ email }) => email);
  return [...people].flatMap(([email, own]) => {
    const all = own.flatMap((watcher) => newsFor(watcher, known));
    const news = [...new Map(all.map((one) => [one.what, one])).values()].filter(
      ({ what }) => !known.isTold(email, what),
    );
    return news.length > 0 ? [{ email, token: own.at(-1)?.token ?? "", news }] : [];
  });
}

/** Changes since the subscription was confirmed, and near dates that concern the watched result. */
function newsFor(watcher: Watcher, { rules, questions, day }: Known): News[] {
  const watched = watcher.rules.split(" ");
  const query = new URLSearchParams(watcher.list.slice(WATCH.length));
  const answers = readAnswers(questions, query);
  const since = dayOf(watcher.confirmed_at ?? 0);
  const link = { path: watcher.list, action: "See your result as it is now" };
  return rules
    .filter(({ id }) => watched.includes(id))
    .flatMap((rule) => [
      ...changesOf(rule)
        .filter(({ date }) => date >= since && date <= day)
        .map(({ date, what, number }) => ({
          what: `change ${rule.id} ${date} ${number}`,
          item: { ref: "", group: "What changed", title: rule.name, text: what, facts: [], ...link },
        })),
      ...rule.dates
        .filter(({ date }) => date >= day && date <= addDays(day, NEAR_DAYS))
        .filter(({ concerns }) => !concerns || verdictOf(concerns, { answers, day }) !== "no")
        .map(
          (date): News => ({
            what: `date ${rule.id}.${date.id} ${date.date}`,
            item: {
              ref: "",
              group: "Within 30 days",
              title: `${rule.name}: ${date.what}`,
              text: "",
              facts: [
                ["When", whenText(date)],
                ["Who", date.who],
                ...(date.prepare ? [["Have ready", date.prepare] as [string, string]] : []),
              ],
              ...link,
            },
          }),
        ),
    ]);
}

/** The change log, oldest first. `number` counts the changes of a day; it stays the same when a newer one is added. */
function changesOf({ changes = [] }: WatchedRule) {
  const oldestFirst = changes.toReversed();
  return oldestFirst.map((change, index) => ({
    ...change,
    number: oldestFirst.slice(0, index).filter(({ date }) => date === change.date).length + 1,
  }));
}

export const contentFor = (news: News[]): MailingContent => ({
  intro: "You asked us to watch the rules of your result. This is new.",
  items: news.map(({ item }) => item),
  closing: "",
});
