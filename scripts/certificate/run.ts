import { readCommand } from "../../server/cli/arguments.ts";
import { fail } from "../../server/cli/command.ts";
import { ContentError } from "../../site/content/reader/problems.ts";
import { type Context, OPTIONS } from "./context.ts";
import { HELP, OVERVIEW } from "./help.ts";
import { issue } from "./issue.ts";
import { newKey } from "./key.ts";
import { check, list, withdraw } from "./records.ts";

/** `run` returns false where `check` finds a code not valid, which is no error. */
type Command = {
  words: string[];
  options: (keyof typeof OPTIONS)[];
  run: (context: Context) => Promise<boolean>;
};

const COMMANDS: Record<string, Command> = {
  "new-key": { words: [], options: ["id"], run: newKey },
  issue: { words: [], options: ["name", "from", "training", "run", "out", "font", "again"], run: issue },
  withdraw: { words: ["NUMBER"], options: ["reason"], run: withdraw },
  check: { words: ["CODE or FILE"], options: [], run: check },
  list: { words: [], options: ["training"], run: list },
};

type Terminal = { stdout: { write(text: string): unknown }; stderr: { write(text: string): unknown } };

/** Runs one command and returns its exit status: 0 done, 1 could not be done or code not valid, 2 wrong usage. */
export async function runCertificate(
  args: string[],
  env: NodeJS.ProcessEnv,
  { stdout, stderr }: Terminal,
): Promise<number> {
  try {
    const print = (line: string) => void stdout.write(`${line}\n`);
    const found = readCommand(args, { ...PROGRAM, print });
    const isDone = !found || (await found.command.run({ ...found, env, print }));
    return isDone ? 0 : 1;
  } catch (error) {
    return fail(error, stderr, [ContentError]);
  }
}

const PROGRAM = { name: "certificate", options: OPTIONS, commands: COMMANDS, help: HELP, overview: OVERVIEW };
