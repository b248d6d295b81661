import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { root } from "../../contract/project.mjs";
import { eventually } from "./harness/eventually.ts";
import { FIXTURE_CONTENT, fixtureSite, temporaryFolder } from "./harness/folders.ts";
import { freePort } from "./harness/ports.ts";
import { startServerProcess } from "./harness/process.ts";

/** Loaded before the program: rejects a promise that nobody waits for, at a signal. */
function rejecting(): { NODE_OPTIONS: string } {
  const file = join(temporaryFolder(), "reject.mjs");
  writeFileSync(
    file,
    'process.on("SIGUSR2", () => void Promise.reject(new Error("nobody waits for this")));',
  );
  return { NODE_OPTIONS: `--import ${file}` };
}

const settings = () => ({ DATA_DIR: temporaryFolder(), BUILD_DIR: fixtureSite(), ...rejecting() });

it("an unhandled rejection → the server logs it and goes on", async () => {
  const server = await startServerProcess(settings());
  server.child.kill("SIGUSR2");
  await eventually(() => server.output().includes("nobody waits for this"));
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

it("an unhandled rejection at the desk → the desk logs it and goes on", async () => {
  // Its page is not asked for here, and may not be built yet.
  mkdirSync(join(root, ".cache/desk"), { recursive: true });
  const port = await freePort();
  const desk = spawn(process.execPath, ["desk/main.ts"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ENV_FILE: "none",
      CONTENT_DIR: FIXTURE_CONTENT,
      DESK_PORT: String(port),
      ...settings(),
    },
  });
  let said = "";
  for (const stream of [desk.stdout, desk.stderr]) stream.on("data", (chunk) => (said += chunk));
  onTestFinished(() => void desk.kill("SIGKILL"));
  await eventually(() => said.includes("#key="), 60_000);
  desk.kill("SIGUSR2");
  await eventually(() => said.includes("nobody waits for this"));
  expect((await fetch(`http://127.0.0.1:${port}/api/session`)).status).toBe(401);
});
