import { DAY } from "../../../contract/indian-time.ts";
import {
  findPublished,
  type PublishedRun,
  publishedRun,
  runChange,
} from "../../../contract/trainings.ts";
import type { Queueing } from "../outbox/new-mails.ts";
import { newId } from "../storage/ids.ts";
import { addRow, changeRows, findRow, findRows, removeRows, type Within } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { Registration, RunChangeRow } from "../storage/tables.ts";
import { isToCome, listRegistrations, type RunKey } from "./registrations.ts";
import { addTrainingMail } from "./training-mails.ts";

/** Who is concerned when a run is moved or not held: all but those who no longer come, or have been there. */
export const isConcerned = ({ state }: Pick<Registration, "state">) => isToCome(state);

/** From now on those who registered are told once visitors see the run otherwise than it `was`. */
export const planRunChange = (storage: Storage, was: PublishedRun) =>
  storage.db.transaction().execute(async (db) => {
    const { training, run } = was;
    await forgetRunChange({ db }, was);
    await addRow({ db }, "run_change", {
      id: newId(),
      training,
      run,
      was: JSON.stringify(was),
      told_at: null,
    });
  });

/** Takes back what was planned to be told and visitors do not see yet. */
export const forgetRunChange = (within: Within, { training, run }: RunKey) =>
  removeRows(within, "run_change", { training, run, told_at: null });

export async function plannedRunChange(within: Within, { training, run }: RunKey) {
  return findRow(within, "run_change", { training, run, told_at: null });
}

/** The change of a run that its people were told last, and the run as it was before. */
export async function lastTold(within: Within, { training, run }: RunKey) {
  const all = await findRows(within, "run_change", { training, run });
  const told = all
    .filter(({ told_at }) => told_at !== null)
    .sort((one, other) => (other.told_at ?? 0) - (one.told_at ?? 0));
  for (const { id, ...change } of told) {
    const was = wasOf(change);
    if (was) return { id, was };
  }
}

/** A run that visitors do not see any more, as its people know it: they were told that it is not held. */
export async function toldAsGone(within: Within, key: RunKey): Promise<PublishedRun | undefined> {
  const told = await lastTold(within, key);
  if (!told) return undefined;
  const mails = { run_change_id: told.id, what: "called-off" } as const;
  const [mail] = await findRows(within, "training_mail", mails);
  return mail && { ...told.was, isCancelled: true };
}

/** To be called every few seconds, with the runs as visitors see them. Any number of servers may do this at once. */
export async function tellRunChanges(
  storage: Storage,
  runs: PublishedRun[],
  when: Queueing,
): Promise<void> {
  for (const planned of await findRows(storage, "run_change", { told_at: null })) {
    const was = wasOf(planned);
    if (!was) {
      await claimChange(storage, planned, when);
      continue;
    }
    const change = runChange(was, findPublished(runs, was));
    if (!change) continue;
    await storage.db.transaction().execute(async (db) => {
      // Another server was faster.
      if (!(await claimChange({ db }, planned, when))) return;
      const { training, run } = was;
      for (const registration of (await listRegistrations({ db }, { training, run })).filter(
        isConcerned,
      ))
        await addTrainingMail({ db }, registration, { what: change, changeId: planned.id }, when);
    });
  }
}

const claimChange = async (within: Within, { id }: RunChangeRow, { now }: Queueing) =>
  (await changeRows(within, "run_change", { id, told_at: null }, { told_at: now })) > 0;

/** Undefined where another version of the program has stored it otherwise. */
export function wasOf({ was }: Pick<RunChangeRow, "was">): PublishedRun | undefined {
  try {
    return publishedRun.parse(JSON.parse(was));
  } catch {
    return undefined;
  }
}

const TOLD_DAYS = 7;

/** Says of each change that could not be read whom nobody has told of it; for a week, as nothing ends it. */
export async function runChangeAlarm({ db }: Within, now: number): Promise<string[]> {
  const lately = db
    .selectFrom("run_change")
    .selectAll()
    .where("told_at", ">", now - TOLD_DAYS * DAY);
  const unread = (await lately.execute()).filter((change) => !wasOf(change));
  return unread.map(
    ({ training, run }) =>
      `Those who come to the run ${run} of ${training} were to be told that it has changed. What was stored of the change cannot be read, so nobody was told: write to them.`,
  );
}
