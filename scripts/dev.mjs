import path from "node:path";
import { root } from "../contract/project.mjs";
import { command, needFolder } from "./lib/command.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { run } from "./lib/run.mjs";

await command(async () => {
  await ensureInstalled();
  for (const folder of [".cache", ".astro"]) needFolder(path.join(root, folder));
  // Beside the start of the site: an editor that is open completes and checks content/ by them.
  run("node", ["scripts/schemas.ts"], { quiet: true });
  process.exit(await run("astro", ["dev"], { env: { NODE_ENV: "development" } }));
});
