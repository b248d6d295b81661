import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { endWithUs } from "./children.ts";
import { root } from "./paths.ts";

export type Timed = {
  /** Milliseconds on the clock, and of processor time in all threads and processes together. */
  wall: number;
  cpu: number;
  /** Most memory any one process held. */
  resident: number;
  timedOut: boolean;
};

const noteUsage = fileURLToPath(new URL("./note-usage.mjs", import.meta.url));

/** Runs one of the project's commands in a copied tree to its end. */
export async function timed(
  tree: string,
  command: string[],
  limitMs = Number.POSITIVE_INFINITY,
): Promise<Timed> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-timed-"));
  const notes = path.join(folder, "usage");
  const started = performance.now();
  const child = spawn(command[0] as string, command.slice(1), {
    cwd: tree,
    env: {
      ...process.env,
      PATH: `${path.join(root, "node_modules", ".bin")}${path.delimiter}${process.env.PATH ?? ""}`,
      NODE_ENV: "production",
      NODE_OPTIONS: `--import=${noteUsage}`,
      BENCH_USAGE: notes,
    },
    // A group of its own, so that a build over its time ends with all its helpers.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  endWithUs(child, true);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  let timedOut = false;
  const timer = Number.isFinite(limitMs)
    ? setTimeout(() => {
        timedOut = true;
        process.kill(-(child.pid as number), "SIGKILL");
      }, limitMs)
    : undefined;
  const code = await new Promise((resolve) => child.once("close", resolve));
  clearTimeout(timer);
  const wall = performance.now() - started;
  if (code !== 0 && !timedOut)
    throw new Error(`${command.join(" ")} failed in ${tree}:\n${output.slice(-4000)}`);
  const usage = timedOut
    ? []
    : readFileSync(notes, "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
  rmSync(folder, { recursive: true, force: true });
  return {
    wall,
    cpu: usage.reduce((sum, { cpu }) => sum + cpu, 0),
    resident: Math.max(...usage.map(({ resident }) => resident)),
    timedOut,
  };
}
