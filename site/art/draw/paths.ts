import type { Position } from "./scale.ts";
import { pathData } from "./svg.ts";

const pair = ([x, y]: Position) => pathData`${x} ${y}`;

export const polyline = (points: readonly Position[]) => `M${points.map(pair).join("L")}`;

/** Path data of a smooth curve (Catmull-Rom) that passes through every point. */
export function curve(points: readonly Position[]): string {
  const last = points.length - 1;
  const at = (index: number) => points[Math.min(Math.max(index, 0), last)] ?? [0, 0];
  const segments = Array.from({ length: last }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Position = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Position = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${pair(first)} ${pair(second)} ${pair(to)}`;
  });
  return `M${pair(at(0))}${segments.join("")}`;
}

/** Path data of the area between a curve through the points and a level floor below it; empty without points. */
export function hill(points: readonly Position[], floor: number): string {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? pathData`${curve(points)}V${floor}H${first[0]}z` : "";
}

export type Box = readonly [x: number, y: number, width: number, height: number];

export const bars = (boxes: readonly Box[]) =>
  boxes.map(([x, y, w, h]) => pathData`M${x} ${y}h${w}v${h}h${-w}z`).join("");
