import { readFileSync } from "node:fs";
import { join } from "node:path";
import { memoise } from "./memoise.ts";
import { climateFolder } from "./series.ts";

export const PRECIPITATION_SOURCE = "Data: NOAA CFSv2, 2016";

const [WEST, NORTH] = [-180, 87];

/** Millimetres of 2016: a row for each degree of latitude from the north, a column for each of longitude. */
const grid = memoise((): number[][] =>
  readFileSync(join(climateFolder, "precipitation.csv"), "utf8")
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.split(",").map(Number)),
);

/** Precipitation of 2016 in mm, interpolated between the four cells of the one-degree grid around a place. */
export function precipitationAt(longitude: number, latitude: number): number {
  const rows = grid();
  const column = longitude - WEST;
  const row = Math.min(Math.max(NORTH - latitude, 0), rows.length - 1.001);
  const left = Math.floor(column);
  const top = Math.floor(row);
  const cell = (x: number, y: number) => rows[y]?.at(x % 360) ?? 0;
  const right = column - left;
  const down = row - top;
  const upper = cell(left, top) * (1 - right) + cell(left + 1, top) * right;
  const lower = cell(left, top + 1) * (1 - right) + cell(left + 1, top + 1) * right;
  return upper * (1 - down) + lower * down;
}
