import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const BUILD = "build/fixtures/client";

/** The same site as the next deploy would publish it: every script has another name, and no old one is left. */
export function nextBuild(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), "next-build-"));
  cpSync(BUILD, folder, { recursive: true, dereference: true });
  const assets = path.join(folder, "assets");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (/\.(br|gz)$/.test(name)) rmSync(path.join(folder, name));
  }
  const renamed = readdirSync(assets)
    .filter((name) => name.endsWith(".js"))
    .map((name): [string, string] => [
      name,
      name.replace(/\.[\w-]{4}([\w-]{4})\.js$/, ".Next$1.js"),
    ]);
  for (const [old, name] of renamed) renameSync(path.join(assets, old), path.join(assets, name));
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(html|js)$/.test(name)) continue;
    const file = path.join(folder, name);
    const text = readFileSync(file, "utf8");
    writeFileSync(
      file,
      renamed.reduce((all, [old, replaced]) => all.replaceAll(old, replaced), text),
    );
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
