import { anomalies } from "../../climate/temperature.ts";
import { dataScale } from "../palette.ts";
import { bars } from "./paths.ts";
import { anomalyColour } from "./scale.ts";
import { path } from "./svg.ts";

/** `overlap` is how many pixels a stripe reaches into the next, so that no seam shows between them. */
type Box = { x?: number; y?: number; width: number; height: number; overlap?: number };

/** The warming stripes: one for each year from left to right, from dark blue for the coldest to dark red. */
export function stripes(
  { x = 0, y = 0, width, height, overlap = 0.5 }: Box,
  scale: readonly string[] = dataScale,
  series = anomalies(),
): string {
  const step = width / series.length;
  const byColour = Map.groupBy(series.keys(), (year) => anomalyColour(series[year] ?? 0, scale));
  return [...byColour]
    .map(([fill, years]) =>
      path(bars(years.map((year) => [x + year * step, y, step + overlap, height])), { fill }),
    )
    .join("");
}
