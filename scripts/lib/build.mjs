import { cpSync, existsSync, rmSync } from "node:fs";
import path from "node:path";
import { takeLock } from "../../contract/lock.mjs";
import { root } from "../../contract/project.mjs";
import { deskContent, publish } from "../../contract/releases.mjs";
import { needFolder, Refused } from "./command.mjs";
import { run, step } from "./run.mjs";
import { isMadeFrom, markBuilt, sourceKey } from "./sources.mjs";

/** Builds the site when its sources changed since the last build; where the desk publishes, with the words that are live. */
export async function ensureBuilt({ folder = "build", content } = {}) {
  const isThere = existsSync(path.join(root, folder, "client", "index.html"));
  const words = content ?? deskContent(path.join(root, folder));
  const key = sourceKey(words);
  if (!content && key !== sourceKey())
    console.log("· Shown are the words that were published last; npm run build shows the files as they are.");
  if (!isThere || !isMadeFrom(folder, key)) await build({ folder, content: words });
}

/** Builds beside the live site and replaces it only if all went well; throws while another build writes the folder. */
export async function build({ folder = "build", content, quiet = true } = {}) {
  // Astro would say so with a page of its own files.
  for (const written of [folder, ".cache", ".astro"]) needFolder(path.join(root, written));
  const lock = path.join(root, folder, ".lock");
  if (takeLock(lock) === "held")
    throw new Refused(
      `Another build is writing ${folder}: wait until it has ended. If none is running, delete ${path.join(folder, ".lock")}.`,
    );
  try {
    await buildAndPublish(folder, content, quiet);
  } finally {
    rmSync(lock, { force: true });
  }
}

async function buildAndPublish(folder, content, quiet) {
  const next = path.join(root, folder, "next");
  const copy = path.join(root, folder, "next-content");
  // Taken before the build: what is edited while it runs is not in it, and must make the next one.
  const key = sourceKey(content);
  const chosen = content ? { CONTENT_DIR: content } : {};
  await step("Checking the content", () => run("node", ["scripts/check-content.ts"], { env: chosen }));
  rmSync(copy, { recursive: true, force: true });
  cpSync(path.resolve(root, content ?? process.env.CONTENT_DIR ?? "content"), copy, {
    recursive: true,
    filter: (file) => !path.basename(file).startsWith("."),
  });
  await step(content ? `Building the site from ${content}` : "Building the site", () =>
    run("astro", ["build"], {
      env: { NODE_ENV: "production", BUILD_DIR: next, CONTENT_CHECKED: "yes", ...chosen },
      quiet,
    }),
  );
  publish(path.join(root, folder), next, { content: copy });
  markBuilt(folder, key);
  // A build never stops for a fact that has lapsed: the rest of the change may be urgent.
  await run("node", ["scripts/review.ts", "--lapsed"], { env: chosen });
}
