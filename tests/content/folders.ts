import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { onTestFinished, vi } from "vitest";
import { type Document, parseDocument } from "yaml";
import { forgetRecords } from "../../site/content/reader/read.ts";

export const LIVE = "content";
export const FIXTURES = "tests/fixtures/content";

/** Where the copies of a source stand in this process, one after the other. */
const copies = new Map<string, string>();

/**
 * A copy of a content folder that the rest of the test reads instead, and may change. It stands where the copy of the
 * test before stood, with the times of its source: what did not change is not parsed again.
 */
export function copyOf(source: string): ContentCopy {
  const usual = copies.get(source);
  const isFree = usual !== undefined && !existsSync(usual);
  const folder = isFree ? usual : mkdtempSync(path.join(tmpdir(), "content-"));
  if (!usual) copies.set(source, folder);
  cpSync(source, folder, { recursive: true, preserveTimestamps: true });
  forgetRecords();
  vi.stubEnv("CONTENT_DIR", folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return new ContentCopy(folder);
}

/** The same for a test that only checks texts: the folder stays as it is, and what is unchanged is not parsed again. */
export function changesTo(folder: string): ContentChanges {
  vi.stubEnv("CONTENT_DIR", folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  return new ContentChanges(folder);
}

export class ContentCopy {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  files(under: string): string[] {
    return filesOf(path.join(this.folder, under)).map((name) => path.join(under, name));
  }

  /** Changes the YAML of a file, or of the block at the head of a Markdown file. */
  change(file: string, edit: (record: Document) => void): void {
    const { front, body } = split(this.read(file));
    const record = parseDocument(front);
    edit(record);
    this.write(file, body === undefined ? String(record) : `---\n${record}---\n${body}`);
  }

  set(file: string, field: string, value: unknown): void {
    this.change(file, (record) => record.setIn(place(field), value));
  }

  remove(file: string, field: string): void {
    this.change(file, (record) => record.deleteIn(place(field)));
  }

  /** Writes a new record after an old one, with other values in some of its fields. */
  add(file: string, model: string, fields: Record<string, unknown>): void {
    this.write(file, this.read(model));
    for (const [field, value] of Object.entries(fields)) this.set(file, field, value);
  }

  async photograph(file: string, width: number, height: number): Promise<void> {
    const plain = sharp({ create: { width, height, channels: 3, background: "seagreen" } });
    this.write(file, await plain.jpeg().toBuffer());
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), "utf8");
  }

  write(file: string, content: string | Buffer): void {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
    writeFileSync(path.join(this.folder, file), content);
  }
}

/** Gathers what would be written, for `contentProblems`. */
class ContentChanges extends ContentCopy {
  readonly changes: Record<string, string> = {};

  override read(file: string): string {
    return this.changes[`content/${file}`] ?? super.read(file);
  }

  override write(file: string, content: string): void {
    this.changes[`content/${file}`] = content;
  }
}

/** The records of a folder, by file name. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => /\.(yaml|md)$/.test(name))
    .sort();
}

/** The YAML of a file and, where it is Markdown, the text below it. */
export function split(text: string): { front: string; body?: string } {
  const [, front, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
  return front === undefined ? { front: text } : { front, body };
}

const place = (field: string) =>
  field.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
