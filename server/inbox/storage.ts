import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  type RawBuilder,
  type SelectQueryBuilder,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  sql,
  type TransactionSettings,
} from "kysely";
import pg from "pg";
import { type Bulk, postgresBulk, sqliteBulk } from "./bulk.ts";
import { migrate } from "./migrations.ts";
import { makePrivateFolder } from "./private-folder.ts";
import type { Tables } from "./tables.ts";

export interface Storage {
  kind: "sqlite" | "postgres";
  db: Kysely<Tables>;
  /** Skips rows another instance is claiming. SQLite has one writer at a time, so there is nothing to skip. */
  skipLocked<Shape extends keyof Tables, Row>(
    query: SelectQueryBuilder<Tables, Shape, Row>,
  ): SelectQueryBuilder<Tables, Shape, Row>;
  bulk: Bulk;
  /** One field of what was filled in, out of the JSON of a submission. */
  fieldOf(name: string): RawBuilder<string>;
  /**
   * Leaves no copy of what was deleted in files of ours, or fails with the reason. PostgreSQL sees to its own, so there
   * it only makes the room free to be written over.
   */
  scrub(): Promise<void>;
  /** What somebody ought to hear about the place where it lies, a sentence each. */
  warnings: string[];
  close(): Promise<void>;
}

export interface StorageSettings {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** Lists of ids come in many lengths; what is used all the time is remembered long before there are so many. */
const MOST_STATEMENTS = 200;

/** Opens the storage the settings name and brings its tables up to date. */
export async function openStorage(
  settings: StorageSettings,
  onConnectionError: (error: Error) => void = () => {},
): Promise<Storage> {
  const { dataDir, databaseUrl } = settings;
  const warnings = makePrivateFolder(dataDir, databaseUrl ? undefined : sqliteFile(dataDir));
  const storage = {
    ...(databaseUrl ? openPostgres(databaseUrl, onConnectionError) : openSqlite(dataDir)),
    warnings,
  };
  try {
    await migrate(storage.db);
  } catch (error) {
    await storage.close();
    throw error;
  }
  return storage;
}

type Opened = Omit<Storage, "warnings">;

function openPostgres(connectionString: string, onConnectionError: (error: Error) => void): Opened {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    Client: RememberingClient,
    connectionString,
    types,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
    application_name: "forms",
  });
  /**
   * The pool listens to its idle connections only. One that breaks between two statements of a transaction would end
   * the process if nobody heard of it.
   */
  pool.on("connect", (client) => client.on("error", onConnectionError));
  pool.on("error", () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: "postgres",
    db,
    skipLocked: (query) => query.forUpdate().skipLocked(),
    bulk: postgresBulk,
    fieldOf: (name) => sql`fields::json ->> ${sql.lit(name)}`,
    scrub: async () => void (await sql`vacuum submission, mail, upload, subscription`.execute(db)),
    close: () => db.destroy(),
  };
}

/** A remembered statement fails once a newer instance has added a column to what it returns. */
const ALL_COLUMNS = /\b(?:select|returning) \*/;

/** Names each statement by its text, so that PostgreSQL parses and plans it once a connection. */
class RememberingClient extends pg.Client {
  readonly #names = new Map<string, string>();

  // biome-ignore lint/suspicious/noExplicitAny: pg overloads query eight ways; only the driver's own form is changed.
  override query(text: any, values?: any, ...rest: any[]): any {
    if (typeof text !== "string" || !Array.isArray(values) || values.length === 0) {
      return super.query(text, values, ...(rest as []));
    }
    return super.query({ name: this.#nameOf(text), text, values }, ...(rest as []));
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= MOST_STATEMENTS || ALL_COLUMNS.test(text)) return known;
    const name = `s${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

const BUSY_TIMEOUT = 10_000;

export const sqliteFile = (dataDir: string) => join(dataDir, "inbox.sqlite");

function openSqlite(dataDir: string): Opened {
  const database = new SqliteDatabase(sqliteFile(dataDir));
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  /** An erased person's bytes are overwritten, not only unlinked. */
  database.pragma("secure_delete = ON");
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
    database.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
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
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings) {
    const reads = settings?.accessMode === "read only";
    await connection.executeQuery(CompiledQuery.raw(reads ? "begin" : "begin immediate"));
  }
}

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
