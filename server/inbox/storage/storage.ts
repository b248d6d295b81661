import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** An open database with its tables. What differs between SQLite and PostgreSQL has a name here and nowhere else. */
export interface Storage {
  db: Kysely<Tables>;
  /** The same tables, for what may take minutes: migrations and removals. */
  slowDb: Kysely<Tables>;
  /** Keeps the rows found as they are until the transaction ends. */
  lockRows: LockRows;
  /** Like `lockRows`, but leaves out rows that another server has locked. */
  lockFreeRows: LockRows;
  /** The time, or one so many milliseconds later, by the clock that all servers share: the database's, if it has one. */
  now(laterMs?: number): RawBuilder<number>;
  fieldOf(name: string): RawBuilder<string>;
  /** Removes deleted rows from the files of the database as far as it can, or fails with the reason. */
  scrub(): Promise<void>;
  /** What scrub cannot do here, in a sentence for whoever erased something; "" when it leaves nothing behind. */
  scrubLimit: string;
  warnings: string[];
  close(): Promise<void>;
}

type LockRows = <Table extends keyof Tables, Row>(query: Query<Table, Row>) => Query<Table, Row>;

/** A storage without the warnings about its folder, which are found before it is opened. */
export type Database = Omit<Storage, "warnings">;

export class InUseError extends Error {
  override name = "InUseError";
}

export type Use = "shared" | "alone";

export const IN_USE =
  "Another program uses this inbox. Stop the server and the desk, wait for other inbox commands to end, and try again.";

export interface StorageSettings {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Milliseconds after which PostgreSQL ends an ordinary statement. */
  statementMs?: number;
}

/** The time by the clock that all servers share. */
export async function clockOf({ db, now }: Pick<Storage, "db" | "now">): Promise<number> {
  const { rows } = await sql<{ time: number }>`select ${now()} as time`.execute(db);
  return rows[0]?.time ?? Date.now();
}

export const hasRow = async (query: { executeTakeFirst(): Promise<unknown> }) =>
  (await query.executeTakeFirst()) !== undefined;

type Query<Table extends keyof Tables, Row = object> = SelectQueryBuilder<Tables, Table, Row>;

export async function countRows<Table extends keyof Tables>(query: Query<Table>): Promise<number> {
  const counted = query.select((eb) => eb.fn.countAll<number>().as("count"));
  return (await counted.executeTakeFirstOrThrow()).count;
}

/** Splits a list into parts that are small enough for one statement in either storage. */
export function* chunks<Item>(all: Item[], size = 500): Generator<Item[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}
