import { parseArgs } from "node:util";
import { UsageError } from "../../server/cli/arguments.ts";
import { fail } from "../../server/cli/command.ts";
import { ContentError } from "../../site/content/reader/problems.ts";
import { type Context, OPTIONS } from "./context.ts";
import { HELP, OVERVIEW } from "./help.ts";
import { issue } from "./issue.ts";
import { newKey } from "./key.ts";
import { check, list, withdraw } from "./records.ts";

type OptionName = keyof typeof OPTIONS;

/** `argument` is its name in messages. `run` returns false where `check` finds a code not valid, which is no error. */
type Command = { argument?: string; options: OptionName[]; run: (context: Context) => Promise<boolean> };

const COMMANDS: Record<string, Command> = {
  "new-key": { options: ["id"], run: newKey },
  issue: { options: ["name", "from", "training", "run", "out", "font", "again"], run: issue },
  withdraw: { argument: "NUMBER", options: ["reason"], run: withdraw },
  check: { argument: "CODE or FILE", options: [], run: check },
  list: { options: ["training"], run: list },
};

type Terminal = { stdout: { write(text: string): unknown }; stderr: { write(text: string): unknown } };

/** Runs one command and returns its exit status: 0 done, 1 could not be done or code not valid, 2 wrong usage. */
export async function runCertificate(
  args: string[],
  env: NodeJS.ProcessEnv,
  { stdout, stderr }: Terminal,
): Promise<number> {
  try {
    return (await dispatch(args, env, (line) => void stdout.write(`${line}\n`))) ? 0 : 1;
  } catch (error) {
    return fail(error, stderr, [ContentError]);
  }
}

async function dispatch(args: string[], env: NodeJS.ProcessEnv, print: Context["print"]): Promise<boolean> {
  const { values: options, positionals } = readArguments(args);
  const [name, argument, ...more] = positionals;
  if (name === undefined) {
    if (!options.help) throw new UsageError(OVERVIEW);
    print(OVERVIEW);
    return true;
  }
  const command = COMMANDS[name];
  if (!command) throw new UsageError(`There is no command "${name}". certificate --help lists them.`);
  if (options.help) {
    print(HELP[name] ?? OVERVIEW);
    return true;
  }
  const unknown = Object.keys(options).find((option) => !command.options.some((known) => known === option));
  if (unknown) throw new UsageError(`certificate ${name} has no option --${unknown}.`);
  if (command.argument && !argument) throw new UsageError(`certificate ${name} needs ${command.argument}.`);
  const extra = command.argument ? more[0] : argument;
  if (extra) throw new UsageError(`certificate ${name} does not take "${extra}".`);
  return command.run({ options, argument: argument ?? "", env, print });
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split(". ")[0]);
  }
}
