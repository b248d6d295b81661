import { TEMPERATURE_SOURCE, twelveDozen } from "../../climate/temperature.ts";
import { bars, segments } from "../draw/paths.ts";
import { anomalyColour, linear, mean, mix, type Point, polar, range } from "../draw/scale.ts";
import { circle, drawing, group, path, rect, round, stroke, tag } from "../draw/svg.ts";
import { dataScale, dune, ink, ink2, marigold, paper, sand } from "../palette.ts";
import type { Frame } from "../picture.ts";

const scale: Point = [-0.6, 1.2];
const sweep = linear(scale, [-125, 125]);

/**
 * Standpipes of a boiler house, an equal number of years in each, the latest on top. The height of a pipe and the
 * needle of its gauge tell the same mean, so that one checks the other.
 */
export const picture = drawing(
  TEMPERATURE_SOURCE,
  { wide: { width: 1200, height: 800 }, tall: { width: 800, height: 800 } },
  (frame) => {
    const wide = frame.shape === "wide";
    const span = wide ? 9 : 12;
    const series = twelveDozen();
    const count = series.length / span;
    const pitch = frame.width / count;
    const size = pitch * 0.43;
    const top = linear([-0.35, 0.95], wide ? [306, 104] : [436, 112]);
    const pipes = range(count).map((index) => {
      const years = series.slice(index * span, (index + 1) * span);
      const value = mean(years);
      return { x: pitch * (index + 0.5), y: top(value), value, years };
    });
    return [
      sand,
      [dial(size)],
      headers(frame),
      ...pipes.map(({ x, y, years }) => pipe({ x, y, size, foot: frame.height }, years)),
      ...pipes.map(({ x, y, value }) =>
        group(
          { transform: `translate(${round(x)} ${round(y)})` },
          tag("use", { href: "#dial" }),
          path(`M-2.6 ${round(size * 0.2)}L0 ${round(-size * 0.6)}L2.6 ${round(size * 0.2)}z`, {
            fill: ink,
            transform: `rotate(${Math.round(sweep(value))})`,
          }),
          circle(0, 0, size * 0.11, { fill: marigold }),
        ),
      ),
    ];
  },
);

/** A coloured scale under a ring of marks, open at the foot. */
function dial(size: number): string {
  const on = (degrees: number, radius: number) => polar(((degrees - 90) * Math.PI) / 180, radius);
  const steps = range(9).map((step) => scale[0] + (step * (scale[1] - scale[0])) / 9);
  const arcs = steps.map((from) => {
    const radius = size * 0.66;
    const [[ax, ay], [bx, by]] = [on(sweep(from), radius), on(sweep(from + 0.2) + 0.6, radius)];
    return path(
      `M${round(ax)} ${round(ay)}A${round(radius)} ${round(radius)} 0 0 1 ${round(bx)} ${round(by)}`,
      { stroke: anomalyColour(from + 0.1), "stroke-width": size * 0.17 },
    );
  });
  const marks = range(19).map((mark): [Point, Point] => {
    const degrees = sweep(scale[0] + mark * 0.1);
    return [on(degrees, size * (mark % 2 ? 0.8 : 0.74)), on(degrees, size * 0.87)];
  });
  return group(
    { id: "dial", fill: "none" },
    circle(1.5, 3, size, { fill: ink, "fill-opacity": 0.25 }),
    circle(0, 0, size, { fill: ink }),
    circle(0, 0, size * 0.91, { fill: paper }),
    ...arcs,
    path(segments(marks), { stroke: ink, "stroke-width": 1 }),
  );
}

/** Mains that run behind, on the wall. */
function headers({ width, height }: Frame): string {
  const mains = [0.55, 0.63, 0.9].map((share, index) => ({ y: height * share, tall: index === 1 ? 18 : 30 }));
  return mains
    .map(({ y, tall }) =>
      group(
        {},
        rect(0, y, width, tall, { fill: dune }),
        rect(0, y + tall * 0.68, width, tall * 0.32, { fill: mix(dune, ink, 0.14) }),
        rect(0, y + tall * 0.14, width, tall * 0.16, { fill: mix(dune, paper, 0.6) }),
      ),
    )
    .join("");
}

type Place = { x: number; y: number; size: number; foot: number };

function pipe({ x, y, size, foot }: Place, years: number[]): string {
  const half = size * 0.46;
  const head = y + size * 1.42;
  const length = (foot - head) / years.length;
  const rows = years.toReversed().map((value, index) => ({ value, top: head + index * length }));
  const collars = rows.map(({ top }): [number, number, number, number] => [
    x - half - 3,
    top - 3,
    half * 2 + 6,
    7,
  ]);
  return group(
    {},
    rect(x - half * 0.42, y + size * 0.8, half * 0.84, size * 0.7, { fill: ink2 }),
    ...rows.map(({ value, top }) =>
      rect(x - half, top, half * 2, length + 0.5, { fill: anomalyColour(value) }),
    ),
    rect(x - half * 0.62, head, half * 0.3, foot - head, { fill: paper, "fill-opacity": 0.4 }),
    rect(x + half * 0.4, head, half * 0.6, foot - head, { fill: dataScale[0], "fill-opacity": 0.22 }),
    path(
      `M${round(x - half)} ${round(head)}V${foot}M${round(x + half)} ${round(head)}V${foot}`,
      stroke(ink2, 1.6),
    ),
    path(bars(collars), { fill: ink2 }),
  );
}
