import { checkBackup, rowsOf, totalOf } from "./backup.ts";
import { MIGRATION_NAMES, migrate } from "../storage/migrations.ts";
import { forgetMigrations } from "../storage/newer-inbox.ts";
import { type AnyTables, anyTables, chunkOf, isUnused, type Row, TABLE_NAMES } from "./rows.ts";
import type { Storage } from "../storage/storage.ts";
import { OWN_TABLES } from "../storage/tables.ts";

/** The inbox that was to take the backup is in use. */
export class InUseError extends Error {
  override name = "InUseError";
}

/** Fills an unused inbox with a backup, whole or not at all. Returns how many rows of each table there are. */
export async function restoreBackup(
  storage: Storage,
  path: string,
  progress: (done: number, total: number) => void,
): Promise<Record<string, number>> {
  const head = await checkBackup(path);
  if (!(await isUnused(storage)))
    throw new InUseError("This inbox is in use. A backup is restored into an empty one only.");
  const isOlder = head.migrations.length < MIGRATION_NAMES.length;
  if (isOlder) await goBackTo(storage, head.migrations.at(-1) ?? "");
  await storage.db.transaction().execute(async (trx) => {
    const db = anyTables({ db: trx });
    if ("secret" in head.rows) await db.deleteFrom("secret").execute();
    let done = 0;
    for await (const [table, rows] of inBatches(rowsOf(path))) {
      await insert(db, table, rows);
      done += rows.length;
      progress(done, totalOf(head));
    }
  });
  if (isOlder) await migrate(storage.db);
  return head.rows;
}

/** The tables as the backup's version had them, so that the upgrade treats its rows as it would have treated them. */
async function goBackTo(storage: Storage, migration: string): Promise<void> {
  for (const table of [...OWN_TABLES, ...TABLE_NAMES.toReversed()])
    await storage.db.schema.dropTable(table).ifExists().execute();
  await forgetMigrations(storage.db);
  await migrate(storage.db, migration);
}

async function* inBatches(rows: AsyncIterable<[string, Row]>): AsyncGenerator<[string, Row[]]> {
  let [table, batch] = ["", [] as Row[]];
  for await (const [name, row] of rows) {
    if (batch.length === chunkOf(table) || (batch.length > 0 && name !== table)) {
      yield [table, batch];
      batch = [];
    }
    table = name;
    batch.push(row);
  }
  if (batch.length > 0) yield [table, batch];
}

const insert = (db: AnyTables, table: string, rows: Row[]) => db.insertInto(table).values(rows).execute();
