import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { contentProblems } from "../../site/build/check.ts";
import { filePathOf } from "../../site/content/reader/content-files.ts";
import type { Problem } from "../../site/content/reader/problems.ts";
import { newText, partsOf, type Written, withValues } from "./record-text.ts";

/** A record as it was read. `hash` is of its text, to notice later that the file has changed. */
export type Opened = Written & { file: string; hash: string };

/** The outcome of a save or deletion. Only "saved" changed the file; `theirs` is the record on the disk. */
export type Outcome =
  | { state: "saved"; opened: Opened | undefined }
  | { state: "conflict"; theirs: Opened | undefined }
  | { state: "refused"; problems: Problem[] };

export const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

export function textOf(file: string): string | undefined {
  const filePath = filePathOf(file);
  return existsSync(filePath) ? readFileSync(filePath, "utf8") : undefined;
}

/** The record in a text of a file. Throws if it is no YAML. */
export function opened(file: string, text: string): Opened {
  const { yaml, body } = partsOf(file, text.replaceAll("\r\n", "\n"));
  return { file, hash: hashOf(text), data: parse(yaml), ...(body === undefined ? {} : { body }) };
}

/** A cache: parsing YAML takes long, and most files do not change. */
const known = new Map<string, Opened>();

/** The saved record; undefined if there is no such file. Throws if it is no YAML. */
export function open(file: string): Opened | undefined {
  const text = textOf(file);
  if (text === undefined) return undefined;
  const before = known.get(file);
  if (before?.hash === hashOf(text)) return before;
  const read = opened(file, text);
  known.set(file, read);
  return read;
}

/** The text that the file would have if these values were saved. */
export function textWith(file: string, written: Written): string {
  const text = textOf(file);
  return text === undefined ? newText(file, written) : withValues(file, text, written);
}

/** Changes of files run one after the other: two at once could both find the file unchanged. */
let queue: Promise<unknown> = Promise.resolve();

function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  const turn = queue.then(act, act);
  queue = turn.catch(() => undefined);
  return turn;
}

/** Writes a record, unless the file is not that of `hash` any more (null: a new file) or a problem would arise. */
export function save(file: string, hash: string | null, written: Written, isOwner = false): Promise<Outcome> {
  return inTurn(async () => {
    const text = textOf(file);
    if (text !== undefined && hash === null) return nameTaken(file);
    if ((text === undefined ? null : hashOf(text)) !== hash) return conflict(file, text);
    const next = textWith(file, written);
    const problems = isOwner ? [] : ownersProblems(file, text, next);
    return problems.length > 0 ? { state: "refused", problems } : write(file, next, text);
  });
}

/** What visitors trust: where links lead, who gets their mails, calls and chats, and which certificates are genuine. */
const OWNERS: Record<string, string[]> = {
  "content/firm.yaml": ["domain", "email", "careersEmail", "privacyEmail", "phone", "whatsapp"],
  "content/certificates/keys.yaml": ["keys"],
  "content/certificates/withdrawn.yaml": ["withdrawn"],
};

const valueIn = (text: string, field: string) => JSON.stringify(parse(text)?.[field]);

/** A problem for each change of a field that is the owner's. */
export function ownersProblems(file: string, before = "", after = ""): Problem[] {
  const reason = "Only an owner may change this: put it back as it was, or ask an owner of the desk.";
  return (OWNERS[file] ?? [])
    .filter((field) => valueIn(before, field) !== valueIn(after, field))
    .map((field) => ({ file, line: 1, field, reason }));
}

/** Deletes a record, unless the file is not that of `hash` any more or another record still names it. */
export function remove(file: string, hash: string): Promise<Outcome> {
  return inTurn(async () => {
    const text = textOf(file);
    if (text === undefined || hashOf(text) !== hash) return conflict(file, text);
    return write(file, null, text);
  });
}

/** Writes a deleted record again, unless its file exists by now or a problem would arise. */
export function restore(file: string, text: string): Promise<Outcome> {
  return inTurn(async () => (textOf(file) === undefined ? write(file, text, undefined) : nameTaken(file)));
}

const nameTaken = (file: string): Outcome => ({
  state: "refused",
  problems: [
    {
      file,
      line: 1,
      field: "(file name)",
      reason: "There is already a record with this name: choose another.",
    },
  ],
});

const conflict = (file: string, text: string | undefined): Outcome => ({
  state: "conflict",
  theirs: text === undefined ? undefined : opened(file, text),
});

/** Checks and writes a file, or deletes it (`next` is null), if it still has the text `before`. */
async function write(file: string, next: string | null, before: string | undefined): Promise<Outcome> {
  if (next === before) return { state: "saved", opened: opened(file, next as string) };
  const problems = await newProblems(file, next);
  if (problems.length > 0) return { state: "refused", problems };
  // Somebody may have changed the file in a text editor while the check ran.
  const now = textOf(file);
  if (now !== before) return conflict(file, now);
  putFile(filePathOf(file), next);
  return { state: "saved", opened: next === null ? undefined : opened(file, next) };
}

/** Problems of a file with the text `next` (null: deleted), and those it causes in others; older ones do not count. */
export async function newProblems(file: string, next: string | null): Promise<Problem[]> {
  const after = await contentProblems({ [file]: next });
  if (after.length === 0) return [];
  const before = new Set((await contentProblems()).map(keyOf));
  return after.filter((problem) => problem.file === file || !before.has(keyOf(problem)));
}

const keyOf = ({ file, field, reason }: Problem) => JSON.stringify([file, field, reason]);

/** Writes the whole file or nothing; null deletes it. */
export function putFile(filePath: string, content: string | Uint8Array | null): void {
  if (content === null) {
    rmSync(filePath);
    return;
  }
  mkdirSync(path.dirname(filePath), { recursive: true });
  // The site never reads a hidden file as a record.
  const part = path.join(path.dirname(filePath), `.${path.basename(filePath)}.${process.pid}.tmp`);
  writeFileSync(part, content);
  renameSync(part, filePath);
}
