import type { Config } from "../config.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import { type Given, UsageError } from "./arguments.ts";

export const OPTIONS = {
  csv: { type: "string" },
  to: { type: "string" },
  key: { type: "string" },
  unhandled: { type: "boolean" },
  failed: { type: "boolean" },
  held: { type: "boolean" },
  undo: { type: "boolean" },
  yes: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

export interface Output {
  write(text: string): unknown;
  isTTY?: boolean | undefined;
}

/** Asks the person at the terminal. Absent when the command runs without one. */
export type Ask = (question: string) => Promise<string>;

export interface Context {
  storage: Storage;
  config: Config;
  env: NodeJS.ProcessEnv;
  options: Given<typeof OPTIONS>;
  words: string[];
  out: Output;
  print: (line: string) => void;
  /** Shows a line that the next one replaces; does nothing where the output is no terminal. */
  progress: (line: string) => void;
  ask: Ask | undefined;
}

export interface Command {
  words: string[];
  options: (keyof typeof OPTIONS)[];
  /** Whether it may create the inbox. */
  startsInbox?: true;
  /** Whether it needs the inbox for itself: no server, desk or other command may have it open. */
  isAlone?: true;
  run(context: Context): Promise<void>;
}

/** Something asked for does not exist: status 1. */
export class NotFound extends Error {
  override name = "NotFound";
}

/** What was asked cannot or should not be done; the message is a sentence: status 1. */
export class Refused extends Error {
  override name = "Refused";
}

/** Asks before old records may be removed for good, and throws unless the answer is yes. A script needs --yes. */
export async function confirm({ options, ask }: Context, question: string): Promise<void> {
  if (options.yes) return;
  if (!ask) throw new UsageError("This removes for good and cannot ask here: add --yes to do it.");
  const answer = await ask(`${question} [y/N] `);
  if (!/^y(es)?$/i.test(answer.trim())) throw new Refused("Nothing was removed.");
}

/** Prints why a command failed and returns its status. `sentences`: further errors whose messages are sentences. */
export function fail(error: unknown, err: Output, sentences: (new (...args: never[]) => Error)[]): number {
  const { message } = error as Error;
  const isSentence = [UsageError, NotFound, Refused, ...sentences].some((kind) => error instanceof kind);
  err.write(`${isSentence ? message : `It could not be done: ${message || String(error)}`}\n`);
  return error instanceof UsageError ? 2 : 1;
}
