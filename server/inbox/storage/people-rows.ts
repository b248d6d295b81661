import { type RawBuilder, sql } from "kysely";
import { hashFor } from "./addresses.ts";
import {
  COLUMNS,
  columnsOf,
  ERASED_TABLES,
  HELD_TABLES,
  type HeldTable,
  PLACES,
} from "./personal-data.ts";
import type { Within } from "./rows.ts";

export interface Whose {
  address: string;
  hash: string;
}

export const whose = async (within: Within, email: string): Promise<Whose> => ({
  address: email.toLowerCase(),
  hash: await hashFor(within, email),
});

/** The condition on a table by which its rows are somebody's. */
function isTheirs(table: HeldTable, person: Whose): RawBuilder<boolean> {
  const ways = PLACES[table].ways.map((way) => {
    const column = sql.ref(`${table}.${way.column}`);
    if ("of" in way)
      return sql`${column} in (select ${sql.ref(way.key)} from ${sql.table(way.of)}
        where ${isTheirs(way.of, person)})`;
    const isHash = columnsOf(table).some(([name, held]) => name === way.column && held === "hash");
    return sql`${column} = ${isHash ? person.hash : person.address}`;
  });
  return sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

type Row = Record<string, string | number | null>;

export async function rowsOf({ db }: Within, table: HeldTable, person: Whose): Promise<Row[]> {
  const { rows } = await sql<Row>`select ${sql.table(table)}.* from ${sql.table(table)}
    where ${isTheirs(table, person)}`.execute(db);
  return rows;
}

/** Whether erasing would find anything. */
export async function isStored({ db }: Within, person: Whose): Promise<boolean> {
  for (const table of ERASED_TABLES) {
    const { rows } = await sql`select 1 from ${sql.table(table)}
      where ${isTheirs(table, person)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Removes or blanks all rows of somebody, as the list of places says. */
export async function eraseRows({ db }: Within, person: Whose): Promise<void> {
  for (const table of ERASED_TABLES) {
    const theirs = isTheirs(table, person);
    if (PLACES[table].erasing === "remove") {
      await sql`delete from ${sql.table(table)} where ${theirs}`.execute(db);
      continue;
    }
    const told = columnsOf(table).filter(([, held]) => held === "address" || held === "personal");
    const blanks = told.map(([name]) => sql`${sql.ref(name)} = ''`);
    await sql`update ${sql.table(table)} set ${sql.join(blanks)} where ${theirs}`.execute(db);
  }
}

/** All that is stored of somebody, by table, without keys and hashes. */
export async function copyOfPerson(within: Within, person: Whose): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {};
  for (const table of HELD_TABLES) {
    const held: Record<string, string> = COLUMNS[table];
    const isTold = (name: string) => held[name] !== "key" && held[name] !== "hash";
    const rows = await rowsOf(within, table, person);
    if (rows.length > 0)
      found[table] = rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => isTold(name))),
      );
  }
  return found;
}
