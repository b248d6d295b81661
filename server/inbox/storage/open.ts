import { existsSync } from "node:fs";
import { migrate } from "./migrations.ts";
import { openPostgres } from "./postgres.ts";
import { makePrivateFolder } from "./private-folder.ts";
import { openSqlite, sqliteFile } from "./sqlite.ts";
import type { Storage, StorageSettings, Use } from "./storage.ts";

/** "alone" fails while another program has it open, and meanwhile no other can open it. */
export async function openStorage(
  { dataDir, databaseUrl, statementMs }: StorageSettings,
  onConnectionError: (error: Error) => void = () => {},
  use: Use = "shared",
): Promise<Storage> {
  const warnings = makePrivateFolder(dataDir, databaseUrl ? undefined : sqliteFile(dataDir));
  const database = databaseUrl
    ? openPostgres(databaseUrl, onConnectionError, { use, statementMs })
    : openSqlite(sqliteFile(dataDir), use);
  try {
    await migrate(database.slowDb);
  } catch (error) {
    await database.close();
    throw error;
  }
  return { ...database, warnings };
}

export const storageName = ({ dataDir, databaseUrl }: StorageSettings) =>
  databaseUrl ? `PostgreSQL, ${new URL(databaseUrl).host}` : sqliteFile(dataDir);

export function missingFile({ dataDir, databaseUrl }: StorageSettings): string | undefined {
  const file = sqliteFile(dataDir);
  return databaseUrl || existsSync(file) ? undefined : file;
}
