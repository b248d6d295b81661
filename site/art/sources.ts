import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { memoise } from "../climate/memoise.ts";
import { climateFolder } from "../climate/series.ts";

const require = createRequire(import.meta.url);

/** Prerendering bundles this module into another folder, and the sources stay in the repository. */
export const artFolder = existsSync(join(import.meta.dirname, "palette.ts"))
  ? import.meta.dirname
  : resolve("site", "art");

/** The packages whose data or code makes the drawings: a new version may change a drawing. */
const packages = ["svgo", "fontkit"];

/** A hash of all that makes a drawing: the files it imports, the brand's colours, the data, packages and `extra`. */
export function sourceKey(entry: string, ...extra: (string | number)[]): string {
  const hash = createHash("sha256");
  for (const file of importedFiles(join(artFolder, entry))) {
    hash.update(`${relative(artFolder, file)}\n${readFileSync(file, "utf8")}\n`);
  }
  hash.update(readFileSync(join(artFolder, "../../brand/tokens.css"), "utf8"));
  for (const series of ["temperature.csv", "carbon-dioxide.csv"]) {
    hash.update(readFileSync(join(climateFolder, series), "utf8"));
  }
  hash.update(packageVersions());
  for (const file of ["optimise.ts", "dark.ts"]) hash.update(readFileSync(join(artFolder, file), "utf8"));
  hash.update(extra.join("\n"));
  return hash.digest("hex");
}

const relativeImport = /^(?!import type).* from ["'](\.[^"']+)["'];/gm;

/** The entry and all files it imports, also indirectly; imports of types and packages are left out. */
function importedFiles(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const [, target = ""] of readFileSync(entry, "utf8").matchAll(relativeImport)) {
    importedFiles(join(dirname(entry), target), seen);
  }
  return seen;
}

const packageVersions = memoise(() => packages.map((name) => `${name}@${packageVersion(name)}`).join(" "));

/** The installed version of a package; throws if it is not installed. */
export function packageVersion(name: string): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    const manifest = join(folder, name, "package.json");
    if (existsSync(manifest)) return JSON.parse(readFileSync(manifest, "utf8")).version;
  }
  throw new Error(`The build needs the package "${name}", which is not installed.`);
}
