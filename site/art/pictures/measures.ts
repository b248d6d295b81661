import { TEMPERATURE_SOURCE, twelveDozen } from "../../climate/temperature.ts";
import { bars, dots, type Line, line, segments } from "../draw/paths.ts";
import { anomalyColour, mean, mix, range } from "../draw/scale.ts";
import { drawing, group, path, rect, stroke } from "../draw/svg.ts";
import { dune, ink, marigold, paper, sand } from "../palette.ts";
import type { Frame } from "../picture.ts";

/** The years in a unit of each rule, six and five as on the page: all divide twelve dozen. */
const rules = [
  [1, 2, 3, 4, 6, 8],
  [9, 12, 16, 18, 24],
] as const;

/** One record laid along eleven rules: each reads the same years in units of its own, and none reads them wrongly. */
export const picture = drawing(
  TEMPERATURE_SOURCE,
  { wide: { width: 1080, height: 620 }, tall: { width: 800, height: 560 } },
  (frame) => {
    const pitch = frame.height / 12.6;
    let y = pitch * 0.5;
    const drawn = rules.map((units, set) => {
      const laid = units.map((unit) => {
        const one = rule(unit, y, pitch * 0.84, frame);
        y += pitch;
        return one;
      });
      if (set === 0) y += pitch * 0.6;
      return group({}, ...laid);
    });
    return [mix(sand, dune, 0.5), [], ...drawn];
  },
);

function rule(unit: number, y: number, tall: number, { width }: Frame): string {
  const series = twelveDozen();
  const [left, right] = [width * 0.075, width * 0.985];
  const step = ((right - left) * unit) / series.length;
  const units = range(series.length / unit).map((index) => ({
    colour: anomalyColour(mean(series.slice(index * unit, (index + 1) * unit))),
    x: left + index * step,
  }));
  const marks = units.flatMap(({ x }, index): Line[] => {
    const long = (index * unit) % 24 === 0 ? 0.34 : (index * unit) % 12 === 0 ? 0.25 : 0.16;
    return [line(x, y + tall, x, y + tall * (1 - long))];
  });
  return group(
    {},
    rect(width * 0.015, y + 4, width * 0.97, tall, { fill: ink, "fill-opacity": 0.16 }),
    rect(width * 0.015, y, width * 0.97, tall, { fill: paper }),
    ...[...Map.groupBy(units, ({ colour }) => colour)].map(([fill, same]) =>
      path(bars(same.map(({ x }) => [x, y, step + 0.2, tall * 0.6])), { fill }),
    ),
    path(segments(marks), { stroke: ink, "stroke-width": 1.2 }),
    path(dots([[width * 0.044, y + tall / 2]]), {
      ...stroke(unit === 1 ? marigold : mix(sand, dune, 0.5), tall * 0.36),
      "stroke-linecap": "round",
    }),
  );
}
