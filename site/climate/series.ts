import { readFileSync } from "node:fs";
import { join } from "node:path";
import { artFolder } from "../art/sources.ts";
import { parseSeries, type Series } from "./series-file.ts";

/** The records that grow from year to year; `npm run refresh-data` replaces them. */
export type SeriesName = "temperature" | "carbon-dioxide";

export const seriesFile = (name: SeriesName) => join(artFolder, "data", `${name}.csv`);

export const readSeries = (name: SeriesName): Series => parseSeries(readFileSync(seriesFile(name), "utf8"));
