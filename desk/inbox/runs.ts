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
import { fromContent, orNone } from "../content/attempt.ts";
import { sessionsText } from "../content/words.ts";
import { seatsAsked } from "./seats-asked.ts";

const nameOf = ({ training, run }: RunKey) => `${training} ${run}`;

export const keyOf = (run: TrainingRun): RunKey => ({ training: run.training.slug, run: run.id });

const runsOfContent = () => fromContent(allRuns, "the trainings cannot be read");

export const findRun = ({ training, run }: RunKey) =>
  runsOfContent().find((one) => one.training.slug === training && one.id === run);

/** All runs: first those to come, then past ones, then those that are gone from the content but have registrations. */
export async function runSummaries(storage: Storage, day: string): Promise<RunSummary[]> {
  const byRun = Map.groupBy(await listRegistrations(storage), nameOf);
  const keys = [
    ...upcomingFirst(runsOfContent(), day).map(keyOf),
    ...[...byRun.values()].flatMap(([first]) => first ?? []),
  ];
  const runs = new Map(keys.map((key) => [nameOf(key), key]));
  return [...runs].map(([name, key]) => summaryOf(key, seatsIn(byRun.get(name) ?? []), day));
}

/** The runs in which no seat is left. */
export async function fullRuns(storage: Storage, day: string) {
  const full = (await runSummaries(storage, day)).filter((run) => run.taken >= (run.capacity ?? Infinity));
  const names = new Set(full.map(nameOf));
  return (run: TrainingRun) => names.has(nameOf(keyOf(run)));
}

/** A run with its seats, as lists show it. One that the content no longer has is called by its ids, and is over. */
export function summaryOf({ training, run }: RunKey, seats: SeatCount, day: string) {
  const found = findRun({ training, run });
  return {
    ...{ training, run, ...seats, ...runNames(training, run) },
    firstDay: found ? firstDay(found) : "",
    isToday: found?.sessions.some(({ start, end }) => start <= day && day <= end) ?? false,
    isOver: !found || isPast(found, day),
    /** As the site shows it. */
    state: found?.state ?? ("gone" as const),
    capacity: found?.seats ?? null,
    file: found?.training.file ?? "",
  };
}

export type RunSummary = ReturnType<typeof summaryOf>;

export function runNames(training: string, run: string): { title: string; dates: string } {
  const found = orNone(allRuns).find((one) => one.training.slug === training && one.id === run);
  return { title: found?.training.title ?? training, dates: found ? sessionsText(found.sessions) : run };
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
export async function wordsOf(storage: Storage, registrations: Pick<Registration, "submission_id">[]) {
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
