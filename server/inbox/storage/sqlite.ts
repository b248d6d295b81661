import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  sql,
  type TransactionSettings,
} from "kysely";
import { MOST_STATEMENTS, sqliteBulk } from "../bulk.ts";
import type { Opened } from "./storage.ts";
import type { Tables } from "./tables.ts";

/** How long a statement may wait for another program's write before it fails. */
const LONGEST_WAIT = 10_000;
/** Between two attempts. Nothing else in this process waits meanwhile. */
const PAUSE = 20;

export const sqliteFile = (dataDir: string) => join(dataDir, "inbox.sqlite");

export function openSqlite(dataDir: string): Opened {
  const database = new SqliteDatabase(sqliteFile(dataDir));
  database.pragma(`busy_timeout = ${LONGEST_WAIT}`);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  /** An erased person's bytes are overwritten, not only unlinked. */
  database.pragma("secure_delete = ON");
  /** SQLite's own wait would stop every page of this process, so `PatientConnection` waits instead. */
  database.pragma("busy_timeout = 0");
  const db = new Kysely<Tables>({ dialect: new WritingSqliteDialect(database) });
  return {
    kind: "sqlite",
    db,
    skipLocked: (query) => query,
    bulk: sqliteBulk,
    fieldOf: (name) => sql`fields ->> ${sql.lit(name)}`,
    scrub: () => cutLog(database),
    close: () => db.destroy(),
  };
}

/** Each attempt holds up everything else in this process, so there are many short ones. */
const CUT_ATTEMPTS = 25;
const CUT_PAUSE = 200;

/** The log keeps what was written until it is taken over into the database and cut, which waits for every reader. */
async function cutLog(database: SqliteDatabase.Database): Promise<void> {
  database.pragma("busy_timeout = 50");
  try {
    for (let attempt = 1; attempt <= CUT_ATTEMPTS; attempt++) {
      const [result] = database.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
      if (result?.busy === 0) return;
      await setTimeout(CUT_PAUSE);
    }
  } finally {
    database.pragma("busy_timeout = 0");
  }
  throw new Error(
    `what was removed is still in the database's log (${database.name}-wal), because another program keeps reading the database. End it, a backup or an open sqlite3 say, and run the same command again.`,
  );
}

/**
 * Every transaction that is not said to read only writes, so it takes the write lock at once: it waits its turn instead of failing half-way,
 * and two processes that start together migrate one after the other.
 */
class WritingSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase.Database;

  constructor(database: SqliteDatabase.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver() {
    return new WritingSqliteDriver({ database: rememberStatements(this.#database) });
  }

  override createAdapter() {
    return new TransactionalDdlAdapter();
  }
}

class WritingSqliteDriver extends SqliteDriver {
  #connection: PatientConnection | undefined;

  override async acquireConnection() {
    this.#connection ??= new PatientConnection(await super.acquireConnection());
    return this.#connection;
  }

  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings) {
    const reads = settings?.accessMode === "read only";
    await connection.executeQuery(CompiledQuery.raw(reads ? "begin" : "begin immediate"));
  }
}

/** Waits for another program's write without stopping this one. A statement that met one has changed nothing. */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  /** Since when nothing could be written. Who comes late does not wait as long again. */
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

/** Whoever reads waits for nobody, so its success says nothing about the lock. */
const WRITES = /^\s*(?:begin immediate|insert|update|delete|with)/i;

const isBusy = (error: unknown) =>
  /^SQLITE_(?:BUSY|LOCKED)/.test(String((error as NodeJS.ErrnoException | undefined)?.code));

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Preparing a statement costs more than running it, and the server uses the same few again and again. */
function rememberStatements(database: SqliteDatabase.Database) {
  const statements = new Map<string, SqliteDatabase.Statement<unknown[]>>();
  return {
    close: () => database.close(),
    prepare(sql: string) {
      let statement = statements.get(sql);
      if (!statement) {
        statement = database.prepare(sql);
        if (statements.size < MOST_STATEMENTS) statements.set(sql, statement);
      }
      return statement;
    },
  };
}
