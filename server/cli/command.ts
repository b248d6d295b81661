import type { ParseArgsOptionsConfig, parseArgs } from "node:util";
import type { Config } from "../config.ts";
import type { Storage } from "../inbox/storage/storage.ts";

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
} as const satisfies ParseArgsOptionsConfig;

export type Output = { write(text: string): unknown; isTTY?: boolean };

export interface Context {
  storage: Storage;
  config: Config;
  env: NodeJS.ProcessEnv;
  options: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>["values"];
  words: string[];
  out: Output;
  print: (line: string) => void;
  progress: (table: string, done: number) => unknown;
  /** Asks the person at the terminal. Absent when the command runs without one. */
  ask?: ((question: string) => Promise<string>) | undefined;
}

export interface Command {
  /** Names of the words after the command; one with an ellipsis may be repeated. */
  words: string[];
  options: string[];
  startsInbox?: true;
  isAlone?: true;
  run(context: Context): Promise<void>;
}

export class UsageError extends Error {
  override name = "UsageError";
}

export class Refused extends Error {
  override name = "Refused";
}
