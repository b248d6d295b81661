import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { SEARCH_FOLDER } from "../../contract/headers.ts";
import { projectEnv, root } from "../../contract/project.mjs";
import { temporaryFolder } from "../server/harness/folders.ts";
import { client } from "./pages.ts";

/** All files by name. Pagefind's own differ from run to run. */
const filesIn = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .filter((name) => !name.startsWith(`${SEARCH_FOLDER.replace(/^\//, "")}/`))
      .sort()
      .map((name) => [name, readFileSync(path.join(folder, name)).toString("base64")]),
  );

it("a build that began without the content, and found its files compressed → the same to the byte as any other", async () => {
  // Only the firm's record is there at first: nothing else may be read before the content is known.
  const first = temporaryFolder();
  cpSync("tests/fixtures/content/firm.yaml", path.join(first, "firm.yaml"));
  const folder = path.join(root, "build/later");
  // Astro serves no pages where it sees signs of Vitest, and takes Vitest's DEV for its own.
  const { VITEST: _, DEV: __, ...env } = projectEnv();
  const settings = { NODE_ENV: "production", CONTENT_CHECKED: "yes", CONTENT_LATER: "yes" };
  const child = spawn("astro", ["build"], {
    cwd: root,
    env: { ...env, ...settings, CONTENT_DIR: first, BUILD_DIR: folder },
    stdio: ["pipe", "ignore", "inherit"],
  });
  child.stdin.end("tests/fixtures/content");
  try {
    expect(await once(child, "exit")).toEqual([0, null]);
    const [built, whole] = [filesIn(folder), filesIn(client)];
    expect([...built.keys()]).toEqual([...whole.keys()]);
    expect([...built.keys()].filter((name) => built.get(name) !== whole.get(name))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
