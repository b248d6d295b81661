import { isPast, shownRuns, upcomingFirst } from "../../content/records/run-days.ts";
import type { Run } from "../../content/records/runs.ts";
import type { Training } from "../../content/records/trainings.ts";

const MOST = 12;

/** A course as the carousel shows it: by its next run, or the last that was; later ones follow as each passes. */
export type Program = { course: Training; runs: [Run, ...Run[]] };

/**
 * The other courses, those with a run to come first, both by ascending date. Of a long programme the latest past ones
 * fill the row, so that a page stays as small as it is.
 */
export function otherPrograms(all: Training[], own: Training, day: string, most = MOST): Program[] {
  const programs = all
    .filter((course) => course !== own)
    .map((course) => {
      const runs = shownRuns(course.runs, day);
      return { course, runs, sessions: runs[0].sessions };
    });
  const sorted = upcomingFirst(programs, day);
  const coming = sorted.filter((program) => !isPast(program, day)).slice(0, most);
  const past = sorted.filter((program) => isPast(program, day));
  return [...coming, ...past.slice(Math.max(0, past.length - (most - coming.length)))];
}
