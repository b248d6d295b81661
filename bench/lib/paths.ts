import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
/** Everything a run installs, copies or generates; safe to delete at any time. */
export const cacheFolder = path.join(root, ".cache", "bench");
export const client = path.join(root, "build", "client");
