import { execFileSync } from "node:child_process";

/** Licences that ask for nothing but their notice to be kept, so that the firm may run and change everything. */
const ALLOWED =
  "0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 Python-2.0 Unlicense".split(
    " ",
  );

type Package = { name: string; version: string; license?: string; location: string };

/** Lists what runs in production with its licence; ends with 1 when one of them is not allowed here. */
const found = execFileSync("npm", ["query", ".prod"], { encoding: "utf8" });
// Our own two packages are not installed.
const all: Package[] = JSON.parse(found);
const packages = all.filter(({ location }) => location.startsWith("node_modules/"));
console.log("| package | version | licence |\n| --- | --- | --- |");
for (const { name, version, license = "none named" } of packages) {
  console.log(`| ${name} | ${version} | ${license} |`);
  if (isAllowed(name, license)) continue;
  console.error(`${name}: ${license} is not on the list of allowed licences.`);
  process.exitCode = 1;
}

/** `A OR B` leaves the choice to us, `A AND B` binds us to both. */
function isAllowed(name: string, licence: string): boolean {
  // sharp loads libvips as a library that anybody may replace: that is all the LGPL asks of who uses it.
  if (name.startsWith("@img/sharp-") && licence === "LGPL-3.0-or-later") return true;
  const choices = licence.replaceAll(/[()]/g, "").split(" OR ");
  return choices.some((choice) =>
    choice.split(" AND ").every((one) => ALLOWED.includes(one.trim())),
  );
}
