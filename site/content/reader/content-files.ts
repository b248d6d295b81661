import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../../../contract/firm.ts";

/** What a file would hold, by its content path, as in “content/team/anika-rao.yaml”; null where it would be gone. */
export type Changes = Record<string, string | null>;

/** The preview loads this module more than once: for its server and for the pages. */
const CHANGED = "site:content-changes";
const shared = globalThis as unknown as { [CHANGED]?: Map<string, string | null> };
const changes = () => (shared[CHANGED] ??= new Map());

/** From here on everything that is read sees these files as they would be; nothing is written. */
export function putChanges(given: Changes): void {
  shared[CHANGED] = new Map(
    Object.entries(given).map(([contentPath, text]) => [filePathOf(contentPath), text]),
  );
}

/** The same while something is done. */
export function withChanges<Result>(given: Changes, act: () => Result): Result {
  const before = changes();
  putChanges(given);
  try {
    return act();
  } finally {
    shared[CHANGED] = before;
  }
}

/** Another text whenever the file is another one; nothing where there is none. */
export function versionOf(file: string): string | undefined {
  const changed = changes().get(file);
  if (changed !== undefined) return changed ?? undefined;
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.size} ${found.mtimeMs}`;
}

export function bytesOf(file: string): Uint8Array {
  const changed = changes().get(file);
  return typeof changed === "string" ? new TextEncoder().encode(changed) : readFileSync(file);
}

export function isThere(file: string): boolean {
  return versionOf(file) !== undefined;
}

/** All files below a folder, or in it alone; nothing where there is no such folder. */
export function filesIn(folder: string, { recursive = false } = {}): string[] | undefined {
  if (!existsSync(folder)) return undefined;
  const onDisk = readdirSync(folder, { recursive, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const added = [...changes().keys()].filter((file) =>
    recursive ? file.startsWith(folder + path.sep) : path.dirname(file) === folder,
  );
  return [...new Set([...onDisk, ...added])].filter((file) => changes().get(file) !== null);
}

/** A content path begins with "content", wherever the folder of the content lies. */
export function contentPathOf(file: string): string {
  return path.join("content", path.relative(contentFolder(), file)).replaceAll(path.sep, "/");
}

export function filePathOf(contentPath: string): string {
  return path.join(contentFolder(), path.relative("content", contentPath));
}
