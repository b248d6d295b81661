import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
/** What a run installs; safe to delete at any time. */
export const cacheFolder = path.join(root, ".cache", "bench");
export const client = path.join(root, "build", "client");

/** Our own server, as it runs in production, on a port the system chooses. It ends with us, however that is. */
export async function startSite() {
  const data = mkdtempSync(path.join(tmpdir(), "bench-site-"));
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      BUILD_DIR: client,
      DATA_DIR: data,
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => child.kill());
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
    async stop() {
      child.kill();
      await once(child, "exit");
      rmSync(data, { recursive: true, force: true });
    },
  };
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

/** Paths of every page of the build, except what is served for unknown paths. */
export function builtPaths(): string[] {
  return readdirSync(client, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => /(^|\/)index\.html$/.test(name))
    .map((name) => `/${name.replace(/\/?index\.html$/, "")}`)
    .sort();
}
