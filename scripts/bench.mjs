import { findBrowser } from "./lib/browsers.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { command } from "./lib/command.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { run } from "./lib/run.mjs";

await command(async () => {
  await ensureInstalled({ tools: true });
  const env = { CHROMIUM_PATH: await findBrowser() };
  await ensureBuilt();
  process.exit(await run("node", ["bench/run.ts", ...process.argv.slice(2)], { env }));
});
