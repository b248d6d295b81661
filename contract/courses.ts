import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** Where the build lists the titles of all courses. */
export const COURSES_PATH = "/trainings/courses.json";

export const courseTitles = z.array(z.string());

/** The titles of the courses in a folder of content, for a server that has no build. */
export function readCourses(folder: string): string[] {
  const place = path.join(folder, "trainings");
  const files = readdirSync(place).filter((name) => /\.ya?ml$/.test(name));
  return courseTitles.parse(files.map((name) => parse(readFileSync(path.join(place, name), "utf8"))?.title));
}
