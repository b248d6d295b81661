import { readdirSync } from "node:fs";
import path from "node:path";

/** Addresses of every page in a build folder, the stand-ins for unknown addresses aside. */
export function builtRoutes(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => /(^|\/)index\.html$/.test(name))
    .map((name) => `/${name.replace(/\/?index\.html$/, "")}`)
    .sort();
}
