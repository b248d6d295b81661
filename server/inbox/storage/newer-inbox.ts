import type { Kysely } from "kysely";
import { DEFAULT_MIGRATION_TABLE } from "kysely/migration";

/** The inbox was made by a later version, whose tables this one does not understand. */
export class NewerInboxError extends Error {
  override name = "NewerInboxError";
}

/** Throws if a newer version upgraded the inbox: this version must not write into tables it does not know. */
export async function refuseNewerInbox<T>(db: Kysely<T>, known: string[]): Promise<void> {
  const unknown = (await appliedMigrations(db)).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new NewerInboxError(
    `This inbox was upgraded by a newer version of the software (${unknown.join(", ")}), which this version cannot read. Run that version, or restore a backup made before the upgrade into an empty inbox.`,
  );
}

/** Names of the upgrades an inbox has had, oldest first. */
export async function appliedMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === DEFAULT_MIGRATION_TABLE)) return [];
  const bookkeeping = db as unknown as Kysely<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>;
  const rows = await bookkeeping.selectFrom(DEFAULT_MIGRATION_TABLE).select("name").execute();
  return rows.map((row) => row.name).sort();
}
