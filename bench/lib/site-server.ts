import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { endWithUs } from "./children.ts";
import { root } from "./paths.ts";

export type SiteServer = { origin: string; pid: number; stderr: () => string; stop: () => Promise<void> };

/** Our own server over a build folder, as it runs in production, on a port the system chooses. */
export async function startSite(folder: string, nodeOptions: string[] = []): Promise<SiteServer> {
  const data = mkdtempSync(path.join(tmpdir(), "bench-site-"));
  const child = spawn(process.execPath, [...nodeOptions, "server/main.ts"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      BUILD_DIR: folder,
      DATA_DIR: data,
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  endWithUs(child);
  let [out, err] = ["", ""];
  child.stderr.on("data", (chunk) => (err += chunk));
  const origin = await new Promise<string>((resolve, reject) => {
    child.once("exit", () => reject(new Error(`The server did not start.\n${err}`)));
    child.stdout.on("data", (chunk) => {
      out += chunk;
      const found = /^ {2}(http:\/\/\S+)$/m.exec(out)?.[1];
      if (found) resolve(found);
    });
  });
  return {
    origin,
    pid: child.pid as number,
    stderr: () => err,
    stop: () =>
      new Promise<void>((resolve) => {
        child.once("exit", () => {
          rmSync(data, { recursive: true, force: true });
          resolve();
        });
        child.kill("SIGTERM");
      }),
  };
}
