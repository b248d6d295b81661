import { addDays, byFirstDay, monthValue } from "../../dates/dates.ts";
import type { Run } from "./runs.ts";

/** A run, or what is listed of one. */
export type Sessions = Pick<Run, "sessions">;

export const firstDay = ({ sessions }: Sessions) => sessions[0]?.start ?? "";
export const lastDay = ({ sessions }: Sessions) => sessions.at(-1)?.end ?? "";

/** The month a run belongs to is the one in which it begins: "2025-11". */
export const firstMonth = (run: Sessions) => monthValue(firstDay(run));

/** Nobody can join once it has begun. */
export const lastOpenDay = (run: Sessions) => addDays(firstDay(run), -1);

/** True once the last day has passed in India. */
export const isPast = (run: Sessions, day: string) => lastDay(run) < day;

/** Whether seats can be had on a day. */
export const isOpen = (run: Sessions & Pick<Run, "state">, day: string) =>
  (run.state === "open" || run.state === "few seats") && day <= lastOpenDay(run);

/** Those to come, then the past ones; both by ascending date. */
export function upcomingFirst<Item extends Sessions>(items: Item[], day: string): Item[] {
  const sorted = [...items].sort(byFirstDay);
  return [...sorted.filter((run) => !isPast(run, day)), ...sorted.filter((run) => isPast(run, day))];
}

/** The runs a course's page shows, one after the other as they pass: those to come, or the last that was. */
export function shownRuns(runs: Run[], day: string): [Run, ...Run[]] {
  const coming = runs.filter((run) => !isPast(run, day));
  const notCancelled = coming.filter(({ state }) => state !== "cancelled");
  const [first, ...rest] = notCancelled.length > 0 ? notCancelled : coming.slice(-1);
  const shown = first ?? runs.at(-1);
  if (!shown) throw new Error("A course has at least one run.");
  return [shown, ...rest];
}

/** The runs that can still be joined instead of this one. */
export function laterRuns(run: Run, runs: Run[], day: string): Run[] {
  return runs.filter((other) => firstDay(other) > firstDay(run) && isOpen(other, day));
}
