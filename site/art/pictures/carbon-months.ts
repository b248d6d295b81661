import {
  CARBON_DIOXIDE_SOURCE,
  carbonDioxide,
  carbonDioxideEnd,
  mostCarbonDioxide,
} from "../../climate/carbon-dioxide.ts";
import { bars } from "../draw/paths.ts";
import { linear, ramp } from "../draw/scale.ts";
import { path, rect, svg } from "../draw/svg.ts";
import { dataScale, ink } from "../palette.ts";
import type { Picture } from "../picture.ts";

/** Phones are shown the latest part. */
const YEARS = { wide: Number.POSITIVE_INFINITY, tall: 24 };
const STEPS = 24;
const GAP = 0.16;

/** The record as a calendar: a column for each year, twelve squares to it, coloured by the carbon in the air. */
export const picture: Picture = {
  source: CARBON_DIOXIDE_SOURCE,
  frames: { wide: { width: 1260, height: 260 }, tall: { width: 720, height: 400 } },
  draw({ width, height, shape }) {
    const last = carbonDioxideEnd().year;
    const first = Math.max(1958, last - YEARS[shape] + 1);
    const cell = width / (last - first + 1);
    const top = (height - cell * 12) / 2;
    const readings = carbonDioxide();
    const level = linear([readings[0]?.ppm ?? 0, mostCarbonDioxide()], [0, 1]);
    const byColour = Map.groupBy(
      readings.filter(({ year }) => year >= first),
      ({ ppm }) => ramp(dataScale, Math.round(level(ppm) * STEPS) / STEPS),
    );
    const side = cell * (1 - GAP);
    return svg(
      { width, height },
      [],
      rect(0, 0, width, height, { fill: ink }),
      ...[...byColour].map(([fill, months]) =>
        path(bars(months.map(({ year, month }) => [(year - first) * cell, top + month * cell, side, side])), {
          fill,
        }),
      ),
    );
  },
};
