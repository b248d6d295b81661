import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

/** Prerendering bundles this module into another folder, and the sources stay in the repository. */
export const artFolder = existsSync(join(import.meta.dirname, "palette.ts"))
  ? import.meta.dirname
  : resolve("site", "art");

const CARD_SOURCES = "{../../brand,../climate,.,draw,../outputs/cards}/*.{css,csv,ts,tsx}";

/** A hash that changes with all that share cards are drawn by: the drawing code and these packages. */
export function cardSources(packages: string[]): string {
  const hash = createHash("sha256").update(packages.map(packageVersion).join());
  for (const file of globSync(CARD_SOURCES, { cwd: artFolder }).sort())
    hash.update(readFileSync(join(artFolder, file)));
  return hash.digest("hex");
}

export function packageVersion(name: string): string {
  for (const folder of createRequire(import.meta.url).resolve.paths(name) ?? []) {
    const manifest = join(folder, name, "package.json");
    if (existsSync(manifest)) return JSON.parse(readFileSync(manifest, "utf8")).version;
  }
  throw new Error(`The build needs the package "${name}", which is not installed.`);
}
