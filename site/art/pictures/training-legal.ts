import { anomalies } from "../../climate/temperature.ts";
import { trainingCover } from "../draw/cover.ts";
import { anomalyColour } from "../draw/scale.ts";
import { circle, group, path, pathData, roundStroke, stroke } from "../draw/svg.ts";
import { ink, marigold, sand } from "../palette.ts";

/** Scales with the years colder than the mean on the left and the warmer ones on the right; the heavier side sinks. */
export const picture = trainingCover(() => {
  const cold = anomalies().filter((value) => value < 0);
  const warm = anomalies().filter((value) => value > 0);
  const weight = (values: number[]) => values.reduce((sum, value) => sum + Math.abs(value), 0);
  const lean = ((weight(warm) - weight(cold)) / (weight(warm) + weight(cold))) * 75;
  const line = { ...roundStroke(ink, 3), fill: "none", "stroke-linejoin": "round" };
  const [left, right] = [122 - lean, 122 + lean];
  return [
    sand,
    path(pathData`M400 84V532M322 532H478M178 ${left}L622 ${right}`, line),
    pan(178, left, cold),
    pan(622, right, warm),
    circle(400, 122, 11, { fill: marigold }),
  ];
});

/** A pan that hangs from `y`, with a ball for each year: the farther from the mean, the larger. */
function pan(x: number, y: number, years: number[]): string {
  const rim = y + 262;
  const heap = [...years].sort((a, b) => Math.abs(b) - Math.abs(a));
  let at = 0;
  const weights: { value: number; cx: number; cy: number; r: number }[] = [];
  let [cy, half] = [rim - 2, 124];
  while (at < heap.length && half > 4) {
    const row: { value: number; r: number }[] = [];
    let used = 0;
    for (const value of heap.slice(at)) {
      const r = 3.4 + 15 * Math.abs(value) ** 0.62;
      if (used + 2 * r > half * 2) break;
      row.push({ value, r });
      used += 2 * r;
    }
    const tallest = row[0]?.r;
    if (!tallest) break;
    let cx = x - used / 2;
    for (const { value, r } of row) {
      weights.push({ value, cx: cx + r, cy: cy - r, r });
      cx += 2 * r;
    }
    at += row.length;
    cy -= tallest * 2;
    half -= tallest * 0.9;
  }
  return group(
    {},
    path(pathData`M${x} ${y}L${x - 134} ${rim}M${x} ${y}L${x + 134} ${rim}`, {
      ...stroke(ink, 1.4),
      fill: "none",
    }),
    ...weights.map(({ value, cx, cy, r }) =>
      circle(cx, cy, r - 0.6, { fill: anomalyColour(value * (value < 0 ? 0.95 : 1)) }),
    ),
    path(pathData`M${x - 142} ${rim}H${x + 142}A142 60 0 0 1 ${x - 142} ${rim}z`, { fill: ink }),
  );
}
