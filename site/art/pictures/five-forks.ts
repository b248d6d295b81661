import { anomalies, TEMPERATURE_SOURCE } from "../../climate/temperature.ts";
import { dots } from "../draw/paths.ts";
import { anomalyColour, mean, type Point, range } from "../draw/scale.ts";
import { drawing, path, pathData, roundStroke, stroke } from "../draw/svg.ts";
import { ink, marigold, paper, sand } from "../palette.ts";

/** One fork for each decision of the page; halved five times, the record has 32 strands of four years. */
const forks = 5;
const strands = 2 ** forks;
const span = 4;

/** A cable that divides at five forks; at each, the marigold strand follows the half with the cooler years. */
export const picture = drawing(TEMPERATURE_SOURCE, { wide: [1200, 480], tall: [800, 600] }, (frame) => {
  const { width, height, shape } = frame;
  const [pitch, gaps] = shape === "wide" ? [5.4, [58, 33, 18, 9, 4.5]] : [6, [96, 46, 24, 12, 5]];
  const years = anomalies().slice(-strands * span);
  const values = range(strands).map((strand) => mean(years.slice(strand * span, (strand + 1) * span)));
  const chosen = coolest(values);
  const reach = width * 0.17;
  const start = (fork: number) => width * (0.1 + fork * 0.165);
  const heights = (strand: number) => {
    const levels = [height * 0.55 + (strand - (strands - 1) / 2) * pitch];
    gaps.forEach((gap, fork) => {
      const lower = (strand >> (forks - 1 - fork)) & 1;
      levels.push((levels[fork] ?? 0) + (lower ? gap : -gap));
    });
    return levels;
  };
  const lineOf = (strand: number) => {
    const levels = heights(strand);
    const bends = range(forks).map((fork) => {
      const [from, to] = [levels[fork] ?? 0, levels[fork + 1] ?? 0];
      const [a, b] = [start(fork), start(fork) + reach];
      const middle = (a + b) / 2;
      return pathData`L${a} ${from}C${middle} ${from} ${middle} ${to} ${b} ${to}`;
    });
    return pathData`M-9 ${levels[0] ?? 0}${bends.join("")}H${width + 9}`;
  };
  const others = range(strands).filter((strand) => strand !== chosen);
  const nodes = range(forks).map((fork): Point => [start(fork), heights(chosen)[fork] ?? 0]);
  const cable = (colour: string, thick: number) => ({
    ...stroke(colour, thick),
    fill: "none",
    "stroke-linejoin": "round",
  });
  return [
    sand,
    path(others.map(lineOf).join(""), cable(ink, pitch + 1)),
    ...others.map((strand) => path(lineOf(strand), cable(anomalyColour(values[strand] ?? 0), pitch - 1.2))),
    path(lineOf(chosen), cable(ink, pitch + 5)),
    path(lineOf(chosen), cable(marigold, pitch + 1.6)),
    path(dots(nodes), { ...roundStroke(ink, pitch * 3.6), fill: "none" }),
    path(dots(nodes), { ...roundStroke(paper, pitch * 2.5), fill: "none" }),
  ];
});

/** The number of the strand that is left after dropping the warmer half five times. */
function coolest(values: number[]): number {
  let [from, to] = [0, values.length];
  while (to - from > 1) {
    const middle = (from + to) / 2;
    if (mean(values.slice(from, middle)) < mean(values.slice(middle, to))) to = middle;
    else from = middle;
  }
  return from;
}
