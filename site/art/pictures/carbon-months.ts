import {
  CARBON_DIOXIDE_SOURCE,
  carbonDioxide,
  carbonDioxideEnd,
  mostCarbonDioxide,
} from "../../climate/carbon-dioxide.ts";
import { bars } from "../draw/paths.ts";
import { linear, ramp } from "../draw/scale.ts";
import { drawing, path } from "../draw/svg.ts";
import { dataScale, ink } from "../palette.ts";

/** Phones are shown the latest part. */
const YEARS = { wide: Number.POSITIVE_INFINITY, tall: 24 };
const STEPS = 24;
const GAP = 0.16;

/** The record as a calendar: a column for each year, twelve squares to it, coloured by the carbon in the air. */
export const picture = drawing(
  CARBON_DIOXIDE_SOURCE,
  { wide: { width: 1260, height: 260 }, tall: { width: 720, height: 400 } },
  ({ width, height, shape }) => {
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
    return [
      ink,
      [],
      ...[...byColour].map(([fill, months]) =>
        path(bars(months.map(({ year, month }) => [(year - first) * cell, top + month * cell, side, side])), {
          fill,
        }),
      ),
    ];
  },
);
