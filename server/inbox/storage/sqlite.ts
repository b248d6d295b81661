import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
  type TransactionSettings,
} from "kysely";
import { type Database, IN_USE, InUseError, type Use } from "./storage.ts";
import type { Tables } from "./tables.ts";

/** Milliseconds that a statement may wait for another program's write before it fails. */
const LONGEST_WAIT = 10_000;
const PAUSE = 20;
export const sqliteFile = (dataDir: string) => join(dataDir, "inbox.sqlite");

/** Opens a database file, or makes it. A backup has no write-ahead log, so that it is one file. */
export function openSqlite(file: string, use: Use | "backup" = "shared"): Database {
  const database = new SqliteDatabase(file);
  try {
    if (use === "alone") takeAlone(database);
    database.pragma(`busy_timeout = ${LONGEST_WAIT}`);
    database.pragma(`journal_mode = ${use === "backup" ? "DELETE" : "WAL"}`);
  } catch (error) {
    database.close();
    throw isBusy(error) ? new InUseError(IN_USE) : error;
  }
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  /** An erased person's bytes are overwritten, not only unlinked. */
  database.pragma("secure_delete = ON");
  /** SQLite's own wait would stop every page of this process, so `PatientConnection` waits instead. */
  database.pragma("busy_timeout = 0");
  const db = new Kysely<Tables>({ dialect: dialectOf(database) });
  return {
    db,
    slowDb: db,
    // There is one writer at a time, so no row needs a lock of its own.
    lockRows: (query) => query,
    lockFreeRows: (query) => query,
    now: (laterMs = 0) => sql`${Date.now() + laterMs}`,
    fieldOf: (name) => sql`fields ->> ${sql.lit(name)}`,
    scrub: () => emptyLog(database),
    scrubLimit: "",
    close: () => db.destroy(),
  };
}

/** Locks the file until it is closed. Every program that has it open in WAL mode holds a lock that prevents this. */
function takeAlone(database: SqliteDatabase.Database): void {
  database.pragma("locking_mode = EXCLUSIVE");
  database.pragma("busy_timeout = 0");
  database.exec("begin exclusive; commit");
}

/** Each attempt stops this process, so there are many short ones. */
const LOG_ATTEMPTS = 25;
const LOG_PAUSE = 200;

/** Empties the write-ahead log, which still holds removed rows; throws if another program reads for too long. */
async function emptyLog(database: SqliteDatabase.Database): Promise<void> {
  database.pragma("busy_timeout = 50");
  try {
    for (let attempt = 1; attempt <= LOG_ATTEMPTS; attempt++) {
      const [result] = database.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
      if (result?.busy === 0) return;
      await setTimeout(LOG_PAUSE);
    }
  } finally {
    database.pragma("busy_timeout = 0");
  }
  throw new Error(
    `what was removed is still in the database's log (${database.name}-wal), because another program keeps reading the database. End it, a backup or an open sqlite3 say, and do the same again.`,
  );
}

const dialectOf = (database: SqliteDatabase.Database): Dialect => ({
  createDriver: () => new WritingSqliteDriver({ database }),
  createAdapter: () => new TransactionalDdlAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** The write lock at once: a transaction waits its turn instead of failing half-way, as do migrations. */
class WritingSqliteDriver extends SqliteDriver {
  #connection: PatientConnection | undefined;

  override async acquireConnection() {
    this.#connection ??= new PatientConnection(await super.acquireConnection());
    return this.#connection;
  }

  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings) {
    const readsOnly = settings?.accessMode === "read only";
    await connection.executeQuery(CompiledQuery.raw(readsOnly ? "begin" : "begin immediate"));
  }
}

/** Repeats a statement while another program writes, without stopping this one; a refused statement changed nothing. */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  /** Shared by all statements, so that a later one does not wait the full time again. */
  #busySince = Number.POSITIVE_INFINITY;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery) {
    for (;;) {
      try {
        const result = await this.#connection.executeQuery<Row>(query);
        if (WRITES.test(query.sql)) this.#busySince = Number.POSITIVE_INFINITY;
        return result;
      } catch (error) {
        if (!isBusy(error)) throw error;
        this.#busySince = Math.min(this.#busySince, performance.now());
        if (performance.now() - this.#busySince > LONGEST_WAIT) throw error;
      }
      await setTimeout(PAUSE);
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }
}

/** Reading never waits for the lock, so a successful read does not show that the lock is free. */
const WRITES = /^\s*(?:begin immediate|insert|update|delete|with)/i;

const isBusy = (error: unknown) =>
  /^SQLITE_(?:BUSY|LOCKED)/.test(String((error as NodeJS.ErrnoException | undefined)?.code));

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}
