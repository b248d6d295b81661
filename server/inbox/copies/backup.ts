import { stat } from "node:fs/promises";
import { sql } from "kysely";
import { stopMailings } from "../mailings/sending.ts";
import { appliedMigrations, MIGRATION_NAMES, migrate } from "../storage/migrations.ts";
import { openSqlite } from "../storage/sqlite.ts";
import { type Database, hasRow, InUseError, type Storage } from "../storage/storage.ts";
import { type BackupFile, restoreFiles, storeFiles } from "./files.ts";
import {
  BackupError,
  contentsOf,
  copyRows,
  damaged,
  FILES,
  isUnused,
  type Progress,
  SEAL,
} from "./rows.ts";

type Counts = Record<string, number>;

/** Into an empty file, a SQLite database whatever the storage is, and reads it back. The server may run. */
export async function writeBackup(
  storage: Storage,
  file: string,
  progress: Progress,
  files: AsyncIterable<BackupFile>,
): Promise<Counts> {
  await withBackup(file, async (backup) => {
    await migrate(backup.db);
    await storage.db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (snapshot) => {
        await backup.db.transaction().execute((db) => copyRows({ db: snapshot }, { db }, progress));
        const { digest } = await contentsOf({ db: snapshot });
        if (digest !== (await contentsOf(backup)).digest) throw damaged(file);
      });
    await backup.db.transaction().execute((db) => storeFiles({ db }, files));
    const { digest } = await contentsOf(backup);
    await backup.db.insertInto("secret").values({ name: SEAL, value: digest }).execute();
  });
  return withBackup(file, (backup) => checkBackup(backup, file));
}

/** Whole or not at all. `copy` is what is read and upgraded, `file` what people call it. */
export async function restoreBackup(
  storage: Storage,
  { file, copy, pathOf }: { file: string; copy: string; pathOf: (name: string) => string },
  progress: Progress,
): Promise<{ counts: Counts; stopped: string[] }> {
  if (!(await isUnused(storage)))
    throw new InUseError("This inbox is in use. A backup is restored into an empty one only.");
  return await withBackup(copy, async (backup) => {
    const counts = await checkBackup(backup, copy, file);
    await migrate(backup.db);
    const stopped = await storage.db.transaction().execute(async (db) => {
      await copyRows(backup, { db }, progress);
      const subjects = await stopMailings(db, Date.now());
      if (FILES in counts) await restoreFiles(backup, pathOf);
      return subjects;
    });
    return { counts, stopped };
  }).catch((error: NodeJS.ErrnoException) => {
    throw /^SQLITE_(?:NOTADB|CORRUPT)/.test(error.code ?? "") ? damaged(file) : error;
  });
}

async function withBackup<Result>(file: string, work: (backup: Database) => Promise<Result>) {
  const backup = openSqlite(file, "backup");
  try {
    return await work(backup);
  } finally {
    await backup.close();
  }
}

async function checkBackup({ db }: Database, path: string, file = path): Promise<Counts> {
  const { rows } = await sql<{ integrity_check: string; bytes: number }>`
    select integrity_check, page_count * page_size as bytes
    from pragma_integrity_check, pragma_page_count, pragma_page_size`.execute(db);
  const [found] = rows;
  const isWhole = found?.integrity_check === "ok" && found.bytes === (await stat(path)).size;
  const migrations = await appliedMigrations(db);
  if (!isWhole || migrations.length === 0) throw damaged(file);
  if (migrations.some((name) => !MIGRATION_NAMES.includes(name)))
    throw new BackupError(
      `${file} was made by a newer version of the software. Restore it with that one.`,
    );
  const { counts, digest } = await contentsOf({ db });
  if (!("secret" in counts)) throw damaged(file);
  const seal = db
    .selectFrom("secret")
    .select("value")
    .where("name", "=", SEAL)
    .where("value", "=", digest);
  if (!(await hasRow(seal))) throw damaged(file);
  return counts;
}

export async function copyInbox(source: Storage, target: Storage, progress: Progress) {
  if (await isUnused(target))
    await target.db.transaction().execute(async (db) => {
      await copyRows(source, { db }, progress);
      if (!(await isCopy(source, { db })))
        throw new InUseError(
          "The inbox changed while it was copied: stop the server that uses it, and run the command again.",
        );
    });
  else if (!(await isCopy(source, target)))
    throw new InUseError("The target holds another inbox already. Name an empty one.");
  return (await contentsOf(target)).counts;
}

const isCopy = async (source: Storage, target: Pick<Storage, "db">) =>
  (await contentsOf(source)).digest === (await contentsOf(target)).digest;
