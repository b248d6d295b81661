import { TEMPERATURE_SOURCE, twelveDozen } from "../../climate/temperature.ts";
import { cover } from "../draw/cover.ts";
import { type Line, line, segments } from "../draw/paths.ts";
import { anomalyColour, type Point, range } from "../draw/scale.ts";
import { circle, group, path, rect, svg } from "../draw/svg.ts";
import { ink, marigold, sand } from "../palette.ts";
import type { Picture } from "../picture.ts";

/** Nine principles, nine flowers: the record in nine equal parts, sixteen years to a flower. */
export const picture: Picture = {
  source: TEMPERATURE_SOURCE,
  frames: { wide: cover },
  draw(frame) {
    return svg(
      frame,
      [],
      rect(0, 0, frame.width, frame.height, { fill: sand }),
      ...range(9).map((part) =>
        flower(
          twelveDozen().slice(part * 16, part * 16 + 16),
          [170 + (part % 3) * 226, 102 + Math.floor(part / 3) * 184],
          part === 8,
        ),
      ),
    );
  },
};

function flower(years: number[], [x, y]: Point, last: boolean): string {
  const byColour = Map.groupBy(years.keys(), (year) => anomalyColour(years[year] ?? 0));
  const petal = (year: number): Line => {
    const angle = (year / 16) * 2 * Math.PI - Math.PI / 2;
    const reach = 70 + 32 * (years[year] ?? 0);
    return line(
      x + 30 * Math.cos(angle),
      y + 30 * Math.sin(angle),
      x + reach * Math.cos(angle),
      y + reach * Math.sin(angle),
    );
  };
  return group(
    { "stroke-linecap": "round", "stroke-width": 11.5 },
    ...[...byColour].map(([stroke, same]) => path(segments(same.map(petal)), { stroke })),
    circle(x, y, 70, { fill: "none", stroke: ink, "stroke-opacity": 0.22, "stroke-width": 1 }),
    circle(x, y, 10, { fill: last ? marigold : ink, stroke: "none" }),
  );
}
