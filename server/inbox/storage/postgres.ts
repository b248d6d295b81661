import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Database } from "./storage.ts";
import type { Tables } from "./tables.ts";

export function openPostgres(connectionString: string, onConnectionError: (error: Error) => void): Database {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
    application_name: "forms",
  });
  /** The pool listens to idle connections only; an error of one in use would end the process. */
  pool.on("connect", (client) => client.on("error", onConnectionError));
  pool.on("error", () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    lockRows: (query) => query.forUpdate(),
    lockFreeRows: (query) => query.forUpdate().skipLocked(),
    fieldOf: (name) => sql`fields::json ->> ${sql.lit(name)}`,
    scrub: async () =>
      void (await sql`vacuum submission, mail, upload, subscription, mailing_recipient, told`.execute(db)),
    scrubLimit: "PostgreSQL writes over the freed room in its files when it needs it.",
    close: () => db.destroy(),
  };
}
