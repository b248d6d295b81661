import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { contentProblems } from "../../site/build/check.ts";
import { type Changes, filePathOf } from "../../site/content/reader/content-files.ts";
import type { Problem } from "../../site/content/reader/problems.ts";
import { LONGEST_NAME } from "../../site/content/reader/slug.ts";
import { Refusal } from "../refusal.ts";
import { type Clash, type Merged, merge, type Side } from "./merge.ts";
import { newText, partsOf, type Written, withValues } from "./record-text.ts";

/** A record as it was read. `hash` is of its text, to notice later that the file has changed. */
export type Opened = Written & { file: string; hash: string };

/**
 * The outcome of a save or deletion. Only "saved" changed a file; `theirs` is the record on the disk. `merged` is what
 * was, or would have been, written where somebody else had changed the file.
 */
export type Outcome =
  | ({ state: "saved"; opened: Opened | undefined } & Both)
  | { state: "conflict"; theirs: Opened | undefined; clashes: Clash[] }
  | ({ state: "refused"; problems: Problem[] } & Both);

type Both = { theirs?: Opened; merged?: Merged };

export const hashOf = (text: string) =>
  createHash("sha256").update(text).digest("hex").slice(0, 16);

export function textOf(file: string): string | undefined {
  const filePath = filePathOf(file);
  return existsSync(filePath) ? readFileSync(filePath, "utf8") : undefined;
}

export function opened(file: string, text: string): Opened {
  const { yaml, body } = partsOf(file, text.replaceAll("\r\n", "\n"));
  return { file, hash: hashOf(text), data: parse(yaml), ...(body === undefined ? {} : { body }) };
}

/** A cache: parsing YAML takes long, and most files do not change. */
const known = new Map<string, Opened>();

export function open(file: string): Opened | undefined {
  const text = textOf(file);
  if (text === undefined) return undefined;
  const before = known.get(file);
  if (before?.hash === hashOf(text)) return before;
  const read = opened(file, text);
  known.set(file, read);
  return read;
}

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

/** What a save goes by beside the values: the record as it was opened, and what was chosen against which file. */
type Saving = {
  isOwner?: boolean;
  base?: Written | undefined;
  against?: string | undefined;
  chosen?: Record<string, Side> | undefined;
  /** The published text: values that come back to its values get its layout, too. */
  live?: string | undefined;
  /** Asked with what would be written; throws to refuse it. */
  approve?: (changes: Changes) => Promise<void>;
};

/**
 * Writes a record, unless a problem would arise. If the file is not that of `hash` any more (null: a new file), the
 * changes since `base` are merged with it; what both changed is a conflict until one side is chosen.
 */
export function save(
  file: string,
  hash: string | null,
  written: Written,
  by: Saving = {},
): Promise<Outcome> {
  return inTurn(async () => {
    const text = textOf(file);
    if (text === undefined) return saveNew(file, hash, written, by);
    if (hash === null) return nameTaken(file);
    if (hash === hashOf(text)) return writeRecord(file, text, written, by);
    const theirs = opened(file, text);
    const chosen = by.against === theirs.hash ? by.chosen : {};
    const merged = merge(by.base, theirs, written, chosen);
    if (merged.clashes.length > 0) return conflict(file, text, merged.clashes);
    const outcome = await writeRecord(file, text, merged, by);
    return outcome.state === "conflict" ? outcome : { ...outcome, theirs, merged };
  });
}

/** With a hash the record was there when it was opened: somebody has deleted it meanwhile. */
async function saveNew(
  file: string,
  hash: string | null,
  written: Written,
  by: Saving,
): Promise<Outcome> {
  if (path.parse(file).name.length > LONGEST_NAME) return nameRefused(file, TOO_LONG);
  if (hash !== null) return conflict(file, undefined);
  return writeRecord(file, undefined, written, by);
}

async function writeRecord(
  file: string,
  text: string | undefined,
  values: Written,
  by: Saving,
): Promise<Outcome> {
  const made = textWith(file, values);
  const { live } = by;
  const next = live && made !== text && isSame(opened(file, live), values) ? live : made;
  const problems = by.isOwner ? [] : ownersProblems(file, text, next);
  if (problems.length > 0) return refused(problems);
  await by.approve?.({ [file]: next });
  return write({ [file]: next });
}

const isSame = (one: Written, other: Written) =>
  isDeepStrictEqual([one.data, one.body], [other.data, other.body]);

