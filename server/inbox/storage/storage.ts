import { Kysely, PostgresDialect, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import pg from "pg";
import { type Bulk, MOST_STATEMENTS, postgresBulk } from "../bulk.ts";
import { migrate } from "./migrations.ts";
import { makePrivateFolder } from "./private-folder.ts";
import { openSqlite, sqliteFile } from "./sqlite.ts";
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

export type Opened = Omit<Storage, "warnings">;

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
