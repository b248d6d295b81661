import { realpath, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Log } from "../logging.ts";
import { createSite } from "./site.ts";
import { type Files, hashedFiles, missingFiles, readFiles, readHashedFiles } from "./site-files.ts";

const FAULTS_LOGGED = 5;

/** A newer build is read whole before it is served. Open pages still use hashed files of the one before. */
export async function openLiveSite(folder: string) {
  let current = await folderAt(folder);
  let files = await readFiles(current?.path ?? folder);
  let previous = await readHashedFiles(join(dirname(folder), "previous"));
  const site = createSite(files, previous);
  let reading: Promise<void> | undefined;

  async function read(log: Log): Promise<void> {
    current = await folderAt(folder);
    /** By its own path: the link may be changed again before all is read. */
    const next = await readFiles(current?.path ?? folder);
    const faults = await missingFiles(next);
    if (faults.length > 0) {
      log.error(
        { faults: faults.slice(0, FAULTS_LOGGED) },
        "the new build is not whole: the old one stays",
      );
      return;
    }
    previous = previousFor(next, files, previous);
    files = next;
    site.replace(files, previous);
    log.info({ files: files.size }, "a new build is served");
  }

  const refresh = (log: Log) => {
    reading ??= read(log)
      .catch((err: unknown) =>
        log.error({ err }, "the new build cannot be read: the old one stays"),
      )
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };

  return {
    ...site,
    refresh,
    watch(log: Log, everyMs = 1000) {
      const look = async () => {
        const seen = await folderAt(folder);
        if (seen && seen.id !== current?.id) await refresh(log);
      };
      const timer = setInterval(look, everyMs);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

/** The hashed files that stay beside the next build. If it has all of the current ones, the earlier ones stay. */
function previousFor(next: Files, current: Files, previous: Files): Files {
  const hashed = hashedFiles(current);
  return [...hashed.keys()].every((path) => next.has(path)) ? previous : hashed;
}

async function folderAt(folder: string): Promise<{ path: string; id: string } | undefined> {
  try {
    const path = await realpath(folder);
    const { dev, ino } = await stat(path);
    return { path, id: `${path}:${dev}:${ino}` };
  } catch {
    return undefined;
  }
}
