import { copyFile, mkdtemp, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { MIGRATION_NAMES, migrate } from "../storage/migrations.ts";
import { appliedMigrations } from "../storage/newer-inbox.ts";
import { openSqlite } from "../storage/sqlite.ts";
import { type Database, InUseError, type Storage } from "../storage/storage.ts";
import { contentsOf, copyRows, DIGEST, isUnused, type Progress } from "./rows.ts";

/** A file cannot be restored; the message is a sentence. */
export class BackupError extends Error {
  override name = "BackupError";
}

type Counts = Record<string, number>;

/**
 * Writes the inbox as it is at this moment into an empty file, which becomes a SQLite database whatever the storage
 * is, and reads it back. The server may go on storing. Returns the rows of each table.
 */
export async function writeBackup(storage: Storage, file: string, progress: Progress): Promise<Counts> {
  await withBackup(file, async (backup) => {
    await migrate(backup.db);
    await storage.db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (snapshot) => {
        await backup.db.transaction().execute((db) => copyRows({ db: snapshot }, { db }, progress));
        const { digest } = await contentsOf({ db: snapshot });
        await backup.db.insertInto("secret").values({ name: DIGEST, value: digest }).execute();
      });
  });
  return withBackup(file, (backup) => checkBackup(backup, file));
}

/** Fills an unused inbox with a backup, whole or not at all. Reads a copy of the file, which it may have to upgrade. */
export async function restoreBackup(storage: Storage, file: string, dataDir: string, progress: Progress) {
  if (!(await isUnused(storage)))
    throw new InUseError("This inbox is in use. A backup is restored into an empty one only.");
  const folder = await mkdtemp(join(dataDir, "restore-"));
  try {
    const copy = join(folder, "backup.sqlite");
    await copyFile(file, copy);
    return await withBackup(copy, async (backup) => {
      const counts = await checkBackup(backup, file);
      await migrate(backup.db);
      await storage.db.transaction().execute((db) => copyRows(backup, { db }, progress));
      return counts;
    }).catch((error: NodeJS.ErrnoException) => {
      throw /^SQLITE_(?:NOTADB|CORRUPT)/.test(error.code ?? "") ? damaged(file) : error;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function withBackup<Result>(
  file: string,
  work: (backup: Database) => Promise<Result>,
): Promise<Result> {
  const backup = openSqlite(file, "backup");
  try {
    return await work(backup);
  } finally {
    await backup.close();
  }
}

/** Throws unless the backup is whole, unchanged and of a known version. Returns the number of rows of each table. */
async function checkBackup({ db }: Database, file: string): Promise<Counts> {
  const { rows } = await sql<{ integrity_check: string; bytes: number }>`
    select integrity_check, page_count * page_size as bytes
    from pragma_integrity_check, pragma_page_count, pragma_page_size`.execute(db);
  const [found] = rows;
  const isWhole = found?.integrity_check === "ok" && found.bytes === (await stat(file)).size;
  const migrations = await appliedMigrations(db);
  if (!isWhole || migrations.length === 0) throw damaged(file);
  if (migrations.some((name) => !MIGRATION_NAMES.includes(name)))
    throw new BackupError(`${file} was made by a newer version of the software. Restore it with that one.`);
  const { counts, digest } = await contentsOf({ db });
  if (!("secret" in counts)) throw damaged(file);
  const seal = await db
    .selectFrom("secret")
    .select("value")
    .where("name", "=", DIGEST)
    .where("value", "=", digest)
    .executeTakeFirst();
  if (!seal) throw damaged(file);
  return counts;
}

const damaged = (file: string) =>
  new BackupError(`${file} is no backup of an inbox, or it is damaged. Nothing was restored.`);
