import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { onTestFinished, vi } from "vitest";
import { eventually } from "./eventually.ts";

vi.setConfig({ testTimeout: 90_000 });

const root = fileURLToPath(new URL("../../../", import.meta.url));

export interface ServerProcess {
  address: string;
  child: ChildProcess;
  output: () => string;
  exited: Promise<{ code: number | null; signal: string | null }>;
}

/** The server as `npm start` runs it, in a process of its own. */
export async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: "0",
      SITE_URL: "https://haritva.example",
      ...settings,
    },
  });
  let text = "";
  child.stdout.on("data", (chunk) => {
    text += chunk;
  });
  child.stderr.on("data", (chunk) => {
    text += chunk;
  });
  const exited = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.once("exit", (code, signal) => resolve({ code, signal }));
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exited;
  });
  const address = await eventually(() => {
    if (child.exitCode !== null) throw new Error(`The server ended early:\n${text}`);
    return /^ {2}(http:\/\/\S+)$/m.exec(text)?.[1];
  });
  return { address, child, output: () => text, exited };
}

export interface CommandResult {
  code: number | null;
  out: string;
  err: string;
}

/** `npm run inbox -- …`, on the same settings as a server. */
export function runInbox(settings: Record<string, string>, ...args: string[]): Promise<CommandResult> {
  const child = spawn(process.execPath, ["server/cli/inbox.ts", ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...settings },
  });
  let out = "";
  let err = "";
  child.stdout.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    err += chunk;
  });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, out, err })));
}
