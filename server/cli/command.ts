import type { Storage } from "../inbox/storage.ts";
import type { OptionName, Options } from "./arguments.ts";

export interface Output {
  write(text: string): unknown;
}

export interface Context {
  storage: Storage;
  dataDir: string;
  options: Options;
  words: string[];
  out: Output;
  print: (line: string) => void;
}

export interface Command {
  /** Names of the words after the command; one in brackets may be left out. */
  words: string[];
  options: OptionName[];
  run(context: Context): Promise<void>;
}

/** Something asked for does not exist: status 1. */
export class NotFound extends Error {
  override name = "NotFound";
}
