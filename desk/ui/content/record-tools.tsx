import { Button } from "../../../site/ui/button.tsx";

type Session = { start: string; end: string };
type Run = { sessions: Session[]; id?: string; revision?: number; state?: string };

const DAY = 86_400_000;
const later = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The last run once more, on the same days of the week, in the first weeks that lie ahead. */
function nextRun(runs: Run[], today: string): Run | undefined {
  const last = [...runs]
    .sort((a, b) => (a.sessions[0]?.start ?? "").localeCompare(b.sessions[0]?.start ?? ""))
    .at(-1);
  const start = last?.sessions[0]?.start;
  const isDated = last?.sessions.every((one) =>
    [one.start, one.end].every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day)),
  );
  if (!last || !start || !isDated) return undefined;
  const { id: _id, revision: _revision, state: _state, ...same } = last;
  const from = [start, today].sort().at(-1) ?? today;
  const gap = Math.ceil((Date.parse(from) - Date.parse(start)) / DAY) + 28;
  const shift = Math.ceil(gap / 7) * 7;
  return {
    ...same,
    sessions: last.sessions.map((session) => ({
      start: later(session.start, shift),
      end: later(session.end, shift),
    })),
  };
}

/** What is done with a training more often than anything else. */
export function RecordTools({ data, onAddRun }: { data: unknown; onAddRun: (runs: Run[]) => void }) {
  const runs = (Object(data).runs ?? []) as Run[];
  const next =
    Array.isArray(runs) && runs.every(({ sessions }) => Array.isArray(sessions))
      ? nextRun(runs, new Date().toISOString().slice(0, 10))
      : undefined;
  if (!next) return null;
  return (
    <div>
      <Button variant="outline" size="sm" onClick={() => onAddRun([...runs, next])}>
        Plan the next run
      </Button>
      <p className="mt-1 text-ink-soft">
        Adds the last run once more, on the same days of the week; change the dates below.
      </p>
    </div>
  );
}
