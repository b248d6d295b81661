import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { ERASED_TABLES } from "./personal-data.ts";
import { type Database, IN_USE, InUseError, type Use } from "./storage.ts";
import type { Tables } from "./tables.ts";

/** The advisory lock that every connection to an inbox holds; the number is any that nobody else uses. */
const INBOX_LOCK = 4_600_310;

/** PostgreSQL gives back the lock of a connection a moment after that connection was closed. */
const LEAVING_MS = 1000;
const LOCK_NOT_AVAILABLE = "55P03";

/** For what may take long: migrations, removals, copies. */
const SLOW_MS = 3_600_000;

type Options = { use: Use; statementMs?: number | undefined };

export function openPostgres(
  url: string,
  onError: (error: Error) => void,
  { use, statementMs = 10_000 }: Options,
): Database {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  // What sums of INT8 are.
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  const isAlone = use === "alone";
  const lock = isAlone ? "pg_advisory_lock" : "pg_advisory_lock_shared";
  const connect = (limitMs: number) => {
    const pool = new pg.Pool({
      connectionString: url,
      types,
      max: isAlone ? 1 : 10,
      /** One stays open, since its lock shows that the inbox is in use. */
      min: 1,
      async onConnect(client) {
        /** The database ends a statement that takes too long, so that it does not go on after we reported a failure. */
        await client.query(`set statement_timeout = ${limitMs}`);
        await client
          .query(
            `set lock_timeout = ${LEAVING_MS}; select ${lock}(${INBOX_LOCK}); set lock_timeout = 0`,
          )
          .catch((error: pg.DatabaseError) => {
            throw error.code === LOCK_NOT_AVAILABLE ? new InUseError(IN_USE) : error;
          });
      },
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      /** For a database that does not answer at all. */
      query_timeout: limitMs + 5_000,
      application_name: "forms",
    });
    /** The pool listens to idle connections only; an error of one in use would end the process. */
    pool.on("connect", (client) => client.on("error", onError));
    pool.on("error", () => {});
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  };
  const slowDb = connect(SLOW_MS);
  const db = isAlone ? slowDb : connect(statementMs);
  return {
    db,
    slowDb,
    lockRows: (query) => query.forUpdate(),
    lockFreeRows: (query) => query.forUpdate().skipLocked(),
    now: (laterMs = 0) =>
      sql`(cast(extract(epoch from clock_timestamp()) * 1000 as bigint) + ${laterMs})`,
    fieldOf: (name) => sql`fields::json ->> ${sql.lit(name)}`,
    scrub: async () => {
      await sql`vacuum ${sql.join(ERASED_TABLES.map((table) => sql.table(table)))}`.execute(slowDb);
    },
    scrubLimit: "PostgreSQL writes over the freed room in its files when it needs it.",
    close: async () => void (await Promise.all([db.destroy(), slowDb.destroy()])),
  };
}
