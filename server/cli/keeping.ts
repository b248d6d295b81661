import { existsSync } from "node:fs";
import { cp, mkdtempDisposable, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DAY, momentOf } from "../../contract/indian-time.ts";
import { settingLines } from "../../contract/setting-names.ts";
import type { Config } from "../config.ts";
import { addAuditLine } from "../inbox/audit.ts";
import { readClock } from "../inbox/clock.ts";
import { copyInbox, restoreBackup, writeBackup } from "../inbox/copies/backup.ts";
import { copyDecrypted, encryptFile } from "../inbox/copies/encryption.ts";
import { type BackupFile, FILE_FOLDERS, filesIn, unlessGone } from "../inbox/copies/files.ts";
import { setMoment } from "../inbox/moments.ts";
import { openStorage } from "../inbox/storage/open.ts";
import { makePrivateFolder } from "../inbox/storage/private-folder.ts";
import { sqliteFile } from "../inbox/storage/sqlite.ts";
import type { StorageSettings } from "../inbox/storage/storage.ts";
import { type Context, Refused, UsageError } from "./command.ts";
import { makePrivateFile } from "./private-file.ts";

export async function backup(context: Context): Promise<void> {
  const { storage, config, words, print } = context;
  const [file = ""] = words;
  const recipient = config.backupRecipient;
  const write = (path: string) =>
    writeBackup(storage, path, context.progress, filesBeside(context));
  const counts = await makePrivateFile(file, async (part) => {
    if (!recipient) return write(part);
    await using folder = await folderForCopy(config.dataDir);
    const written = await write(join(folder.path, "plain"));
    await encryptFile(join(folder.path, "plain"), part, recipient);
    return written;
  });
  await setMoment(storage, "backup", Date.now());
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  print(`${total} rows written to ${file} and read back: ${listed(counts)}.`);
  print(
    recipient
      ? `It is encrypted for ${recipient}.`
      : "It is not encrypted: keep it as safe as the inbox.",
  );
  printKey(context);
}

/** Makes a folder for a plain copy, and removes those that were left a day ago by commands that were killed. */
async function folderForCopy(dataDir: string) {
  for (const name of (await readdir(dataDir)).filter((one) => one.startsWith("backup-"))) {
    const path = join(dataDir, name);
    if ((await stat(path)).mtimeMs < Date.now() - DAY) await rm(path, { recursive: true });
  }
  return mkdtempDisposable(join(dataDir, "backup-"));
}

const KEY_NAME = "dkim.pem";
const SETTINGS_NAME = "settings.env";

async function* filesBeside({ config, env }: Context): AsyncGenerator<BackupFile> {
  for (const name of FILE_FOLDERS) yield* filesIn(join(config.dataDir, name), name);
  yield* filesIn(config.contentDir, "content");
  yield { name: SETTINGS_NAME, bytes: Buffer.from(settingLines(env).join("\n")) };
  const key = await unlessGone(readFile(config.mail.dkim.keyFile));
  if (key) yield { name: KEY_NAME, bytes: key };
}

export async function restore(context: Context): Promise<void> {
  const { storage, config, options, words, print } = context;
  const [file = ""] = words;
  if (!existsSync(file))
    throw new Refused(`There is no ${file || "backup"}. Nothing was restored.`);
  const { dataDir, mail } = config;
  /** The key goes where the server looks for it. No name leads out of the folder. */
  const pathOf = (name: string) =>
    name === KEY_NAME ? mail.dkim.keyFile : join(dataDir, join("/", name));
  await using folder = await folderForCopy(dataDir);
  const copy = join(folder.path, "plain");
  await copyDecrypted(file, copy, options.key);
  const { counts, stopped } = await restoreBackup(
    storage,
    { file, copy, pathOf },
    context.progress,
  );
  print(`Restored from ${file}: ${listed(counts)}.`);
  print(
    `The content as it was saved is in ${pathOf("content")}, the settings but for secrets in ${pathOf(SETTINGS_NAME)}.`,
  );
  if (stopped.length > 0)
    print(
      `Look at the mailings “${stopped.join("”, “")}” at the desk: stopped, since they may be out by now.`,
    );
  const passed = await leaveOutPassedPlans(pathOf("desk/scheduled-publish.json"));
  for (const plan of passed)
    print(
      `The publish planned for ${momentOf(plan.at)} was left out: it may be made by now. Look at the desk, and plan it again.`,
    );
  printKey(context);
}

