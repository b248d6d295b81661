import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { type Kysely, sql } from "kysely";
import { FOLDERS } from "../storage/personal-data.ts";
import { type Database, InUseError } from "../storage/storage.ts";

export const FILE_FOLDERS = Object.keys(FOLDERS);

export type BackupFile = { name: string; bytes: Buffer };

const tablesOf = ({ db }: Pick<Database, "db">) =>
  db as unknown as Kysely<{ file: { name: string; base64: string } }>;

/** Half-written files and hidden ones, as of git, are left out. */
export async function* filesIn(folder: string, name: string): AsyncGenerator<BackupFile> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name));
    if (!entry.isFile() || /(^|\/)\.|\.part$/.test(path)) continue;
    const bytes = await unlessGone(readFile(join(folder, path)));
    if (bytes) yield { name: join(name, path), bytes };
  }
}

export const unlessGone = <Result>(work: Promise<Result>) =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });

export async function storeFiles(backup: Pick<Database, "db">, files: AsyncIterable<BackupFile>) {
  const db = tablesOf(backup);
  await sql`create table file (name text primary key, base64 text not null)`.execute(db);
  for await (const { name, bytes } of files) {
    const base64 = bytes.toString("base64");
    await db.insertInto("file").values({ name, base64 }).execute();
  }
}

/** Writes the files of a backup where `pathOf` says, readable by their owner only: all, or none if one is there. */
export async function restoreFiles(
  backup: Database,
  pathOf: (name: string) => string,
): Promise<void> {
  const db = tablesOf(backup);
  const written: string[] = [];
  try {
    for (const { name } of await db.selectFrom("file").select("name").execute()) {
      const row = await db
        .selectFrom("file")
        .selectAll()
        .where("name", "=", name)
        .executeTakeFirstOrThrow();
      const path = pathOf(name);
      const bytes = Buffer.from(row.base64, "base64");
      const isThere = existsSync(path);
      if (isThere && readFileSync(path).equals(bytes)) continue;
      if (isThere)
        throw new InUseError(`${path} is there already. Move it away; nothing was restored.`);
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      writeFileSync(path, bytes, { flag: "wx", mode: 0o600, flush: true });
      written.push(path);
    }
  } catch (error) {
    for (const path of written) rmSync(path);
    throw error;
  }
}
