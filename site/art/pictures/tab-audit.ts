import { PRECIPITATION_SOURCE, precipitationAt } from "../../climate/precipitation.ts";
import { anomalies, TEMPERATURE_SOURCE } from "../../climate/temperature.ts";
import { cover } from "../draw/cover.ts";
import { hill, type Line, line, segments } from "../draw/paths.ts";
import { across, linear, mix, range, smoothed } from "../draw/scale.ts";
import { stripes } from "../draw/stripes.ts";
import { circle, linearGradient, path, pathData, rect, stroke, svg } from "../draw/svg.ts";
import { planted, tree } from "../draw/tree.ts";
import { dataScale, ink, leaf, leafDark, leafLight, marigold, nightScale, sand } from "../palette.ts";
import type { Picture } from "../picture.ts";

const floor = 408;
const stem = 452;

/** A tree with its roots in cross-section, under the warming stripes and rain. */
export const picture: Picture = {
  source: [TEMPERATURE_SOURCE, PRECIPITATION_SOURCE],
  frames: { wide: cover },
  draw(frame) {
    const { width, height } = frame;
    return svg(
      frame,
      [
        tree({ id: "tree", leaves: 260, breadth: 1.06 }, ink, [
          mix(leafLight, leaf, 0.3),
          mix(leafLight, leaf, 0.8),
          leaf,
          leafDark,
        ]),
        linearGradient("deep", [0, 0, 0, 1], [0, nightScale[3]], [1, nightScale[0]]),
      ],
      stripes({ width, height: floor }),
      rect(0, 0, width, floor, { fill: sand, "fill-opacity": 0.72 }),
      circle(652, 150, 40, { fill: marigold }),
      rain(),
      rect(0, floor, width, height - floor, { fill: ink }),
      path(hill(across(smoothed(anomalies(), 4), width, linear([-0.4, 1], [556, 506])), height), {
        fill: "url(#deep)",
      }),
      roots(),
      planted("tree", [stem, floor + 4], 408),
    );
  },
};

/** Streaks of rain: the longer, the more it rained in that year at a place between Pune and Delhi. */
function rain(): string {
  const streaks = range(7).flatMap((row) =>
    range(9).map((column): Line => {
      const share = (row * 9 + column) / 62;
      const length = 6 + precipitationAt(73.9 + share * 3.3, 18.5 + share * 10.1) / 36;
      const [x, y] = [64 + column * 19 - row * 5, 18 + row * 50 + ((column * 4) % 9) * 5];
      return line(x, y, x - length * 0.2, y + length);
    }),
  );
  return path(segments(streaks), { ...stroke(dataScale[1], 1.4, 0.5), "stroke-linecap": "round" });
}

/** A root for every fourth year: the warmer the year, the deeper the root. */
function roots(): string {
  const years = smoothed(anomalies(), 2).filter((_, year) => year % 4 === 0);
  const drawn = years.map((value, index) => {
    const side = linear([0, years.length - 1], [-1, 1])(index);
    const depth = 46 + 92 * (value + 0.5) ** 0.8 * (1 - 0.45 * Math.abs(side));
    const spread = side * 226;
    return pathData`M${stem + side * 5} ${floor}c${spread * 0.1} ${depth * 0.55} ${spread * 0.7} ${depth * 0.3} ${spread} ${depth}`;
  });
  return path(drawn.join(""), { ...stroke(leafLight, 1.5, 0.75), fill: "none", "stroke-linecap": "round" });
}
