import { ANY_TRAINING } from "../../contract/fields.ts";
import { cleanLine } from "../../contract/text.ts";
import { readTitles, TITLES_PATH, titles } from "../../contract/trainings.ts";
import type { Site } from "../static/site.ts";
import type { SiteFile } from "../static/site-files.ts";

/** Checks that a training exists, or is "" or `ANY_TRAINING`: each name that is stored becomes a list at the desk. */
export function createTrainings(site: Site, contentDir: string): (name: string) => boolean {
  const cache = new WeakMap<SiteFile, Set<string>>();
  let written: Set<string> | undefined;

  function known(): Set<string> {
    const file = site.file(TITLES_PATH);
    if (!file) {
      written ??= setOf(readTitles(contentDir));
      return written;
    }
    const list = cache.get(file) ?? setOf(titles.parse(JSON.parse(file.identity.body.toString("utf8"))));
    cache.set(file, list);
    return list;
  }

  return (name) => ["", ANY_TRAINING].includes(cleanLine(name)) || known().has(cleanLine(name));
}

const setOf = (given: string[]) => new Set(given.map(cleanLine));
