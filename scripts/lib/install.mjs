import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root, run, step } from "./run.mjs";

const stamp = path.join(root, "node_modules", ".installed");

/** Installs the locked dependencies, unless exactly these are there already. */
export async function ensureInstalled() {
  const key = createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .update(`${process.platform}-${process.arch}`)
    .digest("hex");
  const node = path.join(root, "node_modules", ".bin", "node");
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, "utf8") === key) return;
  await step("Installing dependencies", () =>
    run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
      // Some packages ask for a newer Node than the machine's; they run on the pinned one.
      env: { npm_config_engine_strict: "false", NODE_ENV: "development" },
    }),
  );
  writeFileSync(stamp, key);
}
