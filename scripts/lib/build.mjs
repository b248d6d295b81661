import { cpSync, existsSync, rmSync } from "node:fs";
import path from "node:path";
import { takeLock } from "../../contract/lock.mjs";
import { root } from "../../contract/project.mjs";
import { deskContent, publish } from "../../contract/releases.mjs";
import { needFolder, Refused } from "./command.mjs";
import { run, step } from "./run.mjs";
import { isMadeFrom, markBuilt, programKey, sourceKey } from "./sources.mjs";

export async function ensureBuilt({ folder = "build", content } = {}) {
  const isThere = existsSync(path.join(root, folder, "client", "index.html"));
  const words = content ?? deskContent(path.join(root, folder));
  const key = sourceKey(words);
  if (!content && key !== sourceKey())
    console.log(
      "· Shown are the words that were published last; npm run build shows the files as they are.",
    );
  if (!isThere || !isMadeFrom(folder, key)) await build({ folder, content: words });
}

/**
 * Replaces the live site only if all went well. Astro makes scripts and styles while the content is checked. `told`, of
 * the desk, is a promise of JSON that names the content and whether it is checked, or of "" if nobody publishes.
 */
export async function build({ folder = "build", content, told } = {}) {
  // Astro would say so with a page of its own files.
  for (const written of [folder, ".cache", ".astro"]) needFolder(path.join(root, written));
  const ahead = beginAhead(folder, content);
  const lock = path.join(root, folder, ".lock");
  try {
    const order = told ? await told : JSON.stringify({ content });
    if (order === "") return;
    if (takeLock(lock) === "held")
      throw new Refused(
        `Another build is writing ${folder}: wait until it has ended. If none is running, delete ${path.join(folder, ".lock")}.`,
      );
    await buildAndPublish(folder, JSON.parse(order), ahead).finally(() =>
      rmSync(lock, { force: true }),
    );
  } finally {
    await ahead?.end();
  }
}

const chosen = (content) => (content ? { CONTENT_DIR: content } : {});

/** Begins a build in a folder of its own that waits for its content. Nothing where another one waits in this folder. */
function beginAhead(folder, content) {
  const lock = path.join(root, folder, ".lock-ahead");
  if (takeLock(lock) === "held") return undefined;
  const key = programKey(content);
  const next = path.join(root, folder, "next-ahead");
  let end = () => {};
  const input = new Promise((resolve) => (end = resolve));
  const ended = astro(next, { input, env: { CONTENT_LATER: "yes", ...chosen(content) } });
  return {
    next,
    /** Whether what it has read already is still so with this content. */
    isFresh: (content) => programKey(content) === key,
    build(content) {
      end(content);
      return ended;
    },
    async end() {
      end("");
      await ended;
      rmSync(next, { recursive: true, force: true });
      rmSync(lock, { force: true });
    },
  };
}

function astro(next, { env, ...options }) {
  const settings = { NODE_ENV: "production", BUILD_DIR: next, CONTENT_CHECKED: "yes" };
  return run("astro", ["build"], { env: { ...settings, ...env }, quiet: true, ...options });
}

async function buildAndPublish(folder, { content, isChecked }, ahead) {
  const copy = path.join(root, folder, "next-content");
  const source = path.resolve(root, content ?? process.env.CONTENT_DIR ?? "content");
  // Taken before the build: what is edited while it runs is not in it, and must make the next one.
  const key = sourceKey(content);
  const env = chosen(content);
  if (!isChecked)
    await step("Checking the content", () => run("node", ["scripts/check-content.ts"], { env }));
  rmSync(copy, { recursive: true, force: true });
  cpSync(source, copy, { recursive: true, filter: (file) => !path.basename(file).startsWith(".") });
  const isAhead = ahead?.isFresh(content);
  if (!isAhead) await ahead?.end();
  const next = isAhead ? ahead.next : path.join(root, folder, "next");
  await step(content ? `Building the site from ${content}` : "Building the site", () =>
    isAhead ? ahead.build(source) : astro(next, { env }),
  );
  publish(path.join(root, folder), next, { content: copy });
  markBuilt(folder, key);
  // A build never stops for a fact that has lapsed: the rest of the change may be urgent. The desk lists them itself.
  if (!isChecked) await run("node", ["scripts/review.ts", "--lapsed"], { env });
}
