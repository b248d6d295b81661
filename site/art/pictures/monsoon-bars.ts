import { PRECIPITATION_SOURCE, precipitationAt } from "../../climate/precipitation.ts";
import { isLand, LAND_SOURCE } from "../data/land.ts";
import { polyline, segments } from "../draw/paths.ts";
import { linear, mix, type Point, range } from "../draw/scale.ts";
import { drawing, group, leading, path, pathData } from "../draw/svg.ts";
import { dataScale, leafDark, leafLight, paper, sand } from "../palette.ts";
import type { Frame } from "../picture.ts";

type Bar = { longitude: number; rain: number; land: boolean };

const north = 35;
const south = 7;
const ranks = range(15).map((rank) => north - rank * 2);

/** A row of bars for every two degrees of latitude, north at the back; a bar is the rain of a year at its place. */
export const picture = drawing([PRECIPITATION_SOURCE, LAND_SOURCE], leading, (frame) => [
  sand,
  ...ranks.map((latitude) => barRow(latitude, frame)),
]);

function barRow(latitude: number, { width, height }: Frame): string {
  const near = (north - latitude) / (north - south);
  const spread = 0.78 + 0.5 * near;
  const x = linear([66, 98], [width * (0.5 - spread / 2), width * (0.5 + spread / 2)]);
  const floor = height * (0.26 + 0.74 * near ** 1.25);
  const tall = (rain: number) => Math.sqrt(rain / 6000) * height * (0.16 + 0.1 * near);
  const bars = range(97).map((step): Bar => {
    const longitude = 66 + step / 3;
    return { longitude, rain: precipitationAt(longitude, latitude), land: isLand(longitude, latitude) };
  });
  const top = ({ longitude, rain }: Bar): Point => [x(longitude), floor - tall(rain)];
  const strokes = (land: boolean) =>
    segments(bars.filter((bar) => bar.land === land).map((bar) => [[x(bar.longitude), floor], top(bar)]));
  return group(
    { "stroke-width": 2 + 4.5 * near, "stroke-linecap": "round" },
    path(pathData`${polyline(bars.map(top))}V${floor + 8}H${x(66)}z`, { fill: mix(sand, paper, near) }),
    path(strokes(false), { stroke: mix(dataScale[2], sand, 0.6 - near * 0.5) }),
    path(strokes(true), { stroke: mix(mix(leafLight, sand, 0.3), leafDark, 0.15 + near * 0.75) }),
  );
}
