import { anomalies, TEMPERATURE_SOURCE } from "../../climate/temperature.ts";
import { bars, type Line, line, segments } from "../draw/paths.ts";
import { anomalyColour, range } from "../draw/scale.ts";
import { drawing, group, path, pathData, rect, stroke } from "../draw/svg.ts";
import { ink, ink2, marigold, night } from "../palette.ts";

/** Containers in a stack. */
const HIGH = 9;
const RIBS = 9;

/** A container for each year, stacked from left to right and coloured by temperature; a crane holds the latest. */
export const picture = drawing(TEMPERATURE_SOURCE, { wide: [1200, 480], tall: [800, 640] }, (frame) => {
  const { width, height } = frame;
  const series = anomalies();
  const shown = frame.shape === "wide" ? series : series.slice(-8 * HIGH);
  const stacks = Math.ceil(shown.length / HIGH);
  const [long, tall] = [width / stacks, (height * 0.86) / (HIGH + 2)];
  const ground = height * 0.96;
  const placed = shown.map((value, index) => {
    const isLast = index === shown.length - 1;
    const lift = isLast ? tall * 1.1 : 0;
    return {
      colour: anomalyColour(value),
      x: Math.floor(index / HIGH) * long,
      y: ground - ((index % HIGH) + 1) * tall - lift,
    };
  });
  const { x = 0, y = 0 } = placed.at(-1) ?? {};
  const ribs = placed.flatMap(({ x, y }): Line[] =>
    range(RIBS).map((rib) => {
      const at = x + 4 + ((rib + 1) * (long - 8)) / (RIBS + 1);
      return line(at, y + 5, at, y + tall - 5);
    }),
  );
  const beam = height * 0.045;
  return [
    ink,
    rect(0, ground, width, height - ground, { fill: night }),
    ...[...Map.groupBy(placed, ({ colour }) => colour)].map(([fill, same]) =>
      path(bars(same.map(({ x, y }) => [x + 2, y + 2, long - 4, tall - 3])), { fill }),
    ),
    path(segments(ribs), stroke(night, 2, 0.28)),
    group(
      { stroke: marigold, fill: "none" },
      path(pathData`M${width * 0.3} ${beam}H${width}`, { "stroke-width": 7 }),
      path(pathData`M${x + 10} ${y}L${x + long / 2} ${beam}L${x + long - 10} ${y}`, { "stroke-width": 2.5 }),
    ),
    rect(x + 4, y - 5, long - 8, 7, { fill: marigold }),
    path(pathData`M0 ${ground}H${width}`, stroke(ink2, 3)),
  ];
});
