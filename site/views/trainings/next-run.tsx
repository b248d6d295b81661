import { lastOpenDay, type Sessions } from "../../content/records/run-days.ts";
import type { Run } from "../../content/records/runs.ts";
import { sessionsText } from "../../dates/dates.ts";
import { after, until } from "../../ui/dated.ts";
import type { TrainingCopy } from "./copy.ts";

type Words = { words: TrainingCopy["next"] };

type Props = Words & {
  run: Sessions & Pick<Run, "state">;
  /** The course's runs that can be joined after this one. */
  later: Sessions[];
};

/** Stands beside Register Now once this run can no longer be joined: the dates of the next one, if there is one. */
export function NextRun({ run, later, words }: Props) {
  const isOffered = run.state === "open" || run.state === "few seats";
  return (
    <span {...(isOffered && after(lastOpenDay(run)))}>
      <Following later={later} words={words} />
    </span>
  );
}

/** One run after the other as each begins, and in the end none. */
function Following({ later: [run, ...rest], words }: Words & Pick<Props, "later">) {
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
