import { existsSync } from "node:fs";
import path from "node:path";
import { root, run, step } from "./run.mjs";
import { buildIsFresh, markBuilt } from "./sources.mjs";

/** Builds the site when its sources changed since the last build. */
export async function ensureBuilt() {
  const page = path.join(root, "build", "client", "index.html");
  if (existsSync(page) && buildIsFresh()) return;
  await build();
}

export async function build({ quiet = true } = {}) {
  await step("Building the site", () =>
    run("react-router", ["build"], { env: { NODE_ENV: "production" }, quiet }),
  );
  markBuilt();
}
