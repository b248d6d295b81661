import type { MailingItem } from "../../server/inbox/mailings/content.ts";
import type { Mailing } from "../../server/inbox/storage/tables.ts";
import { mailingContent } from "../../server/mail/mailing-mails.ts";
import { type Occurrence, whenText } from "../../site/content/records/milestones.ts";
import { posts } from "../../site/content/records/posts.ts";
import { ruleChanges } from "../../site/content/records/rule-changes.ts";
import { deadlinesOf, rules } from "../../site/content/records/rules.ts";
import { isOpen } from "../../site/content/records/run-days.ts";
import { firstSentence, runFacts } from "../../site/content/records/training-facts.ts";
import { allRuns, type TrainingRun } from "../../site/content/records/trainings.ts";
import { dayText } from "../../site/dates/dates.ts";
import { deadlineAnchor } from "../../site/outputs/calendars/deadline-events.ts";
import { href } from "../../site/paths.ts";
import { fromContent } from "../content/attempt.ts";
import type { Desk } from "../desk.ts";

export function choicesOn(day: string): MailingItem[] {
  const runs = () => openRuns(day).map(itemOfRun);
  return fromContent(() => [...articles(), ...changes(day), ...deadlines(day), ...runs()]);
}

const articles = (): MailingItem[] =>
  posts().map(({ id, title, excerpt, by, date }) => ({
    ref: `post ${id}`,
    group: "Articles",
    title,
    text: excerpt,
    facts: [["By", `${by}, ${dayText(date)}`]],
    path: href("/blog/:id", id),
    action: "Read the article",
  }));

const changes = (day: string): MailingItem[] =>
  ruleChanges(day).map(({ rule, anchor, ...change }) => ({
    ref: `change ${anchor}`,
    group: "Changes in rules",
    title: `What changed: ${rule.name}`,
    text: change.what,
    facts: [["When", whenText(change)]],
    path: `${href("/what-changed")}#${anchor}`,
    action: "See all changes",
  }));

const comingOn = (day: string) => deadlinesOf(rules()).filter(({ date }) => date >= day);

/** One item for each milestone: of a milestone that comes back, the next day. */
function deadlines(day: string): MailingItem[] {
  const coming = [...Map.groupBy(comingOn(day), deadlineAnchor).values()].flatMap(
    ([next]) => next ?? [],
  );
  return coming.map((milestone) => ({
    ref: `date ${milestone.rule.id}.${milestone.id}`,
    group: "Coming deadlines",
    title: `${milestone.rule.name}: ${milestone.what}`,
    text: milestone.note ?? "",
    facts: factsOf(milestone),
    path: `${href("/deadlines")}#${deadlineAnchor(milestone)}`,
    action: "See all deadlines",
  }));
}

export const factsOf = (
  one: Pick<Occurrence, "who" | "prepare" | "about" | "date">,
): MailingItem["facts"] =>
  Object.entries({
    When: whenText(one),
    Who: one.who,
    ...(one.prepare && { "Have ready": one.prepare }),
  });

export const openRuns = (day: string) =>
  allRuns().filter((run) => run.training.live && isOpen(run, day));

export function itemOfRun(run: TrainingRun): MailingItem {
  const { dates, time, duration, format, place, fee } = runFacts(run);
  const facts = {
    Dates: [dates, time].filter(Boolean).join(", "),
    Duration: duration,
    Format: [format, place].filter(Boolean).join(", "),
    Fee: `${fee} per participant`,
  };
  return {
    ref: `run ${run.training.slug} ${run.id}`,
    group: "Courses",
    title: run.training.title,
    text: firstSentence(run.training.description),
    facts: Object.entries(facts),
    path: href("/trainings/:slug", run.training.slug),
    action: "See the training",
  };
}

type Shown = Pick<Mailing, "kind" | "subject" | "preview" | "content">;

export function previewOf({ config: { firm, siteUrl, mail } }: Desk, mailing: Shown) {
  const links = { stop: siteUrl, unsubscribe: siteUrl };
  return mailingContent(mailing, { firm, siteUrl, words: mail.words(), links });
}
