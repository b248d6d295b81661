import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../../../contract/firm.ts";
import { today } from "../../dates/dates.ts";

/** The new texts of files by content path, as in “content/team/anika-rao.yaml”; null for a file that is deleted. */
export type Changes = Record<string, string | null>;

/** Global, because a build and the preview load this module several times: for settings, for checks, for pages. */
const STATE = "site:content-state";
type State = { changes: Map<string, string | null>; cache?: object; day?: string };
const shared = globalThis as unknown as { [STATE]?: State };
const state = (): State => (shared[STATE] ??= { changes: new Map() });

/** From now on every reader sees the files with these changes, and sections as they are on `day`. Nothing is written. */
export function putChanges(changes: Changes, day?: string): void {
  state().day = day;
  state().changes = new Map(
    Object.entries(changes).map(([contentPath, text]) => [filePathOf(contentPath), text]),
  );
}

export const readingDay = () => state().day ?? today();

/** From now until this process ends, each reader made by `cached` reads only once. */
export function cacheContent(): void {
  state().cache = {};
}

/** Runs `act` with these changes and a cache of its own. `act` must be synchronous: a promise would outlive both. */
export function withChanges<Result>(changes: Changes, act: () => Result): Result {
  const before = state();
  shared[STATE] = { changes: new Map(), cache: {} };
  putChanges(changes);
  try {
    return act();
  } finally {
    shared[STATE] = before;
  }
}

/** A reader that reads once after cacheContent, and each time before it. Thousands of pages ask for every article. */
export function cached<Result>(read: () => Result): () => Result {
  let known: { cache: object; result: Result } | undefined;
  return () => {
    const { cache } = state();
    if (!cache) return read();
    if (known?.cache !== cache) known = { cache, result: read() };
    return known.result;
  };
}

/** A text that differs whenever the file differs: its changed text, or its size and time. Nothing without a file. */
export function versionOf(file: string): string | undefined {
  const changed = state().changes.get(file);
  if (changed !== undefined) return changed ?? undefined;
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.size} ${found.mtimeMs}`;
}

/** The changed text or the bytes on the disk. Ask isThere first: a file that the changes delete is still read. */
export function bytesOf(file: string): Uint8Array {
  const changed = state().changes.get(file);
  return typeof changed === "string" ? new TextEncoder().encode(changed) : readFileSync(file);
}

export const isThere = (file: string) => versionOf(file) !== undefined;

export function filesIn(folder: string, { recursive = false } = {}): string[] | undefined {
  if (!existsSync(folder)) return undefined;
  const onDisk = readdirSync(folder, { recursive, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const added = [...state().changes.keys()].filter((file) =>
    recursive ? file.startsWith(folder + path.sep) : path.dirname(file) === folder,
  );
  return [...new Set([...onDisk, ...added])].filter((file) => state().changes.get(file) !== null);
}

/** A content path begins with “content”, wherever the content folder is on the disk. */
export const contentPathOf = (file: string) =>
  path.join("content", path.relative(contentFolder(), file)).replaceAll(path.sep, "/");

export const filePathOf = (contentPath: string) =>
  path.join(contentFolder(), path.relative("content", contentPath));
