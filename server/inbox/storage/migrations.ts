import { type Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import { EARLY } from "./early-migrations.ts";
import { LATER } from "./later-migrations.ts";

const migrations: Record<string, Migration> = Object.fromEntries(
  Object.entries({ ...EARLY, ...LATER }).map(([name, steps]) => [
    name,
    {
      async up(db) {
        for (const step of steps)
          await (typeof step === "string" ? sql.raw(step).execute(db) : step(db));
      },
    },
  ]),
);

export const MIGRATION_NAMES = Object.keys(migrations);

/** Safe for instances that start together: PostgreSQL locks, SQLite's transactions take the write lock. */
export async function migrate<T>(
  db: Kysely<T>,
  upTo = MIGRATION_NAMES.at(-1) ?? "",
): Promise<void> {
  await refuseNewerInbox(db);
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateTo(upTo);
  if (error) throw error;
}

export class NewerInboxError extends Error {
  override name = "NewerInboxError";
}

/** Throws if a newer version upgraded the inbox: this version must not write into tables it does not know. */
async function refuseNewerInbox<T>(db: Kysely<T>): Promise<void> {
  const unknown = (await appliedMigrations(db)).filter((name) => !MIGRATION_NAMES.includes(name));
  if (unknown.length === 0) return;
  throw new NewerInboxError(
    `This inbox was upgraded by a newer version of the software (${unknown.join(", ")}), which this version cannot read. Run that version, or restore a backup made before the upgrade into an empty inbox.`,
  );
}

export async function appliedMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === DEFAULT_MIGRATION_TABLE)) return [];
  const bookkeeping = db as unknown as Kysely<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>;
  const rows = await bookkeeping.selectFrom(DEFAULT_MIGRATION_TABLE).select("name").execute();
  return rows.map((row) => row.name).sort();
}
