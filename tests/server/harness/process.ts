import { type ChildProcess, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { runInbox } from "../../../server/cli/run.ts";
import { eventually } from "./eventually.ts";
import { FIXTURE_CONTENT } from "./folders.ts";

/** Compiling once for all the processes of a run saves most of their start. */
const NODE_COMPILE_CACHE = join(tmpdir(), "forms-compile-cache");

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** What every program of the tests is started with; the folder of the build has no content of its own. */
const OWN_SETTINGS = {
  CONTENT_DIR: FIXTURE_CONTENT,
  BUILD_DIR: "build/none",
  SITE_URL: "https://verdant-ledger.example",
  MAIL_TO: "desk@verdant-ledger.example",
};

interface ServerProcess {
  url: string;
  child: ChildProcess;
  output: () => string;
  exited: Promise<{ code: number | null; signal: string | null }>;
}

/**
 * The server as `npm start` runs it, in a process of its own; an eager one takes over sooner from one that died. Its
 * clock may be ahead or behind.
 */
export async function startServerProcess(
  settings: Record<string, string>,
  { isEager = false, clockShiftMs = 0 } = {},
): Promise<ServerProcess> {
  const program = isEager ? "tests/server/harness/eager-server.ts" : "server/main.ts";
  const shifted = clockShiftMs === 0 ? [] : ["--import", "./tests/server/harness/shifted-clock.ts"];
  const child = spawn(process.execPath, [...shifted, program], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE,
      ENV_FILE: "none",
      HOST: "127.0.0.1",
      PORT: "0",
      CLOCK_SHIFT_MS: String(clockShiftMs),
      ...OWN_SETTINGS,
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
  const url = await eventually(() => {
    if (child.exitCode !== null) throw new Error(`The server ended early:\n${text}`);
    return /^ {2}(http:\/\/\S+)$/m.exec(text)?.[1];
  });
  return { url, child, output: () => text, exited };
}

interface CommandResult {
  code: number | null;
  out: string;
  err: string;
}

/** `npm run inbox -- …`, in a process of its own as the staff run it. */
export function spawnInbox(
  settings: Record<string, string>,
  ...args: string[]
): Promise<CommandResult> {
  const child = spawn(process.execPath, ["server/cli/inbox.ts", ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE,
      ENV_FILE: "none",
      ...OWN_SETTINGS,
      ...settings,
    },
  });
  const out = collect();
  const err = collect();
  child.stdout.on("data", out.write);
  child.stderr.on("data", err.write);
  return new Promise((resolve) =>
    child.once("close", (code) => resolve({ code, out: out.text(), err: err.text() })),
  );
}

/** The same command in this process: quick, and enough for what only reads. */
export function readInbox(
  settings: Record<string, string>,
  ...args: string[]
): Promise<CommandResult> {
  return answerInbox(undefined, settings, ...args);
}

/** The same with somebody at the terminal who gives this answer to every question. */
export async function answerInbox(
  answer: string | undefined,
  settings: Record<string, string>,
  ...args: string[]
): Promise<CommandResult> {
  const out = collect();
  const err = collect();
  const ask =
    answer === undefined
      ? undefined
      : async (question: string) => {
          out.write(question);
          return answer;
        };
  const code = await runInbox(args, { ...OWN_SETTINGS, ...settings }, { out, err, ask });
  return { code, out: out.text(), err: err.text() };
}

function collect() {
  let all = "";
  return {
    write: (chunk: unknown) => {
      all += chunk;
    },
    text: () => all,
  };
}
