import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { readSettings } from "../../desk/settings.ts";
import { eventually } from "../server/harness/eventually.ts";
import { FIXTURE_CONTENT, temporaryFolder } from "../server/harness/folders.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const operating = readFileSync(join(root, "docs/operating.md"), "utf8");
const [, page = ""] = operating.split("## The desk on the server");

/** A process without a terminal, and all that it has printed. */
function start(args: string[], cwd: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH, ENV_FILE: "none", ...env },
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, output: () => text };
}

it("the hang-up signal, as systemctl reload sends it → another link, and only that one opens the desk", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, ".cache/desk"), { recursive: true });
  const settings = { CONTENT_DIR: FIXTURE_CONTENT, DATA_DIR: join(folder, "data"), DESK_PORT: "0" };
  const { child, output } = start([join(root, "desk/main.ts")], folder, settings);
  const links = () => [...output().matchAll(/(http:\S+)\/#key=(\S+)/g)];
  await eventually(() => links().length === 1);
  child.kill("SIGHUP");
  const [first, second] = await eventually(() => (links().length === 2 ? links() : undefined));
  const open = async ([, origin = "", key = ""]: string[] = []) => {
    const headers = { origin, "content-type": "application/json" };
    return (
      await fetch(`${origin}/api/session`, {
        method: "POST",
        headers,
        body: JSON.stringify({ key }),
      })
    ).status;
  };
  expect([await open(first), await open(second)]).toEqual([401, 200]);
});

it("the command that systemd starts → passes the signal on to the desk", async () => {
  const folder = temporaryFolder();
  const program = join(folder, "program.mjs");
  writeFileSync(
    program,
    'process.on("SIGHUP", () => console.log("heard")); setInterval(() => {}, 1e6); console.log("up");',
  );
  const command = `import { serve } from "${root}scripts/lib/run.mjs"; serve("${program}");`;
  const { child, output } = start(["--input-type=module", "-e", command], folder);
  await eventually(() => output().includes("up"));
  child.kill("SIGHUP");
  await eventually(() => output().includes("heard"));
  expect(readFileSync(join(root, "deploy/systemd/haritva-desk.service"), "utf8")).toMatch(
    /^ExecReload=.*-HUP/m,
  );
});

it("the settings and the ssh command of the page → lead to the desk and to the preview of pages", () => {
  const block = /```ini\n(.*?)```/s.exec(page)?.[1] ?? "";
  const { url, previewUrl, port, previewPort, relyingParty } = readSettings(parseEnv(block));
  const forwarded = [...page.matchAll(/-L (\d+):127\.0\.0\.1:(\d+)/g)].map(([, here, there]) => [
    here,
    there,
  ]);
  const wanted = [
    [url, port],
    [previewUrl, previewPort],
  ].map(([url, listens]) => [new URL(String(url)).port, String(listens)]);
  expect(forwarded).toEqual(wanted);
  expect(relyingParty).toBeDefined();
});
