import { execFileSync } from "node:child_process";
import { cpus, loadavg, totalmem } from "node:os";
import { journey } from "./journey.ts";
import { type Report, save, section } from "./lib/report.ts";
import { root } from "./lib/site.ts";
import { pages } from "./pages.ts";

const parts: Record<string, () => Promise<Report>> = { pages, journey };

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts[name]);
if (unknown.length > 0) {
  console.error(`There is no part “${unknown.join("”, “")}”. Parts: ${Object.keys(parts).join(", ")}.`);
  process.exit(2);
}

for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`· ${name}`);
  const [described, started] = [describeRun(), Date.now()];
  try {
    const report = await measure();
    const text = section(name, `${described} · took ${Math.round((Date.now() - started) / 1000)} s`, report);
    console.log(`\n${text}\n`);
    // Saved at once: if a later part fails, this one is kept.
    save(name, text);
  } catch (error) {
    console.error(`✗ ${name} could not be measured.`, error);
    process.exitCode = 1;
  }
}

/** On what, when and from which source the figures were taken. */
function describeRun(): string {
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

function output(command: string, args: string[]): string {
  try {
    return execFileSync(command, args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "";
  }
}
