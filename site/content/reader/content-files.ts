import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../../../contract/firm.ts";

/** What a file would hold, by its content path, as in “content/team/anika-rao.yaml”; null where it would be gone. */
export type Changes = Record<string, string | null>;

/** A build and the preview load this module more than once: for settings and checks, for a server, for the pages. */
const STATE = "site:content-state";
type State = { changes: Map<string, string | null>; cache?: object };
const shared = globalThis as unknown as { [STATE]?: State };
const state = (): State => (shared[STATE] ??= { changes: new Map() });

/** From here on everything that is read sees these files as they would be; nothing is written. */
export function putChanges(given: Changes): void {
  state().changes = new Map(
    Object.entries(given).map(([contentPath, text]) => [filePathOf(contentPath), text]),
  );
}

/** From here to the end of this process, what was read of the content is read no more. */
export function cacheContent(): void {
  state().cache = {};
}

/** Both, while something is done that does not wait. */
export function withChanges<Result>(given: Changes, act: () => Result): Result {
  const before = state();
  shared[STATE] = { changes: new Map(), cache: {} };
  putChanges(given);
  try {
    return act();
  } finally {
    shared[STATE] = before;
  }
}

/** Once the content is cached, this reads it only once: thousands of pages ask for every article. */
export function cached<Result>(read: () => Result): () => Result {
  let known: { cache: object; result: Result } | undefined;
  return () => {
    const { cache } = state();
    if (!cache) return read();
    if (known?.cache !== cache) known = { cache, result: read() };
    return known.result;
  };
}

/** Another text whenever the file is another one; nothing where there is none. */
export function versionOf(file: string): string | undefined {
  const changed = state().changes.get(file);
  if (changed !== undefined) return changed ?? undefined;
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.size} ${found.mtimeMs}`;
}

export function bytesOf(file: string): Uint8Array {
  const changed = state().changes.get(file);
  return typeof changed === "string" ? new TextEncoder().encode(changed) : readFileSync(file);
}

export const isThere = (file: string) => versionOf(file) !== undefined;

/** All files below a folder, or in it alone; nothing where there is no such folder. */
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

/** A content path begins with "content", wherever the folder of the content lies. */
export function contentPathOf(file: string): string {
  return path.join("content", path.relative(contentFolder(), file)).replaceAll(path.sep, "/");
}

export function filePathOf(contentPath: string): string {
  return path.join(contentFolder(), path.relative("content", contentPath));
}
