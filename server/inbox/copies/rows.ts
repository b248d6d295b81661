import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Storage } from "../storage/storage.ts";
import type { OWN_TABLES, Tables } from "../storage/tables.ts";

/** Everything an inbox holds, by the column that identifies a row; what others refer to stands first. */
export const ROW_KEYS = {
  submission: "id",
  mail: "id",
  upload: "submission_id",
  subscription: "token",
  suppression: "hash",
  secret: "name",
  audit: "id",
} as const satisfies Record<Exclude<keyof Tables, (typeof OWN_TABLES)[number]>, string>;

export type TableName = keyof typeof ROW_KEYS;
export const TABLE_NAMES = Object.keys(ROW_KEYS) as TableName[];

/** Columns as they are in this storage, whatever version made it. */
export type Row = Record<string, string | number | null>;
export type AnyTables = Kysely<Record<string, Row>>;
type Source = Pick<Storage, "db">;

export const anyTables = ({ db }: Source) => db as unknown as AnyTables;

/** As many rows as one statement may carry in either storage. */
const CHUNK = 500;

/** A file is large enough to travel alone. */
export const chunkOf = (table: string) => (table === "upload" ? 1 : CHUNK);

export function* chunks<Item>(items: Item[], size = CHUNK): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Sorted here: each storage has an order of its own. */
export async function keysOf(source: Source, table: TableName): Promise<string[]> {
  const key = ROW_KEYS[table];
  const rows = await anyTables(source).selectFrom(table).select(key).execute();
  return rows.map((row) => String(row[key])).sort();
}

/** The rows with these keys, in their order; one that is gone is left out. */
export async function readRows(source: Source, table: TableName, keys: string[]): Promise<Row[]> {
  const key = ROW_KEYS[table];
  const rows = await anyTables(source).selectFrom(table).selectAll().where(key, "in", keys).execute();
  const byKey = new Map(rows.map((row): [string, Row] => [String(row[key]), row]));
  return keys.map((value) => byKey.get(value)).filter((row) => row !== undefined);
}

/** The same text for the same row in either storage. */
export const textOf = (row: Row) =>
  JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));

export async function digestOf(source: Source, table: TableName, keys: string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const chunk of chunks(keys, chunkOf(table))) {
    for (const row of await readRows(source, table, chunk)) hash.update(`${textOf(row)}\n`);
  }
  return hash.digest("hex");
}

/** Whether nobody ever used it: an inbox makes its own secrets when it is made. */
export async function isUnused(source: Source): Promise<boolean> {
  for (const table of TABLE_NAMES) {
    if (table !== "secret" && (await keysOf(source, table)).length > 0) return false;
  }
  return true;
}
