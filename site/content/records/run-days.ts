import { addDays, byFirstDay, monthValue } from "../../dates/dates.ts";
import type { Run } from "./runs.ts";

export type Sessions = Pick<Run, "sessions">;

export const firstDay = ({ sessions }: Sessions) => sessions[0]?.start ?? "";
export const lastDay = ({ sessions }: Sessions) => sessions.at(-1)?.end ?? "";

export const firstMonth = (run: Sessions) => monthValue(firstDay(run));

/** The day before a run begins: nobody can join later. */
export const lastOpenDay = (run: Sessions) => addDays(firstDay(run), -1);

export const isPast = (run: Sessions, day: string) => lastDay(run) < day;

export const isOpen = (run: Sessions & Pick<Run, "state">, day: string) =>
  (run.state === "open" || run.state === "few seats") && day <= lastOpenDay(run);

export function upcomingFirst<Item extends Sessions>(items: Item[], day: string): Item[] {
  const sorted = [...items].sort(byFirstDay);
  return [
    ...sorted.filter((run) => !isPast(run, day)),
    ...sorted.filter((run) => isPast(run, day)),
  ];
}

/** What a training's page shows: all runs to come but cancelled ones, else the last to come, else the last of all. */
export function shownRuns(runs: Run[], day: string): [Run, ...Run[]] {
  const coming = runs.filter((run) => !isPast(run, day));
  const notCancelled = coming.filter(({ state }) => state !== "cancelled");
  const [first, ...rest] = notCancelled.length > 0 ? notCancelled : coming.slice(-1);
  const shown = first ?? runs.at(-1);
  if (!shown) throw new Error("A training has at least one run.");
  return [shown, ...rest];
}

export const laterRuns = (run: Run, runs: Run[], day: string) =>
  runs.filter((other) => firstDay(other) > firstDay(run) && isOpen(other, day));
