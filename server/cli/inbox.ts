import { createInterface } from "node:readline/promises";
import { ConfigError, loadEnvFile } from "../config.ts";
import { runInbox } from "./run.ts";

/** `inbox export --csv - | head` closes the pipe early; that is no failure. */
process.stdout.on("error", (error: NodeJS.ErrnoException) =>
  process.exit(error.code === "EPIPE" ? 0 : 1),
);

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

try {
  loadEnvFile();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
process.exitCode = await runInbox(process.argv.slice(2), process.env, {
  out: process.stdout,
  err: process.stderr,
  ask: process.stdin.isTTY ? ask : undefined,
});
