import type { ParseArgsOptionsConfig, parseArgs } from "node:util";

export const OPTIONS = {
  name: { type: "string" },
  from: { type: "string" },
  course: { type: "string" },
  run: { type: "string" },
  out: { type: "string" },
  font: { type: "string" },
  again: { type: "boolean" },
  id: { type: "string" },
  reason: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsOptionsConfig;

export type Context = {
  options: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>["values"];
  word: string;
  env: NodeJS.ProcessEnv;
  print: (line: string) => void;
};
