import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { cacheFolder, root } from "./paths.ts";

const sources = [
  "brand",
  "content",
  "contract",
  "scripts",
  "server",
  "site",
  "package.json",
  "package-lock.json",
  "astro.config.ts",
  "tsconfig.json",
];

/** A fresh copy of what a build reads, to change and build without touching the working tree; its caches on request. */
export function copyTree(name: string, { caches }: { caches: boolean }): string {
  const target = path.join(cacheFolder, name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const source of sources)
    cpSync(path.join(root, source), path.join(target, source), { recursive: true });
  symlinkSync(path.join(root, "node_modules"), path.join(target, "node_modules"));
  for (const made of caches ? ["art", "cards", "compressed", "fonts", "photos"] : []) {
    const cache = path.join(root, ".cache", made);
    if (existsSync(cache)) cpSync(cache, path.join(target, ".cache", made), { recursive: true });
  }
  return target;
}
