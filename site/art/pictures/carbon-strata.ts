import { CARBON_DIOXIDE_SOURCE, carbonDioxide } from "../../climate/carbon-dioxide.ts";
import { curve, hill } from "../draw/paths.ts";
import { linear, mix, type Point, range, sample } from "../draw/scale.ts";
import { drawing, leading, linearGradient, path } from "../draw/svg.ts";
import { dataScale, ink, paper, sand } from "../palette.ts";
import type { Frame } from "../picture.ts";

const colours = [dataScale[1], dataScale[2], dataScale[3], dataScale[5], dataScale[7], dataScale[8]];

/** A layer for each decade of carbon dioxide, on top of the one before; the upper layers are thicker. */
export const picture = drawing(CARBON_DIOXIDE_SOURCE, leading, (frame) => {
  const decades = colours.map((_, index) => surface(1960 + index * 10, frame));
  return [
    "url(#air)",
    [linearGradient("air", [0, 0, 0, 1], [0, sand], [1, paper])],
    ...decades.map((points, index) => layer(points, decades[index - 1], index, frame.height)).reverse(),
  ];
});

/** The upper edge of a layer: the readings of ten years from `start` on. */
function surface(start: number, { width, height }: Frame): Point[] {
  const x = linear([0, 10], [-4, width + 4]);
  const y = linear([312, 416], [height * 0.93, height * 0.1]);
  return carbonDioxide()
    .map(({ year, month, ppm }) => ({ time: year + month / 12 - start, ppm }))
    .filter(({ time }) => time >= 0 && time < 10.01)
    .map(({ time, ppm }): Point => [x(time), y(ppm)]);
}

/** A layer with fine lines between its edge and that of the decade below, as in a cliff. Later decades have more lines. */
function layer(points: Point[], below: Point[] | undefined, decade: number, height: number): string {
  const colour = colours[decade] ?? ink;
  const heights = (line: Point[]) => line.map(([, y]) => y);
  const beds = range(3 + decade).map((bed) => {
    const share = (bed + 1) / (4 + decade);
    return curve(
      range(41).map((step): Point => {
        const upper = sample(heights(points), step / 40);
        const lower = below ? sample(heights(below), step / 40) : upper + 160;
        return [(points.at(-1)?.[0] ?? 0) * (step / 40), upper + share * (lower - upper)];
      }),
    );
  });
  const line = { fill: "none", stroke: mix(colour, ink, 0.45), "stroke-opacity": 0.45, "stroke-width": 1.2 };
  return path(hill(points, height), { fill: colour }) + path(beds.join(""), line);
}
