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
