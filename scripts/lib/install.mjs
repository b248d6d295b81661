import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectEnv, root } from "../../contract/project.mjs";
import { needFolder, Refused } from "./command.mjs";
import { run, step } from "./run.mjs";

const stamp = path.join(root, "node_modules", ".installed");
const quietly = ["--no-audit", "--no-fund", "--loglevel=error"];

const PARTS = { site: ["--workspaces=false"], all: [] };

export async function ensureInstalled({ tools = false } = {}) {
  const key = createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .update(`${process.platform}-${process.arch}`)
    .digest("hex");
  const node = path.join(root, "node_modules", ".bin", "node");
  const [found, part] =
    existsSync(node) && existsSync(stamp) ? readFileSync(stamp, "utf8").split(" ") : [];
  if (found === key && (part === "all" || !tools)) return;
  const wanted = tools || part === "all" ? "all" : "site";
  needFolder(path.join(root, "node_modules"));
  await needRegistry();
  // What a running server has loaded from stays where it is when only the tools are missing.
  const way = found === key ? ["install", "--no-save"] : ["ci", ...PARTS[wanted]];
  rmSync(stamp, { force: true });
  await step(wanted === "all" ? "Installing dependencies" : "Installing what the site needs", () =>
    run("npm", [...way, "--include=dev", ...quietly], { env: settings }),
  );
  writeFileSync(stamp, `${key} ${wanted}`);
}

// Some packages ask for a newer Node than the machine's; they run on the pinned one.
const settings = { npm_config_engine_strict: "false", NODE_ENV: "development" };

const PATIENCE = 25_000;
const unreachable =
  /\b(EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/;

/** Throws if npm's registry cannot be reached; npm itself would try for a quarter of an hour before it says so. */
export function needRegistry(env = {}) {
  const ping = ["ping", "--fetch-retries=0", `--fetch-timeout=${PATIENCE}`];
  return new Promise((resolve, reject) => {
    const options = { cwd: root, env: projectEnv(env), timeout: PATIENCE };
    execFile("npm", ping, options, (error, _said, told) => {
      const [reason] = unreachable.exec(told) ?? (error?.killed ? ["no answer"] : []);
      if (!error || !reason) return resolve();
      const [, registry = "the registry of npm"] = /PING (\S+)/.exec(told) ?? [];
      const mend =
        "Connect this machine to the network, or tell npm which proxy or registry to use";
      reject(
        new Refused(`Dependencies cannot be installed from ${registry} (${reason}). ${mend}.`),
      );
    });
  });
}
