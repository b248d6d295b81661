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

/** A run with its seats, as the lists of registrations show it. */
export interface RunSummary extends RunKey, SeatCount {
  title: string;
  dates: string;
  /** As in 2026-12-05; "" for a run that is gone. */
  firstDay: string;
  /** Whether its last day has passed; true for a run that is gone. */
  isOver: boolean;
  /** As the site shows it; "gone" when the content no longer has the run. */
  state: TrainingRun["state"] | "gone";
  /** How many can take part; null where the record does not say. */
  capacity: number | null;
  /** The record of its training, as in content/trainings/x.yaml. */
  file: string;
}

const keyOf = ({ training, run }: RunKey) => `${training} ${run}`;

const runsOfContent = () => fromContent(allRuns, "the trainings cannot be read");

export const findRun = ({ training, run }: RunKey) =>
  runsOfContent().find((one) => one.training.slug === training && one.id === run);

/** All runs: first those to come, then past ones, then those that are gone from the content but have registrations. */
export async function runSummaries(storage: Storage, day: string): Promise<RunSummary[]> {
  const byRun = Map.groupBy(await listRegistrations(storage), keyOf);
  const known = upcomingFirst(runsOfContent(), day).map((run) => {
    const key = { training: run.training.slug, run: run.id };
    return summaryOfRun(run, seatsIn(byRun.get(keyOf(key)) ?? []), day);
  });
  const names = new Set(known.map(keyOf));
  const gone = [...byRun].flatMap(([name, [first, ...rest]]) =>
    first && !names.has(name) ? [goneRun(first, seatsIn([first, ...rest]))] : [],
  );
  return [...known, ...gone];
}

/** The summary of one run. A run that the content no longer has is called by its ids. */
export function summaryOf(key: RunKey, seats: SeatCount, day: string): RunSummary {
  const run = findRun(key);
  return run ? summaryOfRun(run, seats, day) : goneRun(key, seats);
}

const summaryOfRun = (run: TrainingRun, seats: SeatCount, day: string): RunSummary => ({
  training: run.training.slug,
  run: run.id,
  title: run.training.title,
  dates: runFacts(run).dates,
  firstDay: firstDay(run),
  isOver: isPast(run, day),
  state: run.state,
  capacity: run.seats ?? null,
  file: run.training.file,
  ...seats,
});

const goneRun = ({ training, run }: RunKey, seats: SeatCount): RunSummary => ({
  ...{
    training,
    run,
    title: training,
    dates: run,
    firstDay: "",
    isOver: true,
    state: "gone",
    capacity: null,
    file: "",
  },
  ...seats,
});

/** Title and dates of a run; its ids where the content does not have it or has mistakes. */
export function runNames(training: string, run: string): { title: string; dates: string } {
  const found = orNone(allRuns).find((one) => one.training.slug === training && one.id === run);
  return { title: found?.training.title ?? training, dates: found ? runFacts(found).dates : run };
}

/** The titles of trainings that occur in a text; none where the content has mistakes. */
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
    const { subject = "", about = "" } = fields;
    if (registered.has(id) || !`${subject}\n${about}`.includes(title)) return [];
    const run = runAskedFor(fields, day);
    if (run?.training.slug !== key.training || run.id !== key.run) return [];
    const { name = "", company = "", message = "" } = fields;
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
