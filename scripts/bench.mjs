import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { findPrograms } from "./lib/programs.mjs";
import { run } from "./lib/run.mjs";

await ensureInstalled();
const programs = await findPrograms();
await ensureBuilt();
process.exit(await run("node", ["bench/run.ts", ...process.argv.slice(2)], { env: programs }));
