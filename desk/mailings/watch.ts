import { z } from "zod";
import { dayOf } from "../../contract/indian-time.ts";
import { countUnreachable } from "../../server/inbox/mailings/audience.ts";
import type { MailingContent, MailingItem } from "../../server/inbox/mailings/content.ts";
import { mailingRow } from "../../server/inbox/mailings/mailings.ts";
import { addRecipients } from "../../server/inbox/mailings/sending.ts";
import { digest, newId } from "../../server/inbox/storage/ids.ts";
import { addRow } from "../../server/inbox/storage/rows.ts";
import { hasRow, type Storage } from "../../server/inbox/storage/storage.ts";
import { type Subscription, WATCH } from "../../server/inbox/storage/tables.ts";
import { subscribed, subscribersTo } from "../../server/inbox/subscribers/subscription.ts";
import { allUnreachable } from "../../server/inbox/subscribers/unreachable.ts";
import { domainOf } from "../../server/mail/dkim.ts";
import type { Occurrence } from "../../site/content/records/milestones.ts";
import { type Question, questions } from "../../site/content/records/questions.ts";
import { deadlinesOf, type Rule, rules } from "../../site/content/records/rules.ts";
import { addDays, today } from "../../site/dates/dates.ts";
import { datedCondition } from "../../site/for-desk.ts";
import { readAnswers } from "../../site/tools/finder/answers.ts";
import { type DatedCondition, verdictOf } from "../../site/tools/finder/decide.ts";
import { fromContent } from "../content/attempt.ts";
import { audit, type Desk } from "../desk.ts";
import { orRefuse, Refusal } from "../refusal.ts";
import { route } from "../route.ts";
import { factsOf, previewOf } from "./choices.ts";

const subject = "Your rules: what is new";
const preview = "A rule of your result has changed, or a date is near.";

/** A rule with its deadlines; their conditions have days in place of milestone ids. */
const watchedRule = (rule: Rule): WatchedRule => ({
  ...rule,
  dates: deadlinesOf([rule]).map(({ concerns, ...deadline }) => {
    return { ...deadline, concerns: concerns && datedCondition(concerns, rule) };
  }),
});

/** Routes to show what is new for people who watch rules, and to mail it. Nothing is sent before staff say so. */
export const watchRoutes = {
  "GET /api/mailings/watch": route({ handler: (_asked, desk) => whatIsNew(desk) }),
  "POST /api/mailings/watch/preview": route({
    body: z.strictObject({ email: z.string().max(254) }),
    handler: async ({ body }, desk) => {
      const found = (await planOf(desk)).find((mail) => mail.email === body.email);
      const { news } = orRefuse(found, "There is nothing to tell this address any more.");
      const content = JSON.stringify(contentFor(news));
      return desk.mailPreviews.show(previewOf(desk, { kind: "watch", subject, preview, content }));
    },
  }),
  "POST /api/mailings/watch": route({
    body: z.strictObject({ plan: z.string().max(100) }),
    handler: async (asked, desk) => {
      const planned = await planOf(desk);
      if (digest(planned) !== asked.body.plan)
        throw new Refusal(409, "What would be sent has changed meanwhile: look at it again.");
      if (planned.length === 0) throw new Refusal(409, "There is nothing to tell anybody.");
      const id = await sendNews(desk, planned);
      const what = `Told ${planned.length} people what is new in the rules they watch`;
      await audit(desk, asked, "mailings", id, what);
      return { id };
    },
  }),
};

/** The mails that would go out now. */
async function planOf({ storage, now }: Desk) {
  const unreachable = await allUnreachable(storage);
  const all = await subscribersTo(storage, "watch");
  // What they cannot be told now is told once they can be reached.
  const watchers = all.filter(({ email }) => !unreachable.has(email));
  const told = await storage.db.selectFrom("told").select(["email", "what"]).execute();
  const known = new Set(told.map(({ email, what }) => `${email} ${what}`));
  return fromContent(() =>
    planMails(watchers, {
      rules: rules().map(watchedRule),
      questions: questions(),
      isTold: (email, what) => known.has(`${email} ${what}`),
      day: today(new Date(now())),
    }),
  );
}

async function whatIsNew(desk: Desk) {
  const { storage } = desk;
  const planned = await planOf(desk);
  return {
    watchers: new Set((await subscribersTo(storage, "watch")).map(({ email }) => email)).size,
    unreachable: await countUnreachable(storage.db, { kind: "watch", training: "" }),
    people: planned.map(({ email, news }) => ({ email, news: news.map(shortened) })),
    plan: digest(planned),
  };
}

