import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { attempt } from "./attempt.ts";
import { putFile } from "./store.ts";

/** What the desk remembers on this machine, in a JSON file of the data folder; undefined if missing or not readable. */
export function readStored<Stored>(dataDir: string, name: string): Stored | undefined {
  return attempt(() => JSON.parse(readFileSync(fileOf(dataDir, name), "utf8")) as Stored);
}

export const store = (dataDir: string, name: string, value: object) =>
  putFile(fileOf(dataDir, name), JSON.stringify(value));

export const forget = (dataDir: string, name: string) =>
  rmSync(fileOf(dataDir, name), { force: true });

export function storedTexts(dataDir: string, folder: string): string[] {
  const at = path.join(dataDir, "desk", folder);
  if (!existsSync(at)) return [];
  return readdirSync(at).map((name) => readFileSync(path.join(at, name), "utf8"));
}

const fileOf = (dataDir: string, name: string) => path.join(dataDir, "desk", `${name}.json`);
