import { execFileSync } from "node:child_process";
import { cpus, loadavg, totalmem } from "node:os";
import { root } from "./site.ts";

/** One line about a run: its time, commit and machine, the versions of Node and Chromium, and the load before it. */
export function describeRun(): string {
  const chromium = output(process.env.CHROMIUM_PATH ?? "", ["--version"]);
  // The results themselves change during a run; only what is measured counts.
  const changes = output("git", ["status", "--porcelain", "--", ".", ":!bench", ":!README.md"]);
  return [
    new Date().toISOString().slice(0, 16).replace("T", " "),
    `commit ${output("git", ["rev-parse", "--short", "HEAD"])}${changes ? " with changes" : ""}`,
    `${cpus().length} cores (${cpus()[0]?.model.trim() || process.arch})`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    `Chromium ${/[\d.]{5,}/.exec(chromium)?.[0] ?? "of unknown version"}`,
    `load ${(loadavg()[0] ?? 0).toFixed(1)} before`,
  ].join(" · ");
}

/** What a command prints; empty if it fails. */
function output(command: string, args: string[]): string {
  try {
    return execFileSync(command, args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "";
  }
}
