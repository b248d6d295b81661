import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
/** Everything a run installs, copies or generates; safe to delete at any time. */
export const cacheFolder = path.join(root, ".cache", "bench");
export const client = path.join(root, "build", "client");

export type Site = { origin: string; pid: number; stop: () => Promise<void> };

/** Starts our own server for a build folder as in production, on a free port and with an empty inbox. */
export async function startSite(folder: string): Promise<Site> {
  const data = mkdtempSync(path.join(tmpdir(), "bench-site-"));
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ENV_FILE: "none",
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      BUILD_DIR: folder,
      DATA_DIR: data,
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  endWithUs(child);
  const origin = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.once("exit", () => reject(new Error("The server did not start.")));
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const found = /^ {2}(http:\/\/\S+)$/m.exec(output)?.[1];
      if (found) resolve(found);
    });
  });
  return {
    origin,
    pid: child.pid as number,
    async stop() {
      await end(child);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const sources = [
  "brand",
  "content",
  "contract",
  "scripts",
  "server",
  "site",
  "package.json",
  "package-lock.json",
  "astro.config.ts",
  "tsconfig.json",
];

/** Copies what a build reads, and its caches, into a folder to change and build; the working tree stays as it is. */
export function copyTree(name: string): string {
  const target = path.join(cacheFolder, name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const source of sources)
    cpSync(path.join(root, source), path.join(target, source), { recursive: true });
  symlinkSync(path.join(root, "node_modules"), path.join(target, "node_modules"));
  for (const made of ["art", "cards", "compressed", "fonts", "photos"]) {
    const cache = path.join(root, ".cache", made);
    if (existsSync(cache)) cpSync(cache, path.join(target, ".cache", made), { recursive: true });
  }
  return target;
}

/** Builds a copied tree; resolves to the seconds it took. */
export async function buildTree(tree: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ["scripts/build.mjs"], {
    cwd: tree,
    stdio: ["ignore", "ignore", "inherit"],
  });
  endWithUs(child);
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Error(`The build in ${tree} failed.`);
  return (performance.now() - started) / 1000;
}

/** Paths of every page in a build folder, except the page for unknown paths. */
export function builtPaths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => /(^|\/)index\.html$/.test(name))
    .map((name) => `/${name.replace(/\/?index\.html$/, "")}`)
    .sort();
}

const running = new Set<ChildProcess>();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
process.once("exit", () => {
  for (const child of running) child.kill();
});

/** When the benchmark is interrupted, the programs it started end too. */
export function endWithUs(child: ChildProcess): void {
  running.add(child);
  child.once("exit", () => running.delete(child));
}

export async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}
