import { anomalies } from "../../climate/temperature.ts";
import { dataScale } from "../palette.ts";
import { bars } from "./paths.ts";
import { anomalyColour } from "./scale.ts";
import { path } from "./svg.ts";

type Box = { x?: number; y?: number; width: number; height: number };

/** The warming stripes: one for each year, the coldest darkest blue, the warmest darkest red. */
export function stripes({ x = 0, y = 0, width, height }: Box, scale: readonly string[] = dataScale): string {
  const series = anomalies();
  const step = width / series.length;
  const byColour = Map.groupBy(series.keys(), (year) => anomalyColour(series[year] ?? 0, scale));
  return [...byColour]
    .map(([fill, years]) =>
      path(bars(years.map((year) => [x + year * step, y, step + 0.5, height])), { fill }),
    )
    .join("");
}
