import { rmSync } from "node:fs";
import path from "node:path";
import { ensureBuilt } from "./lib/build.mjs";
import { printCounts } from "./lib/counts.mjs";
import { ensureDesk } from "./lib/desk.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { findPrograms } from "./lib/programs.mjs";
import { root, run, step } from "./lib/run.mjs";

const isQuick = process.argv.includes("--quick");
const results = path.join(root, "test-results");
const fixtures = { folder: "build/fixtures", content: "tests/fixtures/content" };

await ensureInstalled();
rmSync(results, { recursive: true, force: true });
const env = isQuick ? {} : { ...(await findPrograms()), CI: "true" };

const shells = ["check", "--tsconfig", "tsconfig.shells.json", "--minimumFailingSeverity", "hint"];

async function staticChecks() {
  await step("Format and lint", () => run("biome", ["ci", "--error-on-warnings"], { quiet: true }));
  await step("Browser floor", () => run("eslint", ["--max-warnings=0", "site"], { quiet: true }));
  await step("Licences", () => run("node", ["scripts/licences.ts"], { quiet: true }));
  // Four times as quick as 6, which Astro's check of the shells still needs; both call their program tsc.
  await step("Types", () => run("node", ["node_modules/typescript-7/bin/tsc"], { quiet: true }));
  await step("Types of the shells", () => run("astro", shells, { quiet: true }));
}

// Each of them leaves a core idle most of the time.
await Promise.all([staticChecks(), ensureBuilt(fixtures)]);
const vitest = ["run", "--reporter=default", "--reporter=json"];
const unit = [...vitest, "--outputFile=test-results/unit.json"];
const firefox = [
  ...vitest,
  "--config=tests/firefox/vitest.config.ts",
  "--outputFile=test-results/firefox.json",
];
await step(
  isQuick ? "Unit tests, content and built pages" : "Unit tests, content, server and built pages",
  () => run("vitest", isQuick ? [...unit, "--project=alone", "--project=quick"] : unit, { env }),
);
if (!isQuick) {
  await ensureDesk();
  await step("Journeys in Chromium", () => run("playwright", ["test"], { env }));
  // One waits for its browser most of the time.
  await Promise.all([step("Journeys in Firefox", () => run("vitest", firefox, { env })), ensureBuilt()]);
}
printCounts(results);