type Plan = { at: number; outcome?: object };

/** A desk that finds a plan whose time has passed publishes at once. */
async function leaveOutPassedPlans(file: string): Promise<Plan[]> {
  const stored = await unlessGone(readFile(file, "utf8"));
  // Earlier versions stored one plan and no list.
  const plans: Plan[] = [stored ? JSON.parse(stored) : []].flat();
  const passed = plans.filter(({ at, outcome }) => !outcome && at < Date.now());
  const kept = plans.filter((plan) => !passed.includes(plan));
  if (passed.length > 0) await writeFile(file, JSON.stringify(kept));
  return passed;
}

function printKey({ config, print }: Context): void {
  const { keyFile } = config.mail.dkim;
  print(
    existsSync(keyFile)
      ? `The key that mails are signed with (DKIM) is in it: ${keyFile}.`
      : `No key that mails are signed with (DKIM) is in it: there is none at ${keyFile}.`,
  );
}

export async function move({ storage, config, options, print, progress }: Context): Promise<void> {
  const settings = readTarget(options.to, config.dataDir);
  const isSame = settings.databaseUrl
    ? settings.databaseUrl === config.databaseUrl
    : !config.databaseUrl && settings.dataDir === config.dataDir;
  if (isSame) throw new UsageError("--to names the inbox that is in use already.");
  const target = await openStorage(settings, undefined, "alone");
  try {
    const counts = await copyInbox(storage, target, progress);
    print(`Copied and compared: ${listed(counts)}.`);
  } finally {
    await target.close();
  }
  await copyFiles(config.dataDir, settings.dataDir);
  const setting = settings.databaseUrl
    ? "DATABASE_URL"
    : `DATA_DIR=${settings.dataDir} and no DATABASE_URL`;
  print(
    `Start the server with ${setting} from now on. The old inbox is as it was: when all is well, remove ${oldInbox(config, settings)}.`,
  );
  const { isKeyGiven, keyFile } = config.mail.dkim;
  if (isKeyGiven)
    print(`The key that mails are signed with (DKIM_KEY) stays where it is: ${keyFile}.`);
}

export async function confirmClock({ storage, options, print, ask }: Context): Promise<void> {
  const { now, seen, isDoubted } = await readClock(storage);
  const time = momentOf(now);
  if (!isDoubted) return print(`The clock says ${time}, and is believed.`);
  if (!options.yes) {
    if (!ask)
      throw new UsageError("This removes for good and cannot ask here: add --yes to do it.");
    const answer = await ask(
      `Last in use at ${momentOf(seen)}. Is it ${time}? Then old records are removed. [y/N] `,
    );
    if (!/^y(es)?$/i.test(answer.trim())) throw new Refused("Nothing was removed.");
  }
  await setMoment(storage, "clock", now);
  const what = `Confirmed that the clock is right: ${time}`;
  await addAuditLine(storage, { at: now, who: "inbox command", area: "inbox", subject: "", what });
  print("The clock is believed from now on.");
}

function oldInbox({ databaseUrl, dataDir }: Config, target: StorageSettings): string {
  if (databaseUrl) return "its database";
  // The key, written mails and drafts stay in use.
  if (target.dataDir === dataDir) return `${sqliteFile(dataDir)}, and nothing beside it`;
  return dataDir;
}

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

/** Files are copied too: erasing looks for mails in the folder of the inbox, and the server for its key. */
async function copyFiles(from: string, to: string): Promise<void> {
  if (from === to) return;
  for (const name of [...FILE_FOLDERS, KEY_NAME])
    await unlessGone(cp(join(from, name), join(to, name), { recursive: true }));
  makePrivateFolder(to);
}
