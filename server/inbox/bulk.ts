import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { MailTable, SubmissionTable, Tables, UploadTable } from "./storage/tables.ts";

/**
 * Many values as one parameter. The statement stays the same however many there are, so it is compiled, prepared and
 * planned once; thousands of parameters cost more than the rows they carry.
 */
export interface Bulk {
  /**
   * Inserts submissions that are not there yet, and the mails and files of those, in one transaction. Returns the ids
   * of the submissions it inserted.
   */
  insertEntries(
    db: Kysely<Tables>,
    submissions: SubmissionTable[],
    mails: MailTable[],
    uploads: UploadTable[],
  ): Promise<Set<string>>;
  /** Whether the column holds one of the values. */
  isOneOf(column: string, values: string[]): RawBuilder<SqlBool>;
}

/**
 * Statements to remember. Lists of ids come in many lengths; what is used all the time is remembered long before there
 * are so many.
 */
export const MOST_STATEMENTS = 200;

export const sqliteBulk: Bulk = {
  insertEntries: (db, submissions, mails, uploads) =>
    db.transaction().execute(async (trx) => {
      const { rows: inserted } = await sql<{ id: string }>`insert into submission (${columns(submissions)})
        ${fromJson(submissions)} on conflict (dedupe_key) do nothing returning id`.execute(trx);
      const ids = new Set(inserted.map(({ id }) => id));
      const wanted = mails.filter((mail) => ids.has(mail.submission_id));
      if (wanted.length > 0)
        await sql`insert into mail (${columns(wanted)}) ${fromJson(wanted)}`.execute(trx);
      const files = uploads.filter((upload) => ids.has(upload.submission_id));
      if (files.length > 0) await trx.insertInto("upload").values(files).execute();
      return ids;
    }),
  isOneOf: (column, values) =>
    sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`,
};

/** `where true`, or SQLite would read a following ON CONFLICT as a join's ON. */
function fromJson(rows: object[]): RawBuilder<unknown> {
  const values = names(rows).map((name) => sql`value ->> ${sql.lit(`$.${name}`)}`);
  return sql`select ${sql.join(values)} from json_each(${JSON.stringify(rows)}) where true`;
}

/** A single statement is a transaction of its own: one journey to the database in place of four. */
export const postgresBulk: Bulk = {
  async insertEntries(db, submissions, mails, uploads) {
    const files =
      uploads.length > 0 &&
      sql`, filed as (
        insert into upload (${columns(uploads)}) select ${columns(uploads)}
        from json_populate_recordset(null::upload, ${JSON.stringify(uploads)})
        where submission_id in (select id from stored)
      )`;
    const { rows: inserted } = await sql<{ id: string }>`with stored as (
        insert into submission (${columns(submissions)}) select ${columns(submissions)}
        from json_populate_recordset(null::submission, ${JSON.stringify(submissions)})
        on conflict (dedupe_key) do nothing returning id
      )${files || sql``}
      insert into mail (${columns(mails)}) select ${columns(mails)}
      from json_populate_recordset(null::mail, ${JSON.stringify(mails)})
      where submission_id in (select id from stored) returning submission_id as id`.execute(db);
    return new Set(inserted.map(({ id }) => id));
  },
  isOneOf: (column, values) => sql`${sql.ref(column)} = any(${values})`,
};

const names = (rows: object[]) => Object.keys(rows[0] ?? {});
const columns = (rows: object[]) => sql.join(names(rows).map((name) => sql.ref(name)));
