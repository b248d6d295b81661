import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline as connect, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { MIGRATION_NAMES } from "../storage/migrations.ts";
import { appliedMigrations } from "../storage/newer-inbox.ts";
import { chunkOf, chunks, keysOf, type Row, readRows, TABLE_NAMES } from "./rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { Tables } from "../storage/tables.ts";

/**
 * One compressed file of JSON lines: what it is and how much there is, a line a row, and the hash of all before it.
 * Older versions of the software refuse a format they do not know.
 */
const FORMAT = "inbox backup";
const VERSION = 1;

const header = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  rows: z.record(z.string(), z.number()),
});
type Header = z.infer<typeof header>;

const line = z.tuple([z.string(), z.record(z.string(), z.union([z.string(), z.number(), z.null()]))]);
const ending = z.object({ sha256: z.string() });

/** It cannot be restored; the message is a sentence. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** May wait, which holds the writing up. */
type Progress = (done: number, total: number) => unknown;

/** Writes the inbox as it is at this moment; the server may go on storing. */
export async function writeBackup(
  storage: Storage,
  append: (bytes: Buffer) => Promise<void>,
  progress: Progress,
): Promise<Header> {
  return storage.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (db) => {
      const keys = new Map<(typeof TABLE_NAMES)[number], string[]>();
      for (const table of TABLE_NAMES) keys.set(table, await keysOf({ db }, table));
      const head: Header = {
        format: FORMAT,
        version: VERSION,
        madeAt: new Date().toISOString(),
        migrations: await appliedMigrations<Tables>(db),
        rows: Object.fromEntries([...keys].map(([table, { length }]) => [table, length])),
      };
      const total = totalOf(head);
      const hash = createHash("sha256");
      async function* lines() {
        let done = 0;
        yield write(head);
        await progress(done, total);
        for (const [table, all] of keys) {
          for (const chunk of chunks(all, chunkOf(table))) {
            for (const row of await readRows({ db }, table, chunk)) yield write([table, row]);
            done += chunk.length;
            await progress(done, total);
          }
        }
        yield `${JSON.stringify({ sha256: hash.digest("hex") })}\n`;
      }
      function write(value: unknown): string {
        const text = `${JSON.stringify(value)}\n`;
        hash.update(text);
        return text;
      }
      await pipeline(Readable.from(lines()), createGzip(), async (compressed) => {
        for await (const bytes of compressed) await append(bytes as Buffer);
      });
      return head;
    });
}

export const totalOf = ({ rows }: Header) => Object.values(rows).reduce((sum, count) => sum + count, 0);

/** Reads a backup to its end and returns what it says about itself; fails unless all of it is there and unchanged. */
export async function checkBackup(path: string): Promise<Header> {
  const hash = createHash("sha256");
  const counts: Record<string, number> = {};
  let head: Header | undefined;
  let last: string | undefined;
  for await (const text of linesOf(path)) {
    if (last !== undefined) hash.update(`${last}\n`);
    if (head === undefined) head = readHeader(path, text);
    else if (last !== undefined && !text.startsWith("{")) {
      const [table] = parse(path, line, text);
      counts[table] = (counts[table] ?? 0) + 1;
    }
    last = text;
  }
  if (!head || parse(path, ending, last ?? "").sha256 !== hash.digest("hex")) throw damaged(path);
  for (const [table, count] of Object.entries(head.rows)) {
    if ((counts[table] ?? 0) !== count) throw damaged(path);
  }
  return head;
}

/** The rows of a backup that was checked, by table. */
export async function* rowsOf(path: string): AsyncGenerator<[table: string, row: Row]> {
  for await (const text of linesOf(path)) if (!text.startsWith("{")) yield parse(path, line, text);
}

function readHeader(path: string, text: string): Header {
  const head = parse(path, header, text);
  const unknown = head.migrations.filter((name) => !MIGRATION_NAMES.includes(name));
  if (head.version > VERSION || unknown.length > 0)
    throw new BackupError(`${path} was made by a newer version of the software. Restore it with that one.`);
  return head;
}

function parse<Shape>(path: string, shape: z.ZodType<Shape>, text: string): Shape {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw damaged(path);
  }
}

const damaged = (path: string) =>
  new BackupError(`${path} is no backup of an inbox, or it is damaged. Nothing was restored.`);

/** Not node:readline: it also ends a line at separators that may stand in a visitor's text. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding("utf8");
  // Whatever goes wrong comes out where it is read.
  connect(createReadStream(path), text, () => {});
  let rest = "";
  try {
    for await (const chunk of text) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    if (/^Z_/.test((error as NodeJS.ErrnoException).code ?? "")) throw damaged(path);
    throw error;
  }
  if (rest !== "") throw damaged(path);
}
