import { temperature, temperatureEnds } from "../../climate/temperature.ts";
import { trainingCover } from "../draw/cover.ts";
import { dots, line, segments } from "../draw/paths.ts";
import { anomalyColour, linear, mean, type Point } from "../draw/scale.ts";
import { circle, group, linearGradient, path, rect, roundStroke } from "../draw/svg.ts";
import { ink, leaf, leafDark, leafLight, marigold, night } from "../palette.ts";

/** Temperature as a control chart: all years, and a band of three standard deviations of 1951–1980 on each side. */
export const picture = trainingCover(() => {
  const years = temperature();
  const base = years.filter(({ year }) => year >= 1951 && year <= 1980).map(({ anomaly }) => anomaly);
  const centre = mean(base);
  const limit = 3 * Math.sqrt(mean(base.map((value) => (value - centre) ** 2)));
  const { first, last } = temperatureEnds();
  const x = linear([first.year, last.year], [34, 756]);
  const y = linear([-0.62, 1.24], [560, 54]);
  const [upper, lower] = [y(centre + limit), y(centre - limit)];
  const byColour = Map.groupBy(years, ({ anomaly }) => anomalyColour(anomaly));
  return [
    "url(#ground)",
    [
      linearGradient("ground", [0, 0, 0, 1], [0, ink], [1, night]),
      linearGradient("band", [0, 0, 1, 0], [0, leafDark], [1, leaf]),
    ],
    rect(0, upper, 800, lower - upper, { fill: "url(#band)" }),
    path(segments([line(0, upper, 800, upper), line(0, lower, 800, lower)]), {
      ...roundStroke(leafLight, 2),
      "stroke-dasharray": "1 8",
    }),
    ...[...byColour].map(([stroke, same]) => {
      const tops = same.map(({ year, anomaly }): Point => [x(year), y(anomaly)]);
      return group(
        { stroke, fill: "none", "stroke-linecap": "round" },
        path(segments(tops.map((top) => [[top[0], y(centre)], top])), { "stroke-width": 1.5 }),
        path(dots(tops), { "stroke-width": 8.4 }),
      );
    }),
    circle(x(last.year), y(last.anomaly), 12, { fill: marigold }),
  ];
});
