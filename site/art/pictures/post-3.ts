import { TEMPERATURE_SOURCE, twelveDozen } from "../../climate/temperature.ts";
import { cover } from "../draw/cover.ts";
import { type Line, segments } from "../draw/paths.ts";
import { anomalyColour, type Point, polar, range } from "../draw/scale.ts";
import { circle, drawing, group, path } from "../draw/svg.ts";
import { ink, marigold, sand } from "../palette.ts";

/** Nine principles, nine flowers: the record in nine equal parts, sixteen years to a flower. */
export const picture = drawing(TEMPERATURE_SOURCE, { wide: cover }, () => {
  return [
    sand,
    [],
    ...range(9).map((part) =>
      flower(
        twelveDozen().slice(part * 16, part * 16 + 16),
        [170 + (part % 3) * 226, 102 + Math.floor(part / 3) * 184],
        part === 8,
      ),
    ),
  ];
});

function flower(years: number[], centre: Point, last: boolean): string {
  const byColour = Map.groupBy(years.keys(), (year) => anomalyColour(years[year] ?? 0));
  const petal = (year: number): Line => {
    const angle = (year / 16) * 2 * Math.PI - Math.PI / 2;
    return [polar(angle, 30, centre), polar(angle, 70 + 32 * (years[year] ?? 0), centre)];
  };
  return group(
    { "stroke-linecap": "round", "stroke-width": 11.5 },
    ...[...byColour].map(([stroke, same]) => path(segments(same.map(petal)), { stroke })),
    circle(...centre, 70, { fill: "none", stroke: ink, "stroke-opacity": 0.22, "stroke-width": 1 }),
    circle(...centre, 10, { fill: last ? marigold : ink, stroke: "none" }),
  );
}
