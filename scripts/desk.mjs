import { command } from "./lib/command.mjs";
import { ensureDesk } from "./lib/desk.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { serve } from "./lib/run.mjs";

await command(async () => {
  await ensureInstalled();
  await ensureDesk();
  serve("desk/main.ts");
});
