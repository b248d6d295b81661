import { execFileSync } from "node:child_process";
import { cpus, loadavg, totalmem } from "node:os";
import { root } from "./paths.ts";

/** On what, when and from which source the figures were taken. */
export function describeRun(): string {
  const cores = cpus();
  return [
    new Date().toISOString().slice(0, 16).replace("T", " "),
    commit(),
    `${cores.length} cores (${cpuName(cores[0]?.model ?? "")})`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    chromiumVersion(),
    `load ${(loadavg()[0] ?? 0).toFixed(1)} before`,
  ].join(" · ");
}

function commit(): string {
  const short = output("git", ["rev-parse", "--short", "HEAD"]);
  if (!short) return "no commit";
  // The results themselves change during a run; only what is measured counts.
  const dirty = output("git", ["status", "--porcelain", "--", ".", ":!bench", ":!README.md"]);
  return `commit ${short}${dirty ? " with changes" : ""}`;
}

/** Some virtual machines hide the model; the architecture is what is left. */
function cpuName(model: string): string {
  const name = model.replace(/\s+/g, " ").trim();
  return name && name !== "unknown" ? name : process.arch;
}

function chromiumVersion(): string {
  const { CHROMIUM_PATH } = process.env;
  const version = CHROMIUM_PATH && /[\d.]{5,}/.exec(output(CHROMIUM_PATH, ["--version"]))?.[0];
  return version ? `Chromium ${version}` : "Chromium of unknown version";
}

function output(command: string, args: string[]): string {
  try {
    return execFileSync(command, args, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "";
  }
}
