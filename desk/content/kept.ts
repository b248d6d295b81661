import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { attempt } from "./attempt.ts";
import { putFile } from "./store.ts";

/** What the desk remembers on this machine, in a JSON file of the data folder; undefined if missing or not readable. */
export function readKept<Kept>(dataDir: string, name: string): Kept | undefined {
  return attempt(() => JSON.parse(readFileSync(fileOf(dataDir, name), "utf8")) as Kept);
}

export const keep = (dataDir: string, name: string, kept: object) =>
  putFile(fileOf(dataDir, name), JSON.stringify(kept));

export const forget = (dataDir: string, name: string) => rmSync(fileOf(dataDir, name), { force: true });

/** The JSON texts of all files that are kept in a folder. */
export function keptTexts(dataDir: string, folder: string): string[] {
  const at = path.join(dataDir, "desk", folder);
  if (!existsSync(at)) return [];
  return readdirSync(at).map((name) => readFileSync(path.join(at, name), "utf8"));
}

const fileOf = (dataDir: string, name: string) => path.join(dataDir, "desk", `${name}.json`);
