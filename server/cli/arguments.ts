import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { withAsciiDomain } from "../../contract/address.ts";
import { cleanLine } from "../../contract/text.ts";

/** A mistake in the command itself: it ends with status 2 and a pointer to the help. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** The values of these options, as they were given. */
export type Given<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options }>
>["values"];

interface Usage<Options> {
  /** Names of the words after the command; one with an ellipsis may be repeated. */
  words: string[];
  options: (keyof Options)[];
}

interface Program<Options, Command> {
  name: string;
  options: Options;
  commands: Record<string, Command>;
  help: Record<string, string>;
  overview: string;
  print: (line: string) => void;
}

/** The command that a line names, with its words and options; undefined if it asked for help, which is printed. */
export function readCommand<Options extends ParseArgsOptionsConfig, Command extends Usage<Options>>(
  args: string[],
  { name: program, options: known, commands, help, overview, print }: Program<Options, Command>,
): { command: Command; words: string[]; options: Given<Options> } | undefined {
  const { values, positionals } = parse(args, known);
  const [name, ...words] = positionals;
  const asksHelp = "help" in values;
  if (name === undefined && !asksHelp) throw new UsageError(overview);
  if (name === undefined || name === "help") return void print(help[words[0] ?? ""] ?? overview);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${name}". ${program} --help lists them.`);
  if (asksHelp) return void print(help[name] ?? overview);
  const unknown = Object.keys(values).find((option) => !command.options.includes(option));
  if (unknown)
    throw new UsageError(
      `${program} ${name} has no option --${unknown}. ${program} ${name} --help lists them.`,
    );
  if (words.length < command.words.length)
    throw new UsageError(`${program} ${name} needs ${command.words.join(" ")}.`);
  if (words.length > command.words.length && !command.words.at(-1)?.endsWith("…"))
    throw new UsageError(`${program} ${name} does not take "${words.at(-1)}".`);
  return { command, words, options: values };
}

function parse<Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split(". ")[0]);
  }
}

/** Spells an address as the forms store it, so that one with a domain in another script is found. */
export function readEmail(text: string): string {
  const email = withAsciiDomain(cleanLine(text));
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new UsageError(`"${text}" is not an email address`);
  return email;
}
