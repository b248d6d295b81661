import { clsx } from "clsx";
import {
  isOpen,
  isPast,
  lastDay,
  lastOpenDay,
  type Sessions,
} from "../../content/records/run-days.ts";
import type { Run } from "../../content/records/runs.ts";
import { type SessionDay, sessionsText, today } from "../../dates/dates.ts";
import { Badge } from "../../ui/badge.tsx";
import { after, until } from "../../ui/dated.ts";
import type { TrainingCopy } from "./copy.ts";
export const NEXT_RUN = "next-run";

/** The days of a run as leaves of a wall calendar, by session. Screen readers get the dates as text beside it. */
export const TrainingDays = ({ days, colour }: { days: SessionDay[][]; colour: string }) => (
  <div aria-hidden="true" className="flex flex-wrap gap-x-3 gap-y-2">
    {days.map((session) => (
      <div key={session[0]?.day} className="flex gap-1">
        {session.map(({ weekday, day }) => (
          <div key={day} className="w-12 bg-white text-center text-ink">
            <p className={clsx("h-1", colour)} />
            <p className="pt-1 text-sm">{weekday}</p>
            <p className="figures font-display text-h3">{day}</p>
          </div>
        ))}
      </div>
    ))}
  </div>
);

type OfferedRun = Sessions & Pick<Run, "state">;

type StateProps = {
  run: OfferedRun;
  words: TrainingCopy["states"];
  /** A past run gets plain words instead of a badge. */
  isQuiet?: boolean;
};

export function RunState({ run, words, isQuiet = false }: StateProps) {
  if (run.state === "cancelled") return <Badge tone="ember">{words.cancelled}</Badge>;
  const past = isQuiet ? (
    words.past
  ) : (
    <Badge tone="sand" className="ring-1 ring-line ring-inset">
      {words.past}
    </Badge>
  );
  if (isPast(run, today())) return <span>{past}</span>;
  return (
    <>
      {run.state !== "open" && (
        <span {...until(lastOpenDay(run))}>
          <Badge tone="marigold">{run.state === "full" ? words.full : words.fewSeats}</Badge>
        </span>
      )}
      <span {...until(lastDay(run))}>
        <span {...after(lastOpenDay(run))}>
          <Badge>{words.running}</Badge>
        </span>
      </span>
      <span {...after(lastDay(run))}>{past}</span>
    </>
  );
}

type CountedRun = OfferedRun & Pick<Run, "id" | "seats">;

/**
 * The place for how many seats are left, or that none is, where the desk counts them; show-seats.ts writes it, without
 * moving anything, and finds the links of the run in what has the attribute `data-run`.
 */
export const SeatsLeft = ({ training, run }: { training: { slug: string }; run: CountedRun }) =>
  run.seats !== undefined &&
  isOpen(run, today()) && (
    <span className="block min-h-lh font-semibold" {...until(lastOpenDay(run))}>
      <span data-seats={`${training.slug} ${run.id}`} />
    </span>
  );

type NextProps = {
  run: OfferedRun;
  /** The training's runs that can be joined after this one. */
  later: Sessions[];
  words: TrainingCopy["next"];
};

/** Shown once this run can no longer be joined: the dates of the next that can, or that there are none yet. */
export function NextRun({ run, later, words }: NextProps) {
  const isOffered = run.state === "open" || run.state === "few seats";
  return (
    <span {...(isOffered && after(lastOpenDay(run)))}>
      <Following later={later} words={words} />
    </span>
  );
}

function Following({ later: [run, ...rest], words }: Omit<NextProps, "run">) {
  if (!run) return words.undated;
  return (
    <>
      <span {...until(lastOpenDay(run))}>{`${words.dated} ${sessionsText(run.sessions)}`}</span>
      <span {...after(lastOpenDay(run))}>
        <Following later={rest} words={words} />
      </span>
    </>
  );
}
