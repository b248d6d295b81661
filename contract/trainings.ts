import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

export const TITLES_PATH = "/trainings/courses.json";
export const titles = z.array(z.string());

/** The titles of the trainings in a content folder, for a server that has no build. */
export function readTitles(contentFolder: string): string[] {
  const folder = path.join(contentFolder, "trainings");
  const files = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
  return titles.parse(
    files.map((name) => parse(readFileSync(path.join(folder, name), "utf8"))?.title),
  );
}

/** Where the build lists all runs as visitors see them, with what mails say of them. */
export const RUNS_PATH = "/trainings/runs.json";

export const publishedRun = z.object({
  training: z.string(),
  run: z.string(),
  title: z.string(),
  /** Whether the training has a page of its own. */
  isLive: z.boolean(),
  isCancelled: z.boolean(),
  firstDay: z.iso.date(),
  /** How many seats there are; null where nobody has written it down. */
  seats: z.number().nullable(),
  /** Whether visitors read how many are left. */
  showsSeats: z.boolean(),
  /** Whether its record says so; the registrations may say so as well. */
  isFull: z.boolean(),
  dates: z.string(),
  time: z.string(),
  place: z.string(),
  fee: z.string(),
  /** The file for calendar programs. */
  calendar: z.string(),
});
export type PublishedRun = z.output<typeof publishedRun>;

export const publishedRuns = z.array(publishedRun);

/**
 * What became of a run for those who come to it, beside what visitors saw before; undefined if it is held when it was to
 * be. `now` is undefined for a run that is gone.
 */
export function runChange(was: PublishedRun, now: PublishedRun | undefined): RunChange | undefined {
  const isHeld = now !== undefined && !now.isCancelled;
  if (was.isCancelled) return isHeld ? "back-on" : undefined;
  if (!isHeld) return "called-off";
  return daysOf(was) === daysOf(now) ? undefined : "moved";
}

/** What a run became: it has other days, is not held, or is held although it was called off. */
export const RUN_CHANGES = ["moved", "called-off", "back-on"] as const;
export type RunChange = (typeof RUN_CHANGES)[number];

/** “May 10-12 2098, 9:00 AM to 5:00 PM IST” */
export const daysOf = ({ dates, time }: PublishedRun) => `${dates}, ${time}`;

type RunKey = Pick<PublishedRun, "training" | "run">;

export const findPublished = (runs: PublishedRun[], { training, run }: RunKey) =>
  runs.find((one) => one.training === training && one.run === run);
