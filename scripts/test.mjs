import { rmSync } from "node:fs";
import path from "node:path";
import { ensureBuilt } from "./lib/build.mjs";
import { findShell } from "./lib/chromium.mjs";
import { printCounts } from "./lib/counts.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { root, run, step } from "./lib/run.mjs";

const withBrowser = !process.argv.includes("--no-browser");
const results = path.join(root, "test-results");

await ensureInstalled();
rmSync(results, { recursive: true, force: true });
const chromium = withBrowser ? await findShell() : null;
await step("Format and lint", () => run("biome", ["ci", "--error-on-warnings"], { quiet: true }));
await step("Licences", () => run("node", ["scripts/licences.ts"], { quiet: true }));
await ensureBuilt();
await step(
  "Types",
  async () => (await run("react-router", ["typegen"], { quiet: true })) || run("tsc", ["--noEmit"]),
);
await step("Unit tests, server tests and checks on the built pages", () =>
  run("vitest", ["run", "--reporter=default", "--reporter=json", "--outputFile=test-results/unit.json"]),
);
if (chromium) {
  await step("Journeys in a real browser", () =>
    run("playwright", ["test"], { env: { CHROMIUM_PATH: chromium, CI: "true" } }),
  );
}
printCounts(results);
