import { parseArgs } from "node:util";
import { type Config, ConfigError, readConfig } from "../config.ts";
import { errorText } from "../error-text.ts";
import { BackupError } from "../inbox/copies/rows.ts";
import { NewerInboxError } from "../inbox/storage/migrations.ts";
import { missingFile, openStorage } from "../inbox/storage/open.ts";
import { InUseError } from "../inbox/storage/storage.ts";
import {
  type Command,
  type Context,
  OPTIONS,
  type Output,
  Refused,
  UsageError,
} from "./command.ts";
import { HELP, OVERVIEW } from "./help.ts";
import { backup, confirmClock, move, restore } from "./keeping.ts";
import { bounces, exportCsv, noMail, retry } from "./tending.ts";

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

const SENTENCES = [UsageError, Refused, ConfigError, NewerInboxError, BackupError, InUseError];

type Terminal = Pick<Context, "out" | "ask"> & { err: Output };

export async function runInbox(
  args: string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<number> {
  try {
    await dispatch(args, env, terminal);
    return 0;
  } catch (error) {
    const isSentence = SENTENCES.some((kind) => error instanceof kind);
    const before = isSentence ? "" : "It could not be done: ";
    terminal.err.write(`${before}${errorText(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function dispatch(
  args: string[],
  env: NodeJS.ProcessEnv,
  { out, err, ask }: Terminal,
): Promise<void> {
  const print = (line: string) => void out.write(`${line}\n`);
  const { name, words, options } = read(args);
  const command = name !== undefined && COMMANDS[name];
  if (!command) {
    if (name === undefined && !options.help) throw new UsageError(OVERVIEW);
    return print(HELP[words[0] ?? ""] ?? OVERVIEW);
  }
  if (options.help) return print(HELP[name] ?? OVERVIEW);
  const unknown = Object.keys(options).find((option) => !command.options.includes(option));
  if (unknown)
    throw new UsageError(
      `inbox ${name} has no option --${unknown}. inbox ${name} --help lists them.`,
    );
  if (words.length < command.words.length)
    throw new UsageError(`inbox ${name} needs ${command.words.join(" ")}.`);
  if (words.length > command.words.length && !command.words.at(-1)?.endsWith("…"))
    throw new UsageError(`inbox ${name} does not take "${words.at(-1)}".`);

  const config = readConfig(env);
  const storage = await openExisting(config, command);
  // What is printed next takes its place.
  const progress = (table: string, done: number) =>
    err.isTTY && err.write(`\x1b[K${table}: ${done}\r`);
  for (const warning of storage.warnings) err.write(`${warning}\n`);
  try {
    await command.run({ storage, config, env, options, words, out, print, progress, ask });
  } finally {
    await storage.close();
  }
}

function read(args: string[]) {
  const [first = "--"] = args;
  // Before the options are read: a command of an earlier version had others.
  if (!first.startsWith("-") && first !== "help" && !Object.hasOwn(COMMANDS, first))
    throw new UsageError(
      `There is no command "${first}". inbox --help lists them; the rest is done at the desk (npm run desk).`,
    );
  try {
    const { values: options, positionals } = parseArgs({
      args,
      options: OPTIONS,
      allowPositionals: true,
    });
    const [name, ...words] = positionals;
    return { name, words, options };
  } catch (error) {
    throw new UsageError((error as Error).message.split(". ")[0]);
  }
}

/** Throws if there is no inbox: a new one in the wrong folder would look as if nothing had ever been sent. */
async function openExisting(config: Config, command: Command) {
  const file = missingFile(config);
  if (file && !command.startsInbox)
    throw new Refused(
      `There is no inbox at ${file}. Set DATA_DIR or DATABASE_URL as for the server, or start it once.`,
    );
  return openStorage(config, undefined, command.isAlone && "alone");
}
