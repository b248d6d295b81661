import { anomalies } from "../../climate/temperature.ts";
import { trainingCover } from "../draw/cover.ts";
import { anomalyColour, linear } from "../draw/scale.ts";
import { circle, group, path, pathData, radialGradient } from "../draw/svg.ts";
import { ink, leafDark, marigold, paper } from "../palette.ts";

/** A leaf with a vein for each year since 1880, from the stalk to the tip: the warmer the year, the longer. */
export const picture = trainingCover(() => {
  const series = anomalies();
  const along = linear([0, series.length], [-330, 330]);
  const veins = series.map((value, year) => {
    const t = year / (series.length - 1);
    const reach = 235 * Math.sin(Math.PI * t ** 0.78) ** 0.85 * (0.86 + 0.22 * (value + 0.5)) + 3;
    const side = year % 2 ? 1 : -1;
    const x = along(year);
    return {
      colour: anomalyColour(value),
      d: pathData`M${x} 0Q${x + reach * 0.28} ${side * reach * 0.62} ${x + reach * 0.62} ${side * reach}`,
    };
  });
  const byColour = Map.groupBy(veins, ({ colour }) => colour);
  return [
    "url(#ground)",
    [radialGradient("ground", [0.6, 0.4, 0.8], [0, leafDark], [1, ink])],
    group(
      { transform: "translate(385 318) rotate(-33)", fill: "none", "stroke-linecap": "round" },
      group(
        { "stroke-width": 4.1 },
        ...[...byColour].map(([stroke, same]) => path(same.map(({ d }) => d).join(""), { stroke })),
      ),
      path("M-452 22Q-390 0-330 0H338", { stroke: paper, "stroke-width": 3 }),
      circle(345, 0, 8, { fill: marigold }),
    ),
  ];
});
