import { ensureBuilt } from "./lib/build.mjs";
import { command } from "./lib/command.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { findPrograms, installPrograms } from "./lib/programs.mjs";
import { run } from "./lib/run.mjs";

await command(async () => {
  await Promise.all([ensureInstalled({ tools: true }), installPrograms()]);
  const env = await findPrograms();
  await ensureBuilt();
  process.exit(await run("node", ["bench/run.ts", ...process.argv.slice(2)], { env }));
});
