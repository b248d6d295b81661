import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { ensureDesk } from "../../scripts/lib/desk.mjs";

export const PASSPHRASE = "seven lanterns above the harbour";

/** By the keys alone: the name is focused, and Enter sends. */
export async function signInAs(page: Page, name: string, passphrase = PASSPHRASE): Promise<void> {
  await expect(page.getByLabel("Your name")).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(passphrase);
  await page.keyboard.press("Enter");
}

/** As after twelve hours, which the page notices by itself. */
export async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await expect(page.getByRole("alert")).toContainText("Your session has ended.");
}

/** `npm run desk` over the inbox and the content of these settings, on a port the system chooses. */
export async function startDesk(settings: Record<string, string>) {
  await ensureDesk();
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DESK_NAME: "Meera", DESK_PORT: "0", ...settings };
  return launch(["desk/main.ts"], env);
}

/**
 * A desk over a copy of the fixtures, in a folder of its own. With a role, `code` signs in an account that has it. The
 * preview starts only where a journey looks at it.
 */
export async function startContentDesk({ role = "", hasPreview = false } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), "desk-"));
  // Its port is known before it starts, so each worker has its own.
  const { TEST_PORT = 4310, TEST_PARALLEL_INDEX = 0 } = process.env;
  const port = hasPreview ? String(Number(TEST_PORT) + 1 + Number(TEST_PARALLEL_INDEX)) : "";
  const env = { ...process.env, PREVIEW_PORT: port, PASSPHRASE };
  const desk = await launch(["tests/desk/serve.ts", folder, role], env);
  async function stop() {
    await desk.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return { link: desk.link, code: desk.code, folder, stop };
}

/** The site for visitors over the content of CONTENT_DIR. */
export const startPublicSite = (env = process.env) => launch(["tests/desk/public-site.ts"], env);

async function launch(args: string[], env: NodeJS.ProcessEnv) {
  const desk = spawn(process.execPath, args, { env });
  const kill = () => desk.kill();
  process.once("exit", kill);
  let output = "";
  const link = await new Promise<string>((resolve, reject) => {
    desk.once("exit", () => reject(new Error(`The desk ended early:\n${output}`)));
    for (const stream of [desk.stdout, desk.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
        const found = /^ {2}(http:\/\/\S+)$/m.exec(output)?.[1];
        if (found) resolve(found);
      });
    }
  });
  async function stop() {
    process.off("exit", kill);
    if (desk.exitCode === null && desk.kill()) await once(desk, "exit");
  }
  return { link, code: /^ {2}code (\S+)$/m.exec(output)?.[1] ?? "", stop };
}
