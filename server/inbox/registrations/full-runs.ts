import type { PublishedRun } from "../../../contract/trainings.ts";
import type { Within } from "../storage/rows.ts";
import { listRegistrations, seatsIn } from "./registrations.ts";

/**
 * How many seats are left in the runs that can be joined, by the ids of training and run with a space between them. Of a
 * run that does not show its number, visitors learn only that it is full.
 */
export async function seatsLeft(within: Within, runs: PublishedRun[], day: string) {
  const found: Record<string, number> = {};
  for (const run of runs.filter((one) => isComing(one, day))) {
    const left = await leftIn(within, run);
    if (left === 0 || (run.showsSeats && left !== undefined))
      found[`${run.training} ${run.run}`] = left;
  }
  return found;
}

/** The run of which an inquiry speaks, by its title and dates, if it is to come and nobody can get a seat. */
export async function fullRunIn(within: Within, runs: PublishedRun[], about: string, day: string) {
  const named = runs.find(
    (run) => isComing(run, day) && about.includes(run.title) && about.includes(run.dates),
  );
  return named && (await leftIn(within, named)) === 0 ? named : undefined;
}

const isComing = ({ isCancelled, firstDay }: PublishedRun, day: string) =>
  !isCancelled && firstDay > day;

/** Undefined where nobody has written down how many seats there are. */
async function leftIn(within: Within, { training, run, seats, isFull }: PublishedRun) {
  if (isFull) return 0;
  if (seats === null) return undefined;
  const { taken } = seatsIn(await listRegistrations(within, { training, run }));
  return Math.max(0, seats - taken);
}
