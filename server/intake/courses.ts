import { COURSES_PATH, courseTitles, readCourses } from "../../contract/courses.ts";
import { ANY_COURSE } from "../../contract/fields.ts";
import { cleanLine } from "../../contract/text.ts";
import type { Site } from "../static/site.ts";
import type { SiteFile } from "../static/site-files.ts";

/** Checks that a course exists, or is "" or `ANY_COURSE`: each name that is stored becomes a list at the desk. */
export function createCourses(site: Site, contentDir: string): (name: string) => boolean {
  const cache = new WeakMap<SiteFile, Set<string>>();
  let written: Set<string> | undefined;

  function known(): Set<string> {
    const file = site.file(COURSES_PATH);
    if (!file) {
      written ??= setOf(readCourses(contentDir));
      return written;
    }
    const list =
      cache.get(file) ?? setOf(courseTitles.parse(JSON.parse(file.identity.body.toString("utf8"))));
    cache.set(file, list);
    return list;
  }

  return (name) => ["", ANY_COURSE].includes(cleanLine(name)) || known().has(cleanLine(name));
}

const setOf = (titles: string[]) => new Set(titles.map(cleanLine));
