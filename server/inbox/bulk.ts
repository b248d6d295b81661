import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { MailTable, SubmissionTable, Tables } from "./tables.ts";

/**
 * Many values as one parameter. The statement stays the same however many there are, so it is compiled, prepared and
 * planned once; thousands of parameters cost more than the rows they carry.
 */
export interface Bulk {
  /**
   * Inserts submissions that are not there yet, and the mails of those, in one transaction. Returns the ids of the
   * submissions it inserted.
   */
  insertEntries(db: Kysely<Tables>, submissions: SubmissionTable[], mails: MailTable[]): Promise<Set<string>>;
  /** Whether the column holds one of the values. */
  isOneOf(column: string, values: string[]): RawBuilder<SqlBool>;
}

export const sqliteBulk: Bulk = {
  insertEntries: (db, submissions, mails) =>
    db.transaction().execute(async (trx) => {
      const { rows: inserted } = await sql<{ id: string }>`insert into submission (${columns(submissions)})
        ${fromJson(submissions)} on conflict (dedupe_key) do nothing returning id`.execute(trx);
      const ids = new Set(inserted.map(({ id }) => id));
      const wanted = mails.filter((mail) => ids.has(mail.submission_id));
      if (wanted.length > 0)
        await sql`insert into mail (${columns(wanted)}) ${fromJson(wanted)}`.execute(trx);
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
  async insertEntries(db, submissions, mails) {
    const { rows: inserted } = await sql<{ id: string }>`with stored as (
        insert into submission (${columns(submissions)}) select ${columns(submissions)}
        from json_populate_recordset(null::submission, ${JSON.stringify(submissions)})
        on conflict (dedupe_key) do nothing returning id
      )
      insert into mail (${columns(mails)}) select ${columns(mails)}
      from json_populate_recordset(null::mail, ${JSON.stringify(mails)})
      where submission_id in (select id from stored) returning submission_id as id`.execute(db);
    return new Set(inserted.map(({ id }) => id));
  },
  isOneOf: (column, values) => sql`${sql.ref(column)} = any(${values})`,
};

const names = (rows: object[]) => Object.keys(rows[0] ?? {});
const columns = (rows: object[]) => sql.join(names(rows).map((name) => sql.ref(name)));
