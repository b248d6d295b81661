import { twelveDozen } from "../../climate/temperature.ts";
import { trainingCover } from "../draw/cover.ts";
import { anomalyColour } from "../draw/scale.ts";
import { circle, group, stroke } from "../draw/svg.ts";
import { ink, marigold, sand } from "../palette.ts";

/** Two voices: the cold half of the record spreads from one point, the warm half, newest first, from the other. */
export const picture = trainingCover(() => {
  const series = twelveDozen();
  return [
    sand,
    voice(252, 226, series.slice(0, 72)),
    voice(566, 372, series.slice(72).reverse()),
    circle(252, 226, 9, { fill: ink }),
    circle(566, 372, 11, { fill: marigold }),
  ];
});

function voice(x: number, y: number, years: number[]): string {
  return group(
    { fill: "none", style: "mix-blend-mode:multiply" },
    ...years.map((value, year) => {
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
