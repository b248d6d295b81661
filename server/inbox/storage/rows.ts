import {
  type Expression,
  expressionBuilder,
  type Insertable,
  type Kysely,
  type Selectable,
} from "kysely";
import type { Storage } from "./storage.ts";
import type { Tables } from "./tables.ts";

/** `db` may be a transaction. */
export type Within = Pick<Storage, "db">;
type Name = keyof Tables;
type Row<Table extends Name> = Selectable<Tables[Table]>;

/** What columns of the rows hold: a value, or one of a list or of what a query finds. */
type Values<Table extends Name> = {
  [Column in keyof Row<Table>]?:
    | Row<Table>[Column]
    | readonly Row<Table>[Column][]
    | Expression<unknown>;
};
export type Change<Table extends Name> = {
  [Column in keyof Row<Table>]?: Row<Table>[Column] | Expression<Row<Table>[Column]>;
};

type Cells = Record<string, unknown>;

/** Kysely's types need the name of a table; those of the functions below say the same for any. */
const anyTable = ({ db }: Within) => db as unknown as Kysely<Record<string, Cells>>;
const eb = expressionBuilder<Record<string, Cells>, string>();

function signFor(value: unknown): "is" | "in" | "=" {
  if (value === null) return "is";
  return typeof value === "object" ? "in" : "=";
}

const holding = (values: object) =>
  eb.and(Object.entries(values).map(([column, value]) => eb(column, signFor(value), value)));

export function findRows<Table extends Name>(within: Within, table: Table, values: Values<Table>) {
  const query = anyTable(within).selectFrom(String(table)).where(holding(values));
  return query.selectAll().execute() as Promise<Row<Table>[]>;
}

export async function findRow<Table extends Name>(
  within: Within,
  table: Table,
  values: Values<Table>,
) {
  const [row] = await findRows(within, table, values);
  return row;
}

/** For what is about to go out by mail: throws where it was erased a moment ago. */
export function present<Found>(found: Found | undefined): Found {
  if (found === undefined)
    throw new Error("What this mail was about was erased while it was about to go out.");
  return found;
}

type New<Table extends Name> = Insertable<Tables[Table]>;

export async function addRow<Table extends Name>(within: Within, table: Table, row: New<Table>) {
  await anyTable(within).insertInto(table).values(row).execute();
}

/** False, and nothing is changed, where such a row is there already. */
export async function addIfNew<Table extends Name>(within: Within, table: Table, row: New<Table>) {
  const insert = anyTable(within).insertInto(table).values(row);
  const { numInsertedOrUpdatedRows: added = 0n } = await insert
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added > 0n;
}

/** Adds the row, or changes the one that is the same in these columns. */
export async function setRow<Table extends Name>(
  within: Within,
  table: Table,
  columns: readonly (keyof Row<Table> & string)[],
  row: New<Table>,
): Promise<void> {
  const insert = anyTable(within).insertInto(table).values(row);
  await insert.onConflict((conflict) => conflict.columns(columns).doUpdateSet(row)).execute();
}

/** Returns how many rows were changed; 0 where none is as `values` says, which is no error. */
export async function changeRows<Table extends Name>(
  within: Within,
  table: Table,
  values: Values<Table>,
  change: Change<Table>,
): Promise<number> {
  const query = anyTable(within).updateTable(String(table)).where(holding(values));
  return Number((await query.set(change).executeTakeFirst()).numUpdatedRows);
}

/** Returns how many rows were removed; what hangs on them goes too, as the tables say. */
export async function removeRows<Table extends Name>(
  within: Within,
  table: Table,
  values: Values<Table>,
) {
  const query = anyTable(within).deleteFrom(String(table)).where(holding(values));
  return Number((await query.executeTakeFirst()).numDeletedRows);
}
