import {
  listRegistrations,
  type RunKey,
  type SeatCount,
  seatsIn,
} from "../../server/inbox/registrations/registrations.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import { fieldsOf } from "../../server/inbox/storage/tables.ts";
import { filtered } from "../../server/inbox/submissions/read.ts";
import { firstDay, isOpen, isPast, upcomingFirst } from "../../site/content/records/run-days.ts";
import { runFacts } from "../../site/content/records/training-facts.ts";
import { allRuns, type TrainingRun } from "../../site/content/records/trainings.ts";
import { fromContent, orNone } from "../content/attempt.ts";
import { sessionsText } from "../content/words.ts";

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

/** A run with its seats, as lists show it. One that the content no longer has is called by its ids, and is over. */
export function summaryOf({ training, run }: RunKey, seats: SeatCount, day: string) {
  const found = findRun({ training, run });
  return {
    ...{ training, run, ...seats, ...runNames(training, run) },
    firstDay: found ? firstDay(found) : "",
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

/** The inquiries that nobody has handled and that ask for this run, without those registered for it; oldest first. */
export async function inquiriesFor(storage: Storage, key: RunKey, day: string) {
  const title = findRun(key)?.training.title;
  if (title === undefined) return [];
  const registered = new Set((await listRegistrations(storage, key)).map((one) => one.submission_id));
  const waiting = await filtered(storage, { kind: "contact", spam: false, unhandled: true })
    .select(["id", "email", "fields", "received_at"])
    .orderBy("received_at")
    .execute();
  return waiting.flatMap(({ id, email, received_at, ...submission }) => {
    const fields = fieldsOf(submission);
    const { name = "", company = "", message = "", subject = "", about = "" } = fields;
    if (registered.has(id) || !`${subject}\n${about}`.includes(title)) return [];
    const run = runAskedFor(fields, day);
    if (run?.training.slug !== key.training || run.id !== key.run) return [];
    return { id, email, name, company, message, receivedAt: received_at };
  });
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
