import { isPast, lastDay, lastOpenDay, type Sessions } from "../../content/records/run-days.ts";
import type { Run } from "../../content/records/runs.ts";
import { today } from "../../dates/dates.ts";
import { Badge } from "../../ui/badge.tsx";
import { after, until } from "../../ui/dated.ts";
import type { TrainingCopy } from "./copy.ts";

type Props = {
  run: Sessions & Pick<Run, "state">;
  words: TrainingCopy["states"];
  /** Says of a past run that it is over without a badge. */
  isQuiet?: boolean;
};

/** How a run stands, in words: a run with seats says nothing until it begins. */
export function RunState({ run, words, isQuiet = false }: Props) {
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
