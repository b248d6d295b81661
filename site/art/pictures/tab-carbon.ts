import { CARBON_DIOXIDE_SOURCE, carbonDioxide } from "../../climate/carbon-dioxide.ts";
import { cover } from "../draw/cover.ts";
import { type Line, line, segments } from "../draw/paths.ts";
import { linear, ramp } from "../draw/scale.ts";
import { drawing, linearGradient, path, roundStroke } from "../draw/svg.ts";
import { dataScale, dune, ink, night } from "../palette.ts";

/** Carbon dioxide as smoke from a chimney: a line for each month, the wider the higher its reading. */
export const picture = drawing(CARBON_DIOXIDE_SOURCE, { wide: cover }, () => {
  const months = carbonDioxide();
  const y = linear([0, months.length - 1], [486, 18]);
  const lines = months.map(({ ppm }, month): { colour: string; line: Line } => {
    const age = month / (months.length - 1);
    const centre = 252 + 250 * age ** 1.7;
    const half = (ppm - 306) * 1.95;
    const tilt = 30 * age;
    return {
      colour: ramp(dataScale.slice(2, 10), Math.round(age * 24) / 24),
      line: line(centre - half, y(month) + tilt, centre + half, y(month) - tilt),
    };
  });
  return [
    "url(#ground)",
    [linearGradient("ground", [0, 0, 0.5, 1], [0, ink], [1, night])],
    ...[...Map.groupBy(lines, ({ colour }) => colour)].map(([colour, same]) =>
      path(segments(same.map(({ line }) => line)), roundStroke(colour, 0.9)),
    ),
    path("M240 498H264L274 600H230z", { fill: dune }),
    path("M239 516H265M237 530H267", { stroke: dataScale[9], "stroke-width": 5 }),
  ];
});
