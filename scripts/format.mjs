import { command } from "./lib/command.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { run } from "./lib/run.mjs";

await command(async () => {
  await ensureInstalled({ tools: true });
  process.exit(await run("biome", ["check", "--write", ...process.argv.slice(2)]));
});
