import { dayOf } from "../../../contract/indian-time.ts";
import { daysOf, type PublishedRun } from "../../../contract/trainings.ts";
import type { Queueing } from "../outbox/new-mails.ts";
import { findRow, findRows, type Within } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import {
  detailId,
  type RunKey,
  registrationsOf,
  setRunDetail,
  takesSeats,
  withSeats,
} from "./registrations.ts";
import { offerFree } from "./seats.ts";

/**
 * To be called every few seconds, with the runs as visitors see them: offers the waiting list what became free otherwise
 * than by a change of a registration. Whom staff have put on the list while a seat was free gets no offer by this.
 */
export async function tendWaitingLists(
  storage: Storage,
  runs: PublishedRun[],
  when: Queueing,
): Promise<void> {
  const offered = new Map(
    (await findRows(storage, "run_detail", {})).map((row) => [row.id, row.seats_offered]),
  );
  const isOpen = ({ isCancelled, firstDay }: PublishedRun) =>
    !isCancelled && firstDay > dayOf(when.now);
  for (const run of runs.filter(isOpen)) {
    if (run.seats === null || offered.get(detailId(run)) === run.seats) continue;
    await tendOne(storage, { ...run, seats: run.seats }, when);
  }
}

type Counted = PublishedRun & { seats: number };

const tendOne = (storage: Storage, run: Counted, when: Queueing) =>
  withSeats(storage, async (within) => {
    const { seats, firstDay, title } = run;
    const { seats_offered = null } =
      (await findRow(within, "run_detail", { id: detailId(run) })) ?? {};
    await setRunDetail(within, run, { seats_offered: seats });
    const isMore = seats_offered !== null && seats > seats_offered;
    if (!isMore) return;
    const about = { run: { firstDay, seats }, about: `${title}, ${daysOf(run)}`, when };
    await offerFree(within, run, { ...about, who: "The server", tells: true });
  });

/** Before somebody is erased: has the waiting lists tended of the runs in which their seats become free. */
export async function releaseSeats(within: Within & Storage, email: string): Promise<void> {
  const seated = (await registrationsOf(within, email)).filter(({ state }) => takesSeats(state));
  for (const { training, run } of seated) await tendAnew(within, { training, run });
}

const tendAnew = (within: Within, run: RunKey) => setRunDetail(within, run, { seats_offered: 0 });
