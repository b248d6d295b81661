import { ANY_TRAINING } from "../../contract/fields.ts";
import { cleanLine } from "../../contract/text.ts";
import { readTrainings, TRAININGS_PATH, trainingTitles } from "../../contract/trainings.ts";
import type { Site } from "../static/site.ts";
import type { SiteFile } from "../static/site-files.ts";

/** Checks that a training exists, or is "" or `ANY_TRAINING`: each name that is stored becomes a list at the desk. */
export function createTrainings(site: Site, contentDir: string): (name: string) => boolean {
  const cache = new WeakMap<SiteFile, Set<string>>();
  let written: Set<string> | undefined;

  function known(): Set<string> {
    const file = site.file(TRAININGS_PATH);
    if (!file) {
      written ??= setOf(readTrainings(contentDir));
      return written;
    }
    const list =
      cache.get(file) ?? setOf(trainingTitles.parse(JSON.parse(file.identity.body.toString("utf8"))));
    cache.set(file, list);
    return list;
  }

  return (name) => ["", ANY_TRAINING].includes(cleanLine(name)) || known().has(cleanLine(name));
}

const setOf = (titles: string[]) => new Set(titles.map(cleanLine));
