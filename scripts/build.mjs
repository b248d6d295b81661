import { build } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";

await ensureInstalled();
await build();