/** Queues the planned mails. Nobody gets news twice that the table “told” has, also from a send at the same moment. */
async function sendNews({ storage, config, now }: Desk, planned: PlannedMail[]): Promise<string> {
  const mailing = mailingRow({ kind: "watch", subject, preview, now: now() });
  const queueing = { now: now(), domain: domainOf(config.mail.from) };
  await storage.db.transaction().execute(async (trx) => {
    await addRow({ db: trx }, "mailing", { ...mailing, state: "sending", started_at: now() });
    for (const { email, token, news } of planned) {
      if (!(await hasRow(storage.lockRows(subscribed(trx)).where("token", "=", token)))) continue;
      const fresh = await noteTold(trx, { email, news }, now());
      if (fresh.length === 0) continue;
      const content = JSON.stringify(contentFor(fresh));
      await addRecipients(trx, mailing.id, [{ email, token, content }], queueing);
    }
  });
  return mailing.id;
}

/** Writes down that somebody is told; returns the news that they had not been told before. */
async function noteTold(
  db: Storage["db"],
  { email, news }: Pick<PlannedMail, "email" | "news">,
  at: number,
): Promise<News[]> {
  const noted = await db
    .insertInto("told")
    .values(news.map(({ what }) => ({ id: newId(20), email, what, at })))
    .onConflict((conflict) => conflict.columns(["email", "what"]).doNothing())
    .returning("what")
    .execute();
  return news.filter(({ what }) => noted.some((row) => row.what === what));
}

const NEAR_DAYS = 30;

/** A rule with all its dates, and its change log, the newest entry first. */
type WatchedRule = Pick<Rule, "id" | "name"> & {
  dates: (Omit<Occurrence, "concerns"> & { concerns?: DatedCondition | undefined })[];
  changes?: { date: string; what: string }[];
};

type Watcher = Pick<Subscription, "email" | "token" | "list" | "rules" | "confirmed_at">;

/** A change or a near date to tell somebody. `what` is its key: nobody is told the same key twice. */
type News = { what: string; item: MailingItem };

interface Known {
  rules: WatchedRule[];
  questions: Question[];
  isTold: (email: string, what: string) => boolean;
  day: string;
}

type PlannedMail = { email: string; token: string; news: News[] };

/** One mail for each address with news that it was not told yet. */
export function planMails(watchers: Watcher[], known: Known): PlannedMail[] {
  const people = Map.groupBy(watchers, ({ email }) => email);
  return [...people].flatMap(([email, own]) => {
    const all = own.flatMap((watcher) => newsFor(watcher, known));
    const fresh = all.filter(({ what }) => !known.isTold(email, what));
    const news = [...new Map(fresh.map((one) => [one.what, one])).values()];
    return news.length > 0 ? [{ email, token: own.at(-1)?.token ?? "", news }] : [];
  });
}

function newsFor(watcher: Watcher, { rules, questions, day }: Known): News[] {
  const watched = watcher.rules.split(" ");
  const query = new URLSearchParams(watcher.list.slice(WATCH.length));
  const answers = readAnswers(questions, query);
  const since = dayOf(watcher.confirmed_at ?? 0);
  const link = { ref: "", path: watcher.list, action: "See your result as it is now" };
  const soon = { group: "Within 30 days", text: "", ...link };
  return rules
    .filter(({ id }) => watched.includes(id))
    .flatMap((rule): News[] => {
      const changes = changesOf(rule).filter(({ date }) => date >= since && date <= day);
      const near = rule.dates
        .filter(({ date }) => date >= day && date <= addDays(day, NEAR_DAYS))
        .filter(({ concerns }) => !concerns || verdictOf(concerns, { answers, day }) !== "no");
      return [
        ...changes.map(({ date, what, number }) => ({
          what: `change ${rule.id} ${date} ${number}`,
          item: { group: "What changed", title: rule.name, text: what, facts: [], ...link },
        })),
        ...near.map((one) => ({
          what: `date ${rule.id}.${one.id} ${one.date}`,
          item: { ...soon, title: `${rule.name}: ${one.what}`, facts: factsOf(one) },
        })),
      ];
    });
}

/** The change log, oldest first. `number` counts the changes of a day; it stays the same when a newer one is added. */
function changesOf({ changes = [] }: WatchedRule) {
  const oldestFirst = changes.toReversed();
  return oldestFirst.map((change, index) => ({
    ...change,
    number: oldestFirst.slice(0, index).filter(({ date }) => date === change.date).length + 1,
  }));
}

function shortened({ item: { group, title, text, facts } }: News) {
  return { group, title, text: text || (facts[0]?.join(": ") ?? "") };
}

const contentFor = (news: News[]): MailingContent => ({
  intro: "You asked us to watch the rules of your result. This is new.",
  items: news.map(({ item }) => item),
  closing: "",
});
