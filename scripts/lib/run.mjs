// Plain JavaScript: these files run before anything is installed, on whatever Node ≥ 18 the machine has.
import { spawn } from "node:child_process";
import { projectEnv, root } from "../../contract/project.mjs";

/** Ends the child with this process, or with its parent, a shell of npm that passes no signal on. Returns the undoing. */
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

export function run(command, args, { env = {}, quiet = false, input } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: projectEnv(env),
      stdio: [input ? "pipe" : "ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
    });
    const release = endTogether(child);
    // It may have ended already; its exit code tells.
    child.stdin?.on("error", () => {});
    input?.then((text) => child.stdin.end(text));
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

export function serve(file, env = {}) {
  const server = spawn("node", [file], { cwd: root, env: projectEnv(env), stdio: "inherit" });
  endTogether(server);
  process.on("SIGHUP", (signal) => server.kill(signal));
  server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

export class Failed extends Error {
  name = "Failed";
}

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
