import { findBrowser } from "./lib/browsers.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { run } from "./lib/run.mjs";

await ensureInstalled();
const chromium = await findBrowser();
await ensureBuilt();
process.exit(
  await run("node", ["bench/run.ts", ...process.argv.slice(2)], { env: { CHROMIUM_PATH: chromium } }),
);
