import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { expect } from "./test.ts";

type Options = { folder: string; content: string; build: string; env: Record<string, string> };

/** Builds the site from other content and settings and serves it on a port of its own. */
export async function buildAndServe({ folder, content, build, env }: Options) {
  const cli = createRequire(import.meta.url).resolve("@react-router/dev/package.json");
  await promisify(execFile)(process.execPath, [path.join(cli, "../bin.cjs"), "build"], {
    env: { ...process.env, NODE_ENV: "production", CONTENT_DIR: content, BUILD_ROOT: build, ...env },
  });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ["server/main.ts"], {
    stdio: "ignore",
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      BUILD_DIR: path.join(build, "client"),
      DATA_DIR: path.join(folder, "data"),
    },
  });
  await expect
    .poll(
      () =>
        fetch(`${origin}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await once(server, "exit");
  };
  return { origin, stop };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}
