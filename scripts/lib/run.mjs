// Plain JavaScript: these files run before anything is installed, on whatever Node ≥ 18 the machine has.
import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

const bin = path.join(root, "node_modules", ".bin");

/** The environment in which `node` is the pinned one and every installed tool is found by name. */
export function projectEnv(extra = {}) {
  return {
    ASTRO_TELEMETRY_DISABLED: "1",
    // Node keeps what it has compiled: a server starts in three quarters of the time.
    NODE_COMPILE_CACHE: path.join(root, ".cache", "node"),
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ""}`,
    ...extra,
  };
}

/**
 * Whoever ends this process ends the child with it. npm runs scripts through a shell, which dies of a signal without
 * passing it on; that is noticed by the shell being gone.
 */
function endTogether(child) {
  const parent = process.ppid;
  const passOn = (end) => child.kill(typeof end === "string" ? end : "SIGTERM");
  const watch = setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500);
  const ends = ["SIGINT", "SIGTERM", "exit"];
  for (const end of ends) process.on(end, passOn);
  return () => {
    clearInterval(watch);
    for (const end of ends) process.off(end, passOn);
  };
}

/** Runs a command to its end; resolves to its exit code. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: projectEnv(env),
      stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
    });
    const release = endTogether(child);
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      release();
      if (code !== 0 && quiet) process.stderr.write(output);
      resolve(code ?? 1);
    });
  });
}

/** Starts a server that closes by itself when it is asked to; this process passes the wish on and ends with it. */
export function serve(file, env = {}) {
  const server = spawn("node", [file], { cwd: root, env: projectEnv(env), stdio: "inherit" });
  endTogether(server);
  server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** A step of a command went wrong, and that has been said. */
export class Failed extends Error {
  name = "Failed";
}

/** Says what is happening and how long it took; throws when the step fails. */
export async function step(label, action) {
  const started = Date.now();
  process.stdout.write(`· ${label} …\n`);
  const ticker = setInterval(() => {
    process.stdout.write(`  ${label}: ${Math.round((Date.now() - started) / 1000)} s\n`);
  }, 15_000);
  try {
    if (await action()) {
      console.error(`✗ ${label} failed.`);
      throw new Failed(label);
    }
  } finally {
    clearInterval(ticker);
  }
  console.log(`✓ ${label} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}
