import { ensureInstalled } from "./lib/install.mjs";
import { run } from "./lib/run.mjs";

await ensureInstalled();
process.exit(await run("astro", ["dev"], { env: { NODE_ENV: "development" } }));
