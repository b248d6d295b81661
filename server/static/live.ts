import { realpath, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Log } from "../logging.ts";
import { type Files, faultsOf, hashedFiles, readFiles, readHashedFiles } from "./site-files.ts";
import { createSite, type Site } from "./site.ts";

export interface LiveSite extends Site {
  /** Reads the folder anew and serves what it holds from then on, if that is a whole site. */
  refresh(log: Log): Promise<void>;
  /** Looks for another build in the folder's place, until the returned function is called. */
  watch(log: Log, everyMs?: number): () => void;
}

const FAULTS_TOLD = 5;

/**
 * The site in a folder that may be replaced by a newer build at any time. The newer one is read whole before it takes
 * over, between two requests. Pages that visitors have open still use the files of the build before: those whose names
 * hold a hash stay.
 */
export async function openLiveSite(folder: string): Promise<LiveSite> {
  let place = await placeOf(folder);
  let files = await readFiles(place?.path ?? folder);
  let kept = await readHashedFiles(join(dirname(folder), "previous"));
  let site = createSite(files, kept);
  let reading: Promise<void> | undefined;

  async function read(log: Log): Promise<void> {
    place = await placeOf(folder);
    /** By its own path: the link may lead to yet another build before all is read. */
    const next = await readFiles(place?.path ?? folder);
    const faults = await faultsOf(next);
    if (faults.length > 0) {
      log.error({ faults: faults.slice(0, FAULTS_TOLD) }, "the new build is not whole: the old one stays");
      return;
    }
    kept = keptFrom(files, kept, next);
    files = next;
    site = createSite(files, kept);
    log.info({ files: files.size }, "a new build is served");
  }

  const refresh = (log: Log) => {
    reading ??= read(log)
      .catch((err: unknown) => log.error({ err }, "the new build cannot be read: the old one stays"))
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };

  return {
    get present() {
      return site.present;
    },
    find: (path) => site.find(path),
    file: (path) => site.file(path),
    hasPage: (path) => site.hasPage(path),
    refresh,
    watch(log, everyMs = 1000) {
      const look = async () => {
        const seen = await placeOf(folder);
        if (seen && seen.id !== place?.id) await refresh(log);
      };
      const timer = setInterval(look, everyMs);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

/** A build that only changed words shares its hashed files with the one before; those from before that stay then. */
function keptFrom(files: Files, kept: Files, next: Files): Files {
  const hashed = hashedFiles(files);
  return [...hashed.keys()].every((address) => next.has(address)) ? kept : hashed;
}

/** Which folder lies there at the moment; undefined while there is none. */
async function placeOf(folder: string): Promise<{ path: string; id: string } | undefined> {
  try {
    const path = await realpath(folder);
    const { dev, ino } = await stat(path);
    return { path, id: `${path}:${dev}:${ino}` };
  } catch {
    return undefined;
  }
}
