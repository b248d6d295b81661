import type { ParseArgsOptionsConfig, parseArgs } from "node:util";

export const OPTIONS = {
  name: { type: "string" },
  from: { type: "string" },
  training: { type: "string" },
  run: { type: "string" },
  out: { type: "string" },
  font: { type: "string" },
  again: { type: "boolean" },
  id: { type: "string" },
  reason: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsOptionsConfig;

/** `argument` follows the command's name, as in `withdraw NUMBER`; it is empty for commands that take none. */
export type Context = {
  options: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>["values"];
  argument: string;
  env: NodeJS.ProcessEnv;
  print: (line: string) => void;
};
