import {
  addDays,
  byFirstDay,
  daysBetween,
  type Session,
  today,
} from "../../../site/dates/dates.ts";

export type Run = { sessions: Session[]; id?: string; revision?: number; state?: string };

/** A copy of the last run, at least four weeks after its first day and after today, on the same days of the week. */
export function nextRun(runs: Run[]): Run | undefined {
  const last = runs.toSorted(byFirstDay).at(-1);
  const start = last?.sessions[0]?.start;
  const isDated = last?.sessions.every((one) =>
    [one.start, one.end].every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day)),
  );
  if (!last || !start || !isDated) return undefined;
  const { id: _id, revision: _revision, state: _state, ...same } = last;
  const gap = Math.max(0, daysBetween(start, today())) + 28;
  const shift = Math.ceil(gap / 7) * 7;
  const sessions = last.sessions.map((one) => ({
    start: addDays(one.start, shift),
    end: addDays(one.end, shift),
  }));
  return { ...same, sessions };
}
