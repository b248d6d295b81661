import { type Config, ConfigError, readConfig } from "../config.ts";
import { BackupError } from "../inbox/copies/rows.ts";
import { NewerInboxError } from "../inbox/storage/migrations.ts";
import { missingFile, openStorage } from "../inbox/storage/open.ts";
import { InUseError } from "../inbox/storage/storage.ts";
import { readCommand, UsageError } from "./arguments.ts";
import { bounces } from "./bounces.ts";
import { type Ask, type Command, fail, NotFound, OPTIONS, type Output } from "./command.ts";
import { HELP, MOVED, OVERVIEW } from "./help.ts";
import { backup, confirmClock, move, restore } from "./keeping.ts";
import { exportCsv, noMail, retry } from "./tending.ts";

interface Terminal {
  out: Output;
  err: Output;
  ask?: Ask | undefined;
}

/** Runs one command and returns its exit status: 0 done, 1 could not be done, 2 wrong usage. */
export async function runInbox(args: string[], env: NodeJS.ProcessEnv, terminal: Terminal): Promise<number> {
  try {
    await dispatch(args, env, terminal);
    return 0;
  } catch (error) {
    return fail(error, terminal.err, [ConfigError, NewerInboxError, BackupError, InUseError]);
  }
}

async function dispatch(args: string[], env: NodeJS.ProcessEnv, terminal: Terminal): Promise<void> {
  const { out, err, ask } = terminal;
  const print = (line: string) => void out.write(`${line}\n`);
  // Before its options are read, which are gone too.
  const [name = ""] = args;
  if (Object.hasOwn(MOVED, name)) throw new UsageError(`inbox ${name} ${MOVED[name]}`);
  const found = readCommand(args, { ...PROGRAM, print });
  if (!found) return;
  const { command } = found;
  const config = readConfig(env);
  const storage = await openExisting(config, command);
  for (const warning of storage.warnings) err.write(`${warning}\n`);
  const progress = (line: string) => void (err.isTTY && err.write(`\r\x1b[K${line}`));
  try {
    await command.run({ ...found, storage, config, env, out, print, progress, ask });
  } finally {
    await storage.close();
  }
}

/** Throws if there is no inbox: a new one in the wrong folder would look as if nothing had ever been sent. */
async function openExisting(config: Config, command: Command) {
  const file = missingFile(config);
  if (file && !command.startsInbox) {
    throw new NotFound(
      `There is no inbox at ${file}. Set DATA_DIR or DATABASE_URL as for the server, or start it once.`,
    );
  }
  return openStorage(config, undefined, command.isAlone && "alone");
}

const COMMANDS: Record<string, Command> = {
  export: { words: [], options: ["csv", "unhandled", "failed"], run: exportCsv },
  retry: { words: [], options: ["held"], run: retry },
  "no-mail": { words: ["EMAIL"], options: ["undo"], run: noMail },
  bounces: { words: ["FILE…"], options: [], run: bounces },
  backup: { words: ["FILE"], options: [], run: backup },
  restore: { words: ["FILE"], options: ["key"], startsInbox: true, isAlone: true, run: restore },
  move: { words: [], options: ["to"], isAlone: true, run: move },
  clock: { words: [], options: ["yes"], run: confirmClock },
};

const PROGRAM = { name: "inbox", options: OPTIONS, commands: COMMANDS, help: HELP, overview: OVERVIEW };
