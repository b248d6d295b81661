import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * Many values as one parameter. The statement stays the same however many there are, so it is compiled, prepared and
 * planned once; thousands of parameters cost more than the rows they carry.
 */
export interface Bulk {
  /** `select` of whole rows, to insert from. */
  rows<Name extends keyof Tables>(table: Name, rows: Tables[Name][]): RawBuilder<unknown>;
  /** Whether the column holds one of the values. */
  isOneOf(column: string, values: string[]): RawBuilder<SqlBool>;
}

export const columnsOf = <Row extends object>(rows: Row[]) =>
  Object.keys(rows[0] ?? {}) as Extract<keyof Row, string>[];

export const sqliteBulk: Bulk = {
  rows(_table, rows) {
    const columns = columnsOf(rows).map((column) => sql`value ->> ${sql.lit(`$.${column}`)}`);
    /** `where true`, or SQLite would read a following ON CONFLICT as a join's ON. */
    return sql`select ${sql.join(columns)} from json_each(${JSON.stringify(rows)}) where true`;
  },
  isOneOf: (column, values) =>
    sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`,
};

export const postgresBulk: Bulk = {
  rows(table, rows) {
    const columns = columnsOf(rows).map((column) => sql.ref(column));
    return sql`select ${sql.join(columns)} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`;
  },
  isOneOf: (column, values) => sql`${sql.ref(column)} = any(${values})`,
};
