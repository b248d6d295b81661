import { seasonalCycle } from "../../climate/carbon-dioxide.ts";
import { curve } from "./paths.ts";
import { type Point, polar, range } from "./scale.ts";

/** Path data of a ring with the mean year of carbon dioxide `years` times round it; `swing` is pixels for each ppm. */
export function meanYear(radius: number, swing: number, centre?: Point, years = 1): string {
  const months = range(12 * years).map((month) => {
    const above = seasonalCycle()[month % 12] ?? 0;
    return polar((month / (12 * years)) * 2 * Math.PI, radius + above * swing, centre);
  });
  return curve(months, true);
}
