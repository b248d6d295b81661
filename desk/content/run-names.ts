type Run = { id?: string; revision?: number; sessions?: { start?: string }[] };

const nameOf = ({ id, sessions }: Run) => id ?? sessions?.[0]?.start ?? "";
const runsOf = (data: unknown): Run[] => {
  const { runs } = Object(data) as { runs?: unknown };
  return Array.isArray(runs) ? runs : [];
};

/**
 * The values of a training whose runs visitors know from `before`. Calendars and registrations follow a run by its name,
 * and calendars see a change by its revision: nobody at the desk has to know of either.
 */
export function withRunNames(before: unknown, data: unknown): unknown {
  const [old, next] = [runsOf(before), runsOf(data)];
  if (old.length === 0 || next.length === 0) return data;
  const isIn = (runs: Run[], run: Run) => runs.some((one) => nameOf(one) === nameOf(run));
  const [moved, ...others] =
    old.length === next.length ? old.filter((run) => !isIn(next, run)) : [];
  const place = others.length === 0 && moved ? old.indexOf(moved) : -1;
  const runs = next.map((run, index) => {
    const isMoved = index === place && !isIn(old, run);
    const was = isMoved ? moved : old.find((one) => nameOf(one) === nameOf(run));
    if (!was || JSON.stringify(was) === JSON.stringify(run)) return run;
    const revision = Math.max(run.revision ?? 0, (was.revision ?? 0) + 1);
    return { ...(isMoved && { id: nameOf(was) }), ...run, revision };
  });
  return { ...Object(data), runs };
}
