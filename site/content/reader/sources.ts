import { isUtf8 } from "node:buffer";
import path from "node:path";
import { type Document, LineCounter, parseDocument, visit } from "yaml";
import { contentFolder } from "../../../contract/firm.ts";
import { bytesOf, contentPathOf, filesIn, isThere, versionOf } from "./content-files.ts";
import { partsOf } from "./lines.ts";
import { ContentError, cacheResult, tryRead } from "./problems.ts";
import { type Fault, KNOWN_ALIAS, slipOf } from "./yaml-reasons.ts";

/** A record as it is written, not yet checked. `file` is its content path; the body begins on line `bodyLine`. */
export type Source = { file: string; id: string; data: unknown; body: string; bodyLine: number };

/** Global, because a build loads this module several times: for its settings, for the checks, for the pages. */
const SOURCES = "site:sources";
const shared = globalThis as unknown as {
  [SOURCES]?: Map<string, { version: string; read: () => Source }>;
};
shared[SOURCES] ??= new Map();
const known = shared[SOURCES];

/** The paths of the files that were asked for, whether they could be read or not. */
export const requestedFiles = new Set<string>();

export function readSource(file: string): Source {
  requestedFiles.add(file);
  return peekSource(file);
}

export function peekSource(file: string): Source {
  const version = versionOf(file);
  if (version === undefined) throw missingError(file, "file");
  const before = known.get(file);
  if (before?.version === version) return before.read();
  const read = cacheResult(() => parseSource(file));
  known.set(file, { version, read });
  return read();
}

function parseSource(file: string): Source {
  const contentPath = contentPathOf(file);
  const text = decode(contentPath, bytesOf(file));
  const id = path.basename(file).replace(ENDING, "");
  const parts = partsOf(file, text);
  if (!parts) {
    const reason =
      "The file must begin with its fields between two lines of three hyphens: ---, then lines like “title: A title”, then --- again, and the text below.";
    throw new ContentError([{ file: contentPath, line: 1, field: "(file)", reason }]);
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(parts.yaml, { lineCounter });
  const fault = faultOf(document);
  if (fault) {
    const { line: at } = lineCounter.linePos(fault.pos[0]);
    const { line, reason } = slipOf(fault, parts.yaml.split("\n"), at);
    throw new ContentError([
      { file: contentPath, field: "(file)", line: parts.yamlLine + line - 1, reason },
    ]);
  }
  return {
    file: contentPath,
    id,
    data: document.toJS(),
    body: parts.body,
    bodyLine: parts.bodyLine,
  };
}

/** The text of a file, which must be UTF-8: letters of another encoding would be garbled on the page. */
function decode(file: string, bytes: Uint8Array): string {
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes).replaceAll("\r\n", "\n");
  const lines = Buffer.from(bytes).toString("latin1").split("\n");
  const line = lines.findIndex((one) => !isUtf8(Buffer.from(one, "latin1"))) + 1;
  const reason =
    "The file is saved in an old encoding in which letters such as ’ – ₹ é get lost: save it again as UTF-8 (in Notepad: Save as, Encoding: UTF-8).";
  throw new ContentError([{ file, line: Math.max(1, line), field: "(file)", reason }]);
}

/** The first fault of the YAML; others follow from it. Types (!a) and aliases (*a) count: records use none. */
function faultOf(document: Document): Fault | undefined {
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) return fault;
  let found: Fault | undefined;
  visit(document, {
    Alias(_key, alias) {
      const start = alias.range?.[0] ?? 0;
      const message = alias.resolve(document) ? KNOWN_ALIAS : "";
      found = { code: "BAD_ALIAS", message, pos: [start, start] };
      return visit.BREAK;
    },
  });
  return found;
}

export const allFiles = () => recordsIn(contentFolder(), { recursive: true }).sort();

const byName = new Intl.Collator("en", { numeric: true }).compare;

/** All records as they are written; during a check, without those that cannot be parsed. */
export const allSources = () => allFiles().flatMap((file) => tryRead(() => readSource(file)) ?? []);

/** The paths of the records of a folder, sorted by name, 2 before 10. Throws if there is no such folder. */
export const listFiles = (folder: string) =>
  recordsIn(path.join(contentFolder(), folder)).sort(byName);

/** A broken record counts: to name it is no mistake. */
export const hasRecord = (folder: string, id: string) =>
  ["yaml", "yml", "md"].some((ending) =>
    isThere(path.join(contentFolder(), folder, `${id}.${ending}`)),
  );

export const recordNames = (folder: string) =>
  listFiles(folder).map((file) => path.basename(file).replace(ENDING, ""));

const ENDING = /\.(ya?ml|md)$/;

function recordsIn(folder: string, options?: { recursive: boolean }): string[] {
  const files = filesIn(folder, options);
  if (!files) throw missingError(folder, "folder");
  return files.filter((file) => ENDING.test(file));
}

/** The error for a missing file or folder. It names the path on the disk, which a content path does not tell. */
export function missingError(filePath: string, what: "file" | "folder") {
  const reason = `This ${what} is missing; it was looked for at ${filePath}.`;
  return new ContentError([{ file: contentPathOf(filePath), field: "(file)", reason }]);
}
