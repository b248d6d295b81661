import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseSeries, type Series } from "./series-file.ts";

/** The series that get new rows over time; `npm run refresh-data` replaces their files. */
export type SeriesName = "temperature" | "carbon-dioxide";

/** Prerendering bundles this module into another folder, and the data stay in the repository. */
export const climateFolder = existsSync(join(import.meta.dirname, "temperature.csv"))
  ? import.meta.dirname
  : resolve("site", "climate");

export const seriesFile = (name: SeriesName) => join(climateFolder, `${name}.csv`);

export const readSeries = (name: SeriesName): Series => parseSeries(readFileSync(seriesFile(name), "utf8"));
