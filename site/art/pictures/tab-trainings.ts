import { CARBON_DIOXIDE_SOURCE, carbonDioxide } from "../../climate/carbon-dioxide.ts";
import { cover } from "../draw/cover.ts";
import { dots } from "../draw/paths.ts";
import { mix, type Point, range } from "../draw/scale.ts";
import { drawing, path, round, stroke } from "../draw/svg.ts";
import { ink, leafDark, marigold, sand } from "../palette.ts";

const radius = 21.5;

/** A calendar of nine years: each month waxes and wanes with the carbon dioxide of its year. */
export const picture = drawing(CARBON_DIOXIDE_SOURCE, { wide: cover }, () => {
  const years = range(9).map((row) => carbonDioxide().filter(({ year }) => year === 2011 + row));
  const moons = years.flatMap((months, row) => {
    const values = months.map(({ ppm }) => ppm);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return months.map(({ month, ppm }) => ({
      at: [79 + month * 58.4, 68 + row * 58] as Point,
      share: (ppm - low) / (high - low),
      waxing: month < 5 || month > 8,
      newest: row === 8 && ppm === high,
    }));
  });
  return [
    leafDark,
    [],
    path(dots(moons.map(({ at }) => at)), {
      ...stroke(mix(leafDark, ink, 0.75), radius * 2),
      fill: "none",
      "stroke-linecap": "round",
    }),
    path(
      moons
        .filter(({ newest }) => !newest)
        .map(({ at, share, waxing }) => moon(at, share, waxing))
        .join(""),
      { fill: sand },
    ),
    path(
      moons
        .filter(({ newest }) => newest)
        .map(({ at, share, waxing }) => moon(at, share, waxing))
        .join(""),
      { fill: marigold },
    ),
  ];
});

/** The lit part of a disc: half a circle, closed by half an ellipse that is as narrow as the phase says. */
function moon([x, y]: Point, share: number, waxing: boolean): string {
  const inner = radius * Math.abs(1 - 2 * share);
  const sweep = waxing ? 1 : 0;
  const back = share > 0.5 ? sweep : 1 - sweep;
  return `M${round(x)} ${round(y - radius)}a${radius} ${radius} 0 0 ${sweep} 0 ${radius * 2}a${round(inner)} ${radius} 0 0 ${back} 0 ${-radius * 2}z`;
}
