import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Database } from "./storage.ts";
import type { Tables } from "./tables.ts";

export function openPostgres(url: string, onError: (error: Error) => void, statementMs = 10_000): Database {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const connect = (limitMs: number) => {
    const pool = new pg.Pool({
      connectionString: url,
      types,
      max: 10,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      /** The database ends a statement that takes too long, so that it does not go on after we reported a failure. */
      onConnect: async (client) => void (await client.query(`set statement_timeout = ${limitMs}`)),
      /** For a database that does not answer at all. */
      query_timeout: limitMs + 5_000,
      application_name: "forms",
    });
    /** The pool listens to idle connections only; an error of one in use would end the process. */
    pool.on("connect", (client) => client.on("error", onError));
    pool.on("error", () => {});
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  };
  const [db, slowDb] = [connect(statementMs), connect(3_600_000)];
  return {
    db,
    slowDb,
    lockRows: (query) => query.forUpdate(),
    lockFreeRows: (query) => query.forUpdate().skipLocked(),
    fieldOf: (name) => sql`fields::json ->> ${sql.lit(name)}`,
    scrub: async () => {
      await sql`vacuum submission, mail, upload, subscription, mailing_recipient, told`.execute(slowDb);
    },
    scrubLimit: "PostgreSQL writes over the freed room in its files when it needs it.",
    close: async () => void (await Promise.all([db.destroy(), slowDb.destroy()])),
  };
}
