import { ensureBuilt } from "./lib/build.mjs";
import { command } from "./lib/command.mjs";
import { ensureDesk } from "./lib/desk.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { serve } from "./lib/run.mjs";

const [what] = process.argv.slice(2);

await command(async () => {
  await ensureInstalled();
  await (what === "desk" ? ensureDesk() : ensureBuilt());
  if (what === "desk") serve("desk/main.ts");
  else serve("server/main.ts", { NODE_ENV: "production" });
});
