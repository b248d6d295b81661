import type { PublishedRun } from "../../contract/trainings.ts";
import type { Queueing } from "../inbox/outbox/new-mails.ts";
import { addReminders, isDue } from "../inbox/registrations/training-mails.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import { REMINDERS } from "../inbox/storage/tables.ts";

/** To be called every few seconds: puts the reminders whose hour has come into the outbox. */
export async function addDueReminders(
  storage: Storage,
  runs: PublishedRun[],
  when: Queueing,
): Promise<void> {
  for (const run of runs.filter(({ isCancelled }) => !isCancelled))
    for (const kind of REMINDERS) {
      if (isDue(kind, run.firstDay, when.now)) await addReminders(storage, kind, run, when);
    }
}
