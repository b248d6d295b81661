import type { Point } from "./scale.ts";
import { pathData } from "./svg.ts";

const pair = ([x, y]: Point) => pathData`${x} ${y}`;

export function polyline(points: readonly Point[]): string {
  return points.map((point, index) => `${index ? "L" : "M"}${pair(point)}`).join("");
}

/** Catmull-Rom through every point: the curve never leaves the data. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number) =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0];
  const segments = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${pair(first)} ${pair(second)} ${pair(to)}`;
  });
  return `M${pair(at(0))}${segments.join("")}${closed ? "z" : ""}`;
}

/** A curve closed down to a floor. */
export function hill(points: readonly Point[], floor: number): string {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? pathData`${curve(points)}V${floor}H${first[0]}z` : "";
}

/** Points as zero-length strokes: with round caps each is a dot, at a few bytes. */
export function dots(points: readonly Point[]): string {
  return points.map((point) => `M${pair(point)}h0`).join("");
}

export type Line = [from: Point, to: Point];

export const line = (x1: number, y1: number, x2: number, y2: number): Line => [
  [x1, y1],
  [x2, y2],
];

export function segments(lines: readonly Readonly<Line>[]): string {
  return lines
    .map(([from, to]) =>
      from[0] === to[0] ? pathData`M${pair(from)}V${to[1]}` : `M${pair(from)}L${pair(to)}`,
    )
    .join("");
}

export type Box = readonly [x: number, y: number, width: number, height: number];

export function bars(boxes: readonly Box[]): string {
  return boxes.map(([x, y, w, h]) => pathData`M${x} ${y}h${w}v${h}h${-w}z`).join("");
}
