import { text } from "node:stream/consumers";
import { build } from "./lib/build.mjs";
import { command } from "./lib/command.mjs";
import { ensureInstalled } from "./lib/install.mjs";

await command(async () => {
  await ensureInstalled();
  // The desk may keep its site elsewhere: `npm run build -- build/other`. It starts builds before it publishes.
  const [folder = "build", isToldLater] = process.argv.slice(2);
  await build({ folder, told: isToldLater && text(process.stdin) });
});
