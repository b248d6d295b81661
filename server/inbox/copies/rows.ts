import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { chunks, type Storage } from "../storage/storage.ts";
import type { OWN_TABLES, Tables } from "../storage/tables.ts";

/** Everything an inbox holds, by the column that identifies a row; tables that others refer to come first. */
const ROW_KEYS = {
  submission: "id",
  mailing: "id",
  mailing_recipient: "id",
  mail: "id",
  reply: "mail_id",
  staff_mail: "mail_id",
  registration: "id",
  upload: "submission_id",
  subscription: "token",
  suppression: "hash",
  secret: "name",
  audit: "id",
  told: "id",
  account: "id",
  passkey: "id",
  recovery_code: "hash",
  invitation: "id",
} as const satisfies Record<Exclude<keyof Tables, (typeof OWN_TABLES)[number]>, string>;

type TableName = keyof typeof ROW_KEYS;
export const TABLE_NAMES = Object.keys(ROW_KEYS) as TableName[];

/** Rows of the table `secret` that say something about one copy, and so are in no other. */
export const UNFINISHED = "unfinished-copy-of";
export const DIGEST = "backup-digest";
const OWN_SECRETS = [UNFINISHED, DIGEST];

export type Progress = (table: TableName, done: number, total: number) => unknown;
type Source = Pick<Storage, "db">;

/** Columns as they are in this inbox, whatever version made it. */
type Row = Record<string, string | number | null>;

const anyTables = ({ db }: Source) => db as unknown as Kysely<Record<string, Row>>;

/** Makes the target hold the rows of the source and no others. Rows that are the same already are not written again. */
export async function copyRows(source: Source, target: Source, progress: Progress): Promise<void> {
  for (const table of TABLE_NAMES) {
    const keys = await keysOf(source, table);
    const present = new Set(await keysOf(target, table));
    const wanted = new Set(keys);
    const surplus = [...present].filter((key) => !wanted.has(key));
    for (const some of inChunks(surplus, table))
      await anyTables(target).deleteFrom(table).where(ROW_KEYS[table], "in", some).execute();
    let done = 0;
    await progress(table, done, keys.length);
    for (const chunk of inChunks(keys, table)) {
      const known = chunk.filter((key) => present.has(key));
      const same = new Set((await readRows(target, table, known)).map(textOf));
      const rows = await readRows(source, table, chunk);
      const changed = rows.filter((row) => !same.has(textOf(row)));
      await writeRows(target, table, changed);
      done += chunk.length;
      await progress(table, done, keys.length);
    }
  }
}

interface Contents {
  counts: Record<string, number>;
  /** A hash that is equal for equal rows in both storages. */
  digest: string;
}

/** Counts and hashes all rows; tables that an earlier version of the inbox lacks are left out. */
export async function contentsOf(source: Source): Promise<Contents> {
  const names = new Set((await source.db.introspection.getTables()).map(({ name }) => name));
  const counts: Contents["counts"] = {};
  const hash = createHash("sha256");
  for (const table of TABLE_NAMES.filter((name) => names.has(name))) {
    const keys = await keysOf(source, table);
    for (const chunk of inChunks(keys, table))
      for (const row of await readRows(source, table, chunk)) hash.update(`${table} ${textOf(row)}\n`);
    counts[table] = keys.length;
  }
  return { counts, digest: hash.digest("hex") };
}

/** Whether every table is empty but that of secrets, which are made with the inbox. */
export async function isUnused(source: Source): Promise<boolean> {
  for (const table of TABLE_NAMES.filter((name) => name !== "secret")) {
    const row = await anyTables(source).selectFrom(table).select(ROW_KEYS[table]).limit(1).executeTakeFirst();
    if (row) return false;
  }
  return true;
}

/** Parts of the keys, small enough for one statement; uploads are large, so each is a part of its own. */
const inChunks = (keys: string[], table: TableName) => chunks(keys, table === "upload" ? 1 : undefined);

/** All keys of a table but the secrets of one copy alone. Sorted here, since each storage sorts in its own way. */
async function keysOf(source: Source, table: TableName): Promise<string[]> {
  const key = ROW_KEYS[table];
  const rows = await anyTables(source).selectFrom(table).select(key).execute();
  return rows
    .map((row) => String(row[key]))
    .filter((value) => table !== "secret" || !OWN_SECRETS.includes(value))
    .sort();
}

/** The rows with these keys, in their order; one that is gone is left out. */
async function readRows(source: Source, table: TableName, keys: string[]): Promise<Row[]> {
  if (keys.length === 0) return [];
  const key = ROW_KEYS[table];
  const rows = await anyTables(source).selectFrom(table).selectAll().where(key, "in", keys).execute();
  const byKey = new Map(rows.map((row): [string, Row] => [String(row[key]), row]));
  return keys.map((value) => byKey.get(value)).filter((row) => row !== undefined);
}

async function writeRows(target: Source, table: TableName, rows: Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  await anyTables(target)
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column(ROW_KEYS[table])
        .doUpdateSet((eb) =>
          Object.fromEntries(Object.keys(first).map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
    )
    .execute();
}

/** A text that is equal for equal rows in both storages. */
const textOf = (row: Row) =>
  JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));
