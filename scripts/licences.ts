import { readFileSync } from "node:fs";

/** Licences that ask for nothing but their notice to be kept, so that the firm may run and change everything. */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Python-2.0",
  "Unlicense",
]);

/** sharp loads libvips as a library of its own, which anybody may replace: that is all the LGPL asks of who uses it. */
const isLibvips = (name: string, licence: string) =>
  name.startsWith("@img/sharp-") && licence === "LGPL-3.0-or-later";

type Locked = { [Mark in "dev" | "devOptional" | "optional" | "link"]?: boolean };

const root = new URL("../", import.meta.url);
const lock = JSON.parse(readFileSync(new URL("package-lock.json", root), "utf8")) as {
  packages: Record<string, Locked>;
};

/** Lists what runs in production with its licence; ends with 1 when one of them is not allowed here. */
const rows = Object.entries(lock.packages)
  // The tests are a package of ours: a folder, and a link to it.
  .filter(([path, { link }]) => path.startsWith("node_modules/") && !link)
  .filter(([, { dev, devOptional }]) => !dev && !devOptional)
  .flatMap(([path, { optional }]) => {
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const found = readPackage(path);
    /** Binaries for other systems are in the lock file, but only this system's are installed. */
    if (!found) return optional ? [] : [{ name, version: "", licence: "not installed", isAllowed: false }];
    const licence = licenceOf(found);
    return [{ name, version: found.version, licence, isAllowed: isAllowed(name, licence) }];
  })
  .sort((a, b) => a.name.localeCompare(b.name));

console.log("| package | version | licence |\n| --- | --- | --- |");
for (const { name, version, licence } of rows) console.log(`| ${name} | ${version} | ${licence} |`);
const refused = rows.filter((row) => !row.isAllowed);
for (const { name, licence } of refused)
  console.error(`${name}: ${licence} is not on the list of allowed licences.`);
if (refused.length > 0) process.exitCode = 1;

interface Package {
  version: string;
  license?: string | { type: string };
  licenses?: { type: string }[];
}

function readPackage(path: string): Package | undefined {
  try {
    return JSON.parse(readFileSync(new URL(`${path}/package.json`, root), "utf8"));
  } catch {
    return undefined;
  }
}

/** Old packages write their licence in older ways. */
function licenceOf({ license, licenses }: Package): string {
  if (typeof license === "string") return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(" OR ") ?? "none named";
}

/** `A OR B` leaves the choice to us, `A AND B` binds us to both. */
function isAllowed(name: string, licence: string): boolean {
  const terms = licence.replaceAll(/[()]/g, "");
  const isFine = (one: string) => ALLOWED.has(one) || isLibvips(name, one);
  return terms.split(" OR ").some((choice) => choice.split(" AND ").every((one) => isFine(one.trim())));
}