/** Writes files as `make` wants them, all or none; null deletes one. `opened` of the outcome is the first. */
export const saveAll = (make: () => Changes): Promise<Outcome> => inTurn(async () => write(make()));

/** What visitors trust: where links lead, who gets their mails, calls and chats, and which certificates are genuine. */
const OWNERS: Record<string, string[]> = {
  "content/firm.yaml": ["domain", "email", "careersEmail", "privacyEmail", "phone", "whatsapp"],
  "content/certificates/keys.yaml": ["keys"],
  "content/certificates/withdrawn.yaml": ["withdrawn"],
};

const valueIn = (text: string, field: string) => JSON.stringify(parse(text)?.[field]);

/** The fields of a record that only an owner of the desk may change. */
export const ownersFields = (file: string) =>
  file.startsWith("content/team/") ? ["mail"] : (OWNERS[file] ?? []);

export function ownersProblems(file: string, before = "", after = ""): Problem[] {
  const reason =
    "Only an owner may change this: put it back as it was, or ask an owner of the desk.";
  return ownersFields(file)
    .filter((field) => valueIn(before, field) !== valueIn(after, field))
    .map((field) => ({ file, line: 1, field, reason }));
}

export function remove(
  file: string,
  hash: string,
  along: () => Changes = () => ({}),
): Promise<Outcome> {
  return inTurn(async () => {
    const text = textOf(file);
    if (text === undefined || hashOf(text) !== hash) return conflict(file, text);
    return write({ [file]: null, ...along() });
  });
}

export function restore(file: string, text: string, along: () => Changes): Promise<Outcome> {
  return inTurn(async () =>
    textOf(file) === undefined ? write({ [file]: text, ...along() }) : nameTaken(file),
  );
}

const refused = (problems: Problem[]): Outcome => ({ state: "refused", problems });

const TAKEN = "There is one with this name already: choose another.";
const TOO_LONG = `This name is too long: ${LONGEST_NAME} letters are the most.`;
const nameRefused = (file: string, reason: string) =>
  refused([{ file, line: 1, field: "(file name)", reason }]);
const nameTaken = (file: string) => nameRefused(file, TAKEN);

function conflict(file: string, text: string | undefined, clashes: Clash[] = []): Outcome {
  return {
    state: "conflict",
    theirs: text === undefined ? undefined : opened(file, text),
    clashes,
  };
}

/** Checks these changes together and writes them, if the files are still as they are now. */
async function write(changes: Changes): Promise<Outcome> {
  const before = new Map(Object.keys(changes).map((file) => [file, textOf(file)]));
  const isOther = ([file, next]: [string, string | null]) =>
    before.get(file) !== (next ?? undefined);
  const differing = Object.entries(changes).filter(isOther);
  const problems = differing.length > 0 ? await newProblems(changes) : [];
  if (problems.length > 0) return refused(problems);
  // Somebody may have changed a file in a text editor while the check ran.
  const [changed] = [...before].find(([file, text]) => textOf(file) !== text) ?? [];
  if (changed) return conflict(changed, textOf(changed));
  putAll(Object.fromEntries(differing), before);
  const [[file, next] = ["", null]] = Object.entries(changes);
  return { state: "saved", opened: next === null ? undefined : opened(file, next) };
}

function putAll(changes: Changes, before: Map<string, string | undefined>): void {
  const done: string[] = [];
  try {
    for (const [file, next] of Object.entries(changes)) {
      putFile(filePathOf(file), next);
      done.push(file);
    }
  } catch (error) {
    for (const file of done) putFile(filePathOf(file), before.get(file) ?? null);
    throw new Refusal(500, `Nothing was saved: ${(error as Error).message}.`);
  }
}

/** Problems of files with these changes, and those they cause in others; older ones do not count. */
export async function newProblems(changes: Changes): Promise<Problem[]> {
  const after = await contentProblems(changes);
  if (after.length === 0) return [];
  const before = new Set((await contentProblems()).map(keyOf));
  return after.filter((problem) => problem.file in changes || !before.has(keyOf(problem)));
}

const keyOf = ({ file, field, reason }: Problem) => JSON.stringify([file, field, reason]);

/** Writes the whole file or nothing; null deletes it. */
export function putFile(filePath: string, content: string | Uint8Array | null): void {
  if (content === null) return void rmSync(filePath);
  mkdirSync(path.dirname(filePath), { recursive: true });
  // The site never reads a hidden file as a record.
  const part = path.join(path.dirname(filePath), `.${path.basename(filePath)}.${process.pid}.tmp`);
  writeFileSync(part, content);
  renameSync(part, filePath);
}
