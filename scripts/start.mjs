import { ensureBuilt } from "./lib/build.mjs";
import { command } from "./lib/command.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { serve } from "./lib/run.mjs";

await command(async () => {
  await ensureInstalled();
  await ensureBuilt();
  serve("server/main.ts", { NODE_ENV: "production" });
});
