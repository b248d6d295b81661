import { CARBON_DIOXIDE_SOURCE, carbonDioxide, mostCarbonDioxide } from "../../climate/carbon-dioxide.ts";
import { cover } from "../draw/cover.ts";
import { curve } from "../draw/paths.ts";
import { linear, type Point, polar, ramp, range } from "../draw/scale.ts";
import { circle, drawing, group, path, radialGradient, type Stop } from "../draw/svg.ts";
import { dataScale, ink, leafLight, marigold, night } from "../palette.ts";

const centre: Point = [452, 330];
const widest = 372;

/** Carbon dioxide since 1965 as a spiral, one turn for each year; it grows wider from year to year. */
export const picture = drawing(CARBON_DIOXIDE_SOURCE, { wide: cover }, () => {
  const radius = linear([316, mostCarbonDioxide() + 1], [14, widest]);
  const turn = carbonDioxide()
    .filter(({ year }) => year >= 1965)
    .map(({ month, ppm }) => polar(((month - 4.6) / 12) * 2 * Math.PI, radius(ppm), centre));
  const tints = range(9).map((step): Stop => [step / 8, ramp(dataScale.slice(1, 10), step / 8)]);
  const [x, y] = turn.at(-1) ?? centre;
  return [
    "url(#ground)",
    [
      radialGradient("ppm", [...centre, widest, "userSpaceOnUse"], ...tints),
      radialGradient("ground", [0.56, 0.55, 0.7], [0, night], [1, ink]),
    ],
    group(
      { fill: "none", stroke: leafLight, "stroke-opacity": 0.16 },
      ...[340, 360, 380, 400].map((ppm) => circle(...centre, radius(ppm), {})),
    ),
    path(curve(turn), { fill: "none", stroke: "url(#ppm)", "stroke-width": 2.8 }),
    circle(x, y, 11, { fill: marigold }),
  ];
});
