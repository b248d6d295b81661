import { memoise, readDataset } from "./package-files.ts";

type Grid = {
  width: number;
  height: number;
  scale: [number, number];
  translate: [number, number];
  values: number[];
};

export const PRECIPITATION_SOURCE = "Data: NOAA CFSv2, 2016";

const grid = memoise((): Grid => JSON.parse(readDataset("annual-precip.json")));

/** Precipitation of the year in mm, between the four cells of the one-degree grid that surround a place. */
export function precipitationAt(longitude: number, latitude: number): number {
  const { width, height, scale, translate, values } = grid();
  const column = (longitude - translate[0]) / scale[0];
  const row = Math.min(Math.max((latitude - translate[1]) / scale[1], 0), height - 1.001);
  const left = Math.floor(column);
  const top = Math.floor(row);
  const cell = (x: number, y: number) => values[y * width + ((x + width) % width)] ?? 0;
  const right = column - left;
  const down = row - top;
  const upper = cell(left, top) * (1 - right) + cell(left + 1, top) * right;
  const lower = cell(left, top + 1) * (1 - right) + cell(left + 1, top + 1) * right;
  return upper * (1 - down) + lower * down;
}
