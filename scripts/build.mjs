import { build } from "./lib/build.mjs";
import { command } from "./lib/command.mjs";
import { ensureInstalled } from "./lib/install.mjs";

await command(async () => {
  await ensureInstalled();
  // The desk may keep its site elsewhere: `npm run build -- build/other`.
  await build({ folder: process.argv[2] ?? "build" });
});
