import type { Given } from "../../server/cli/arguments.ts";

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
} as const;

export type Context = {
  options: Given<typeof OPTIONS>;
  /** What follows the name of the command, as in `withdraw NUMBER`. */
  words: string[];
  env: NodeJS.ProcessEnv;
  print: (line: string) => void;
};
