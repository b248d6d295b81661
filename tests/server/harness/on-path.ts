import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where a program of this machine lies. Without it, its tests are skipped, and one line says so. */
export function onPath(name: string): string | undefined {
  const found = (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
  if (!found) console.log(`No ${name}: its tests are skipped. Install it to run them.`);
  return found;
}
