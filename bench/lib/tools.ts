import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { cacheFolder } from "./site.ts";

/** Installs a package that only the benchmark needs, outside the project's dependencies; returns what imports its files. */
export async function installTool(name: string, version: string) {
  const folder = path.join(cacheFolder, "tools", name);
  const modules = path.join(folder, "node_modules");
  const manifest = path.join(modules, name, "package.json");
  if (!existsSync(manifest) || JSON.parse(readFileSync(manifest, "utf8")).version !== version) {
    mkdirSync(folder, { recursive: true });
    // Without a manifest of its own, npm would walk up and take the project's.
    writeFileSync(path.join(folder, "package.json"), '{ "private": true }\n');
    const options = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts"];
    await promisify(execFile)("npm", ["install", ...options, `${name}@${version}`], { cwd: folder });
  }
  return (file: string) => import(pathToFileURL(path.join(modules, file)).href);
}
