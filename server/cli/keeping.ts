import { cp } from "node:fs/promises";
import { resolve } from "node:path";
import { restoreBackup, writeBackup } from "../inbox/copies/backup.ts";
import { copyInbox } from "../inbox/copies/move.ts";
import { setMoment } from "../inbox/moments.ts";
import { countMailFiles, mailFolder } from "../inbox/outbox/mail-files.ts";
import { openStorage } from "../inbox/storage/open.ts";
import { makePrivateFolder } from "../inbox/storage/private-folder.ts";
import type { StorageSettings } from "../inbox/storage/storage.ts";
import { UsageError } from "./arguments.ts";
import type { Context } from "./command.ts";
import { makePrivateFile } from "./private-file.ts";

export async function backup(context: Context): Promise<void> {
  const { storage, config, words, print, progress } = context;
  const [file = ""] = words;
  let counts: Record<string, number> = {};
  await makePrivateFile(file, async (part) => {
    counts = await writeBackup(storage, part, tableProgress(progress));
  });
  progress("");
  await setMoment(storage, "backup", Date.now());
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  print(`${total} rows written to ${file} and read back: ${listed(counts)}.`);
  const written = await countMailFiles(config.dataDir);
  if (written > 0)
    print(
      `Not in it: ${written} mails written as files in ${mailFolder(config.dataDir)}. All they say is made from the rows; copy the folder too if you want to keep the files.`,
    );
}

export async function restore({ storage, config, words, print, progress }: Context): Promise<void> {
  const [file = ""] = words;
  const counts = await restoreBackup(storage, file, config.dataDir, tableProgress(progress));
  progress("");
  print(`Restored from ${file}: ${listed(counts)}.`);
}

export async function move({ storage, config, options, print, progress }: Context): Promise<void> {
  const settings = readTarget(options.to, config.dataDir);
  const isSame = settings.databaseUrl
    ? settings.databaseUrl === config.databaseUrl
    : !config.databaseUrl && settings.dataDir === config.dataDir;
  if (isSame) throw new UsageError("--to names the inbox that is in use already.");
  const target = await openStorage(settings, undefined, "alone");
  try {
    const counts = await copyInbox(storage, target, tableProgress(progress));
    progress("");
    print(`Copied and compared: ${listed(counts)}.`);
  } finally {
    await target.close();
  }
  await copyMailFiles(config.dataDir, settings.dataDir);
  const setting = settings.databaseUrl ? "DATABASE_URL" : `DATA_DIR=${settings.dataDir} and no DATABASE_URL`;
  print(
    `Start the server with ${setting} from now on. The old inbox is as it was: remove it when all is well.`,
  );
}

const tableProgress = (progress: Context["progress"]) => (table: string, done: number, total: number) =>
  progress(`${table}: ${done} of ${total}`);

const listed = (rows: Record<string, number>) =>
  Object.entries(rows)
    .map(([table, count]) => `${table} ${count}`)
    .join(", ");

function readTarget(text: string | undefined, dataDir: string): StorageSettings {
  if (text && /^postgres(ql)?:\/\/./.test(text)) return { dataDir, databaseUrl: text };
  const folder = text && /^sqlite:(.+)$/.exec(text)?.[1];
  if (folder) return { dataDir: resolve(folder) };
  throw new UsageError("--to must be postgres://user:password@host:5432/database or sqlite:FOLDER");
}

/** Mails written as files are copied too: erase looks for them in the folder of the inbox. */
async function copyMailFiles(from: string, to: string): Promise<void> {
  if (from === to) return;
  await cp(mailFolder(from), mailFolder(to), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  makePrivateFolder(to);
}
