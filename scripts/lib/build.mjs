import { existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { root, run, step } from "./run.mjs";
import { buildIsFresh, markBuilt } from "./sources.mjs";

/** Builds the site when its sources changed since the last build. */
export async function ensureBuilt(options = {}) {
  const folder = options.folder ?? "build";
  if (existsSync(path.join(root, folder, "client", "index.html")) && buildIsFresh(folder, options.content))
    return;
  await build(options);
}

/** Builds beside the site that is there, and takes its place only when all went well. */
export async function build({ folder = "build", content, quiet = true } = {}) {
  const live = path.join(root, folder, "client");
  const [next, last] = [`${live}.next`, `${live}.last`];
  await step(content ? `Building the site from ${content}` : "Building the site", () =>
    run("astro", ["build"], {
      env: { NODE_ENV: "production", BUILD_DIR: next, ...(content ? { CONTENT_DIR: content } : {}) },
      quiet,
    }),
  );
  rmSync(last, { recursive: true, force: true });
  if (existsSync(live)) renameSync(live, last);
  renameSync(next, live);
  rmSync(last, { recursive: true, force: true });
  markBuilt(folder, content);
}
