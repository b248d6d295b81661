import type { Config } from "../config.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import { type OptionName, type Options, UsageError } from "./arguments.ts";

export interface Output {
  write(text: string): unknown;
  isTTY?: boolean | undefined;
}

/** Puts a question to the person at the terminal. Absent when nobody sits there. */
export type Ask = (question: string) => Promise<string>;

export interface Context {
  storage: Storage;
  config: Config;
  options: Options;
  words: string[];
  out: Output;
  print: (line: string) => void;
  /** A line that the next one replaces, for who watches; nothing where nobody does. */
  progress: (line: string) => void;
  ask: Ask | undefined;
}

export interface Command {
  /** Names of the words after the command; one in brackets may be left out, one with an ellipsis repeated. */
  words: string[];
  options: OptionName[];
  /** Whether it may begin with an inbox that is not there yet. */
  startsInbox?: true;
  run(context: Context): Promise<void>;
}

/** Something asked for does not exist: status 1. */
export class NotFound extends Error {
  override name = "NotFound";
}

/** What is asked for cannot or should not be done, said in whole sentences: status 1. */
export class Refused extends Error {
  override name = "Refused";
}

/** Before something is removed for good. A script says --yes; without it and without a person nothing happens. */
export async function confirm({ options, ask }: Context, question: string): Promise<void> {
  if (options.yes) return;
  if (!ask)
    throw new UsageError("This removes for good, and nobody is there to be asked: add --yes to do it.");
  const answer = await ask(`${question} [y/N] `);
  if (!/^y(es)?$/i.test(answer.trim())) throw new Refused("Nothing was removed.");
}
