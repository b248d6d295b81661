import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../contract/project.mjs";
import { command, needFolder, needPort } from "./lib/command.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { run } from "./lib/run.mjs";

await command(async () => {
  await ensureInstalled();
  for (const folder of [".cache", ".astro"]) needFolder(path.join(root, folder));
  await needPort(Number(process.env.PORT ?? portInFile() ?? 3000), "PORT");
  // Beside the start of the site: an editor that is open completes and checks content/ by them.
  run("node", ["scripts/schemas.ts"], { quiet: true });
  process.exit(await run("astro", ["dev"], { env: { NODE_ENV: "development" } }));
});

/** The port that the file .env sets, if any. */
function portInFile() {
  const file = path.resolve(root, process.env.ENV_FILE ?? ".env");
  return existsSync(file) ? /^PORT=["']?(\d+)/m.exec(readFileSync(file, "utf8"))?.[1] : undefined;
}
