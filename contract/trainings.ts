import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

export const TITLES_PATH = "/trainings/courses.json";
export const titles = z.array(z.string());

/** Where the build lists the runs that show how many seats are left, with all of their seats. */
export const SEATS_PATH = "/trainings/seats.json";

/** By the ids of training and run, with a space between them. */
export const seats = z.record(z.string(), z.number());

/** The titles of the trainings in a content folder, for a server that has no build. */
export function readTitles(contentFolder: string): string[] {
  const folder = path.join(contentFolder, "trainings");
  const files = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
  return titles.parse(files.map((name) => parse(readFileSync(path.join(folder, name), "utf8"))?.title));
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
  dates: z.string(),
  time: z.string(),
  place: z.string(),
  fee: z.string(),
  /** The file for calendar programs. */
  calendar: z.string(),
});
export type PublishedRun = z.output<typeof publishedRun>;

export const publishedRuns = z.array(publishedRun);

type RunKey = Pick<PublishedRun, "training" | "run">;

export const findPublished = (runs: PublishedRun[], { training, run }: RunKey) =>
  runs.find((one) => one.training === training && one.run === run);
