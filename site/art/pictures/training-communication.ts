import { twelveDozen } from "../../climate/temperature.ts";
import { trainingCover } from "../draw/cover.ts";
import { anomalyColour } from "../draw/scale.ts";
import { circle, group, stroke } from "../draw/svg.ts";
import { ink, marigold, sand } from "../palette.ts";

/** Rings around two points, a ring for each year: the older half of the record, and the later half, newest first. */
export const picture = trainingCover(() => {
  const series = twelveDozen();
  return [
    sand,
    yearRings(252, 226, series.slice(0, 72)),
    yearRings(566, 372, series.slice(72).reverse()),
    circle(252, 226, 9, { fill: ink }),
    circle(566, 372, 11, { fill: marigold }),
  ];
});

/** Rings around a point, one for each year, in the colour of its anomaly; the outer ones are fainter. */
function yearRings(x: number, y: number, anomalies: number[]): string {
  return group(
    { fill: "none", style: "mix-blend-mode:multiply" },
    ...anomalies.map((value, year) => {
      const opacity = Math.round(105 - year * 1.35) / 100;
      return circle(
        x,
        y,
        24 + year * 5.4,
        stroke(anomalyColour(value), 1.3 + 3.4 * Math.abs(value), opacity),
      );
    }),
  );
}
