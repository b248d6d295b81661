import { type PublishedRun, publishedRuns, RUNS_PATH } from "../../contract/trainings.ts";
import type { Queueing } from "../inbox/outbox/new-mails.ts";
import { addReminders, isDue } from "../inbox/registrations/training-mails.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import { REMINDERS } from "../inbox/storage/tables.ts";

/** To be called every few seconds: puts the reminders whose hour has come into the outbox. */
export async function addDueReminders(storage: Storage, runs: PublishedRun[], when: Queueing): Promise<void> {
  for (const run of runs.filter(({ isCancelled }) => !isCancelled))
    for (const kind of REMINDERS) {
      if (isDue(kind, run.firstDay, when.now)) await addReminders(storage, kind, run, when);
    }
}

/** Reads the runs of the live build, anew once it is another; undefined while there is no such file. */
export function createRunReader(file: (path: string) => Buffer | undefined) {
  let read: { file: Buffer | undefined; runs: PublishedRun[] | undefined } = {
    file: undefined,
    runs: undefined,
  };
  return () => {
    const now = file(RUNS_PATH);
    if (now !== read.file) read = { file: now, runs: now && publishedRuns.parse(JSON.parse(now.toString())) };
    return read.runs;
  };
}
