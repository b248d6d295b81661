import { daysOf, findPublished, type PublishedRun, runChange } from "../../contract/trainings.ts";
import {
  listRegistrations,
  type RunKey,
  type SeatCount,
  seatsIn,
} from "../../server/inbox/registrations/registrations.ts";
import { findRows } from "../../server/inbox/storage/rows.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import { fieldsOf, type Registration } from "../../server/inbox/storage/tables.ts";
import { filtered } from "../../server/inbox/submissions/read.ts";
import { firstDay, isOpen, isPast, upcomingFirst } from "../../site/content/records/run-days.ts";
import { runFacts } from "../../site/content/records/training-facts.ts";
import { allRuns, type TrainingRun } from "../../site/content/records/trainings.ts";
import { runForMails } from "../../site/outputs/trainings/published-runs.ts";
import { fromContent, orNone } from "../content/attempt.ts";
import { sessionsText } from "../content/words.ts";
import type { Desk } from "../desk.ts";
import { seatsAsked } from "./seats-asked.ts";
import { liveRuns } from "./training-mails.ts";

const nameOf = ({ training, run }: RunKey) => `${training} ${run}`;

export const keyOf = (run: TrainingRun): RunKey => ({ training: run.training.slug, run: run.id });

const runsOfContent = () => fromContent(allRuns, "the trainings cannot be read");

export const findRun = ({ training, run }: RunKey) =>
  runsOfContent().find((one) => one.training.slug === training && one.id === run);

/** All runs: first those to come, then past ones, then those that are gone from the content but have registrations. */
export async function runSummaries(desk: Desk, day: string): Promise<RunSummary[]> {
  const byRun = Map.groupBy(await listRegistrations(desk.storage), nameOf);
  const live = liveRuns(desk);
  const keys = [
    ...upcomingFirst(runsOfContent(), day).map(keyOf),
    ...(live ?? []).filter(({ firstDay }) => firstDay >= day),
    ...[...byRun.values()].flatMap(([first]) => first ?? []),
  ];
  const runs = new Map(keys.map((key) => [nameOf(key), key]));
  return [...runs].map(([name, key]) =>
    summaryOf(key, { seats: seatsIn(byRun.get(name) ?? []), day, live }),
  );
}

/** The runs in which no seat is left. */
export async function fullRuns(desk: Desk, day: string) {
  const full = (await runSummaries(desk, day)).filter(
    (run) => run.taken >= (run.capacity ?? Infinity),
  );
  const names = new Set(full.map(nameOf));
  return (run: TrainingRun) => names.has(nameOf(keyOf(run)));
}

/** `live` are all runs as visitors see them, where that is known. */
type Seen = { seats: SeatCount; day: string; live: PublishedRun[] | undefined };

/**
 * A run with its seats, as lists show it: on the days that visitors read. One that neither they nor the content have is
 * called by its ids, and is over.
 */
export function summaryOf({ training, run }: RunKey, { seats, day, live }: Seen) {
  const found = findRun({ training, run });
  const published = live && findPublished(live, { training, run });
  const isElsewhere =
    published !== undefined && (!found || runForMails(found).dates !== published.dates);
  const seen = isElsewhere ? seenAs(published, day) : savedAs(found, day);
  return {
    ...{ training, run, ...seats, ...runNames(training, run), ...seen },
    /** As it is saved; as visitors see it where the content has it no more. */
    state: found?.state ?? (published ? stateOf(published) : ("gone" as const)),
    capacity: found ? (found.seats ?? null) : (published?.seats ?? null),
    file: found?.training.file ?? "",
    unpublished: live ? unpublishedText(found, published) : "",
  };
}

function stateOf({ isCancelled, isFull }: PublishedRun) {
  if (isCancelled) return "cancelled";
  return isFull ? "full" : "open";
}

const savedAs = (found: TrainingRun | undefined, day: string) => ({
  firstDay: found ? firstDay(found) : "",
  isToday: found?.sessions.some(({ start, end }) => start <= day && day <= end) ?? false,
  isOver: !found || isPast(found, day),
});

/** Of the last day visitors read no more than the words: who began today or later is not over. */
const seenAs = ({ title, dates, firstDay: first }: PublishedRun, day: string) => ({
  title,
  dates,
  firstDay: first,
  isToday: first === day,
  isOver: first < day,
});

/** What is saved of a run and visitors do not see yet, in a sentence; "" if they see all of it. */
function unpublishedText(
  found: TrainingRun | undefined,
  published: PublishedRun | undefined,
): string {
  if (!found)
    return published ? "The content has this run no more, but visitors still see it." : "";
  if (!published) return "It is saved and not published: visitors do not see it yet.";
  const saved = runForMails(found);
  switch (runChange(published, saved)) {
    case "called-off":
      return "It is saved as cancelled and not published: visitors see it as it was.";
    case "back-on":
      return "It is saved as held after all and not published: visitors read that it is called off.";
    case "moved":
      return `It is saved for ${daysOf(saved)}, and not published: visitors read ${daysOf(published)}.`;
    default:
      return "";
  }
}

export type RunSummary = ReturnType<typeof summaryOf>;

export function runNames(training: string, run: string): { title: string; dates: string } {
  const found = orNone(allRuns).find((one) => one.training.slug === training && one.id === run);
  return {
    title: found?.training.title ?? training,
    dates: found ? sessionsText(found.sessions) : run,
  };
}

export const titlesIn = (text: string) => [
  ...new Set(
    orNone(allRuns)
      .map((run) => run.training.title)
      .filter((title) => text.includes(title)),
  ),
];

/** Gives the inquiries that nobody has handled and that ask for a run, without those registered for it; oldest first. */
export async function openInquiries(storage: Storage, day: string) {
  const registered = new Set(
    (await listRegistrations(storage)).map((one) => `${nameOf(one)} ${one.submission_id}`),
  );
  const waiting = await filtered(storage, { kind: "contact", spam: false, unhandled: true })
    .select(["id", "email", "fields", "received_at"])
    .orderBy("received_at")
    .execute();
  const asking = waiting.flatMap(({ id, email, received_at, ...submission }) => {
    const fields = fieldsOf(submission);
    const run = runAskedFor(fields, day);
    const of = run ? nameOf(keyOf(run)) : "";
    if (!run || registered.has(`${of} ${id}`)) return [];
    const { name = "", company = "", message = "" } = fields;
    const seats = seatsAsked(message);
    return { of, id, email, name, company, message, seats, receivedAt: received_at };
  });
  const byRun = Map.groupBy(asking, ({ of }) => of);
  return (key: RunKey) => byRun.get(nameOf(key)) ?? [];
}

/** What the inquiries say from which registrations were made, by the ids of the inquiries. */
export async function wordsOf(
  storage: Storage,
  registrations: Pick<Registration, "submission_id">[],
) {
  const id = registrations.flatMap(({ submission_id }) => submission_id ?? []);
  const found = id.length > 0 ? await findRows(storage, "submission", { id }) : [];
  return new Map(found.map((one) => [one.id, fieldsOf(one).message ?? ""]));
}

/** The run whose dates an inquiry names, or the next run of a training that it names; undefined if it names none. */
export function runAskedFor(fields: Record<string, string>, day: string): TrainingRun | undefined {
  const { subject = "", about = "" } = fields;
  const named = runsOfContent().filter((run) =>
    [subject, about].some((text) => text.includes(run.training.title)),
  );
  return (
    named.find((run) => about.includes(runFacts(run).dates)) ??
    named.find((run) => isOpen(run, day)) ??
    named.find((run) => !isPast(run, day))
  );
}
