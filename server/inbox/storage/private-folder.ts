import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
} from "node:fs";
import { join } from "node:path";

const FOLDER = 0o700;
const FILE = 0o600;

/** Returns sentences about what other users of the machine could read until now, or still can. */
export function makePrivateFolder(dataDir: string, database?: string): string[] {
  mkdirSync(dataDir, { recursive: true, mode: FOLDER });
  const folders = [dataDir, join(dataDir, "mail")].filter((path) => existsSync(path));
  const wasOpen = folders.filter((path) => isOpen(path));
  const problems = narrowAll(wasOpen, FOLDER);
  // SQLite gives its log the mode of the database, so that must be right before there is a log.
  if (database && !existsSync(database)) closeSync(openSync(database, "a", FILE));
  const files = database ? ["", "-wal", "-shm"].map((end) => database + end) : [];
  for (const folder of folders.slice(1))
    files.push(...readdirSync(folder).map((name) => join(folder, name)));
  const openFiles = files.filter((path) => isOpen(path));
  problems.push(...narrowAll(openFiles, FILE));
  const closed = [...wasOpen, ...openFiles].filter((path) => !isOpen(path));
  if (closed.length > 0)
    problems.push(`Other users of this machine could read ${list(closed)} until now.`);
  return problems;
}

/** Whether other users may read it. Links never count: their mode means nothing, and their target is not ours. */
function isOpen(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found !== undefined && !found.isSymbolicLink() && (found.mode & 0o077) !== 0;
}

const narrowAll = (paths: string[], mode: number): string[] =>
  paths.flatMap((path) => {
    try {
      chmodSync(path, mode);
      return [];
    } catch (error) {
      return [
        `Other users of this machine may read ${path}, and it cannot be closed to them: ${(error as Error).message}.`,
      ];
    }
  });

const LISTED = 5;

function list(paths: string[]): string {
  const more = paths.length - LISTED;
  return paths.slice(0, LISTED).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
