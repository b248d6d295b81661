import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { copyClock } from "../clock.ts";
import { chunks, type Storage } from "../storage/storage.ts";
import type { OWN_TABLES, Tables } from "../storage/tables.ts";

/** Everything an inbox holds, by the column that identifies a row; tables that others refer to come first. */
export const ROW_KEYS = {
  submission: "id",
  mailing: "id",
  mailing_recipient: "id",
  mail: "id",
  reply: "mail_id",
  staff_mail: "mail_id",
  endpoint: "id",
  delivery: "mail_id",
  registration: "id",
  training_mail: "mail_id",
  run_detail: "id",
  run_change: "id",
  certificate: "number",
  upload: "submission_id",
  incoming_mail: "id",
  attachment: "id",
  incoming_copy: "id",
  reply_copy: "id",
  mailbox: "name",
  set_aside: "id",
  subscription: "token",
  suppression: "hash",
  unreachable: "email",
  secret: "name",
  visit_count: "day",
  audit: "id",
  told: "id",
  account: "id",
  passkey: "id",
  recovery_code: "hash",
  invitation: "id",
} as const satisfies Record<Exclude<keyof Tables, (typeof OWN_TABLES)[number]>, string>;

type TableName = keyof typeof ROW_KEYS;
export const TABLE_NAMES = Object.keys(ROW_KEYS) as TableName[];

/** The table of the files of a backup. No inbox has it. */
export const FILES = "file";
const KEY_OF: Record<string, string> = { ...ROW_KEYS, [FILES]: "name" };

/** One row of these may take megabytes, or one key is that of hundreds of rows. */
const ONE_AT_ONCE = ["upload", "certificate", "attachment", "visit_count", FILES];

/** The row of the table `secret` with the digest of a backup, which is in no other copy. */
export const SEAL = "backup-digest";

export class BackupError extends Error {
  override name = "BackupError";
}

export const damaged = (file: string) =>
  new BackupError(`${file} is no backup of an inbox, or it is damaged. Nothing was restored.`);

export type Progress = (table: TableName, done: number) => unknown;
type Source = Pick<Storage, "db">;

/** Columns as they are in this inbox, whatever version made it. */
type Row = Record<string, string | number | null>;

const anyTables = ({ db }: Source) => db as unknown as Kysely<Record<string, Row>>;

export async function copyRows(source: Source, target: Source, progress: Progress): Promise<void> {
  for (const table of MADE_AT_START) await target.db.deleteFrom(table).execute();
  await copyClock(source, target);
  for (const table of TABLE_NAMES) {
    let done = 0;
    for await (const rows of rowsOf(source, table)) {
      await anyTables(target).insertInto(table).values(rows).execute();
      done += rows.length;
      await progress(table, done);
    }
  }
}

/** Alike in both storages. Tables that an earlier version lacks are left out. */
export async function contentsOf(source: Source) {
  const names = new Set((await source.db.introspection.getTables()).map(({ name }) => name));
  const counts: Record<string, number> = {};
  const hash = createHash("sha256");
  for (const table of [...TABLE_NAMES, FILES].filter((name) => names.has(name))) {
    counts[table] = 0;
    for await (const rows of rowsOf(source, table)) {
      for (const row of rows) hash.update(`${table} ${textOf(row)}\n`);
      counts[table] += rows.length;
    }
  }
  return { counts, digest: hash.digest("hex") };
}

/** Filled before anything has come in: with the inbox, when the server first looks into its mailbox, by visits. */
const MADE_AT_START = ["secret", "mailbox", "visit_count"] as const;

export async function isUnused(source: Source): Promise<boolean> {
  for (const table of TABLE_NAMES.filter((name) => !MADE_AT_START.some((made) => made === name))) {
    const row = await anyTables(source)
      .selectFrom(table)
      .select(ROW_KEYS[table])
      .limit(1)
      .executeTakeFirst();
    if (row) return false;
  }
  return true;
}

/** As many as one statement takes, without the digest. Sorted here: each storage has an order of its own. */
async function* rowsOf(source: Source, table: string): AsyncGenerator<Row[]> {
  const key = KEY_OF[table] ?? "";
  const found = await anyTables(source).selectFrom(table).select(key).execute();
  const keys = [...new Set(found.map((row) => String(row[key])))].filter((value) => value !== SEAL);
  for (const some of chunks(keys.sort(), ONE_AT_ONCE.includes(table) ? 1 : undefined)) {
    const rows = await anyTables(source)
      .selectFrom(table)
      .selectAll()
      .where(key, "in", some)
      .execute();
    const placeOf = (row: Row) => some.indexOf(String(row[key]));
    const compare = (one: Row, other: Row) =>
      placeOf(one) - placeOf(other) || (textOf(one) < textOf(other) ? -1 : 1);
    if (rows.length > 0) yield rows.sort(compare);
  }
}

/** A text that is equal for equal rows in both storages. */
const textOf = (row: Row) =>
  JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));
