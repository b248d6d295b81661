import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import pg from "pg";
import { openStorage } from "../server/inbox/storage/open.ts";
import { sqliteFile } from "../server/inbox/storage/sqlite.ts";
import { startPostgres } from "../tests/server/harness/postgres.ts";
import { MESSAGE } from "./intake-server.ts";

/** A storage written to by the bare driver, beside the one of the server under test. */
export interface RawStorage {
  name: string;
  /** What the server needs to use its own storage on the same disk or database server. */
  settings: Record<string, string>;
  /** Commits a submission and its two mails in one transaction. */
  insertSubmission: () => unknown;
  /** Commits one row of a submission's size. */
  insertRow: () => unknown;
  close: () => Promise<void>;
}

const BARE_TABLE = "create table bare (id text primary key, body text not null)";
const BARE = "insert into bare values (?, ?)";
const SUBMISSION = `insert into submission (id, kind, received_at, email, fields, spam, spam_reasons, dedupe_key)
  values (?, 'contact', ?, ?, ?, 0, '[]', ?)`;
const MAIL = `insert into mail (id, submission_id, template, recipient, message_id, state, queued_at,
  next_attempt_at, attempts, leased_until)
  values (?, ?, 'inquiry-notice', 'firm', ?, 'waiting', ?, ?, 0, 0),
  (?, ?, 'inquiry-acknowledgement', 'visitor', ?, 'waiting', ?, ?, 0, 0)`;

/** Ids as random as the server's, since an index takes random keys more slowly than growing ones. */
const newKey = (length: number) =>
  crypto.randomUUID().replaceAll("-", "").padEnd(length, "0").slice(0, length);

function newRows() {
  const [id, now] = [newKey(12), Date.now()];
  const email = `visitor-${id}@steelworks.example`;
  const fields = {
    name: "Asha Rao",
    email,
    company: "Steelworks",
    service: "cbam-consultancy",
    message: MESSAGE,
  };
  const mail = () => {
    const mailId = newKey(20);
    return [mailId, id, `<${mailId}@haritva.example>`, now, now];
  };
  return {
    submission: [
      id,
      now,
      email,
      JSON.stringify({ ...fields, phone: "", subject: "" }),
      newKey(32) + newKey(11),
    ],
    mails: [...mail(), ...mail()],
  };
}

export async function openSqlite(): Promise<RawStorage> {
  const folder = mkdtempSync(join(tmpdir(), "bench-intake-"));
  const dataDir = join(folder, "raw");
  await (await openStorage({ dataDir })).close();
  const database = new SqliteDatabase(sqliteFile(dataDir));
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  database.exec(BARE_TABLE);
  const [bare, submission, mail] = [BARE, SUBMISSION, MAIL].map((sql) => database.prepare(sql));
  const insert = database.transaction(({ submission: row, mails }: ReturnType<typeof newRows>) => {
    submission?.run(...row);
    mail?.run(...mails);
  });
  return {
    name: "SQLite",
    settings: { DATA_DIR: join(folder, "server") },
    insertSubmission: () => insert.immediate(newRows()),
    insertRow: () => bare?.run(newKey(20), MESSAGE),
    close: async () => {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function openPostgres(): Promise<RawStorage> {
  const folder = mkdtempSync(join(tmpdir(), "bench-intake-"));
  const server = await startPostgres({ durable: true });
  const [databaseUrl, ofServer] = [await server.newDatabase(), await server.newDatabase()];
  await (await openStorage({ dataDir: folder, databaseUrl })).close();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  await pool.query(BARE_TABLE);
  const bare = numbered(BARE);
  /** One statement is one transaction and one round trip: the quickest way to write the three rows by hand. */
  const submission = numbered(`with stored as (${SUBMISSION}) ${MAIL}`);
  return {
    name: "PostgreSQL",
    settings: { DATA_DIR: folder, DATABASE_URL: ofServer },
    insertSubmission: () => {
      const { submission: row, mails } = newRows();
      return pool.query({ name: "submission", text: submission, values: [...row, ...mails] });
    },
    insertRow: () => pool.query({ name: "bare", text: bare, values: [newKey(20), MESSAGE] }),
    close: async () => {
      await pool.end();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL numbers its parameters. */
function numbered(sql: string): string {
  let number = 0;
  return sql.replaceAll("?", () => `$${++number}`);
}
