import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Prerendering bundles this module into another folder, and the data stay in the repository. */
const climateFolder = existsSync(join(import.meta.dirname, "temperature.csv"))
  ? import.meta.dirname
  : resolve("site", "climate");

export function readSeries(name: "temperature" | "carbon-dioxide"): {
  rows: number[][];
  credit: string;
} {
  const text = readFileSync(join(climateFolder, `${name}.csv`), "utf8");
  const rows = [...text.matchAll(/^\d.*$/gm)].map(([row]) => row.split(",").map(Number));
  const [, source = ""] = /^# source: (.*)$/m.exec(text) ?? [];
  const [, licence] = /^# licence: (.*)$/m.exec(text) ?? [];
  const years = `${rows[0]?.[0]}–${rows.at(-1)?.[0]}`;
  return { rows, credit: `Data: ${source}, ${years}${licence ? ` (${licence})` : ""}` };
}
