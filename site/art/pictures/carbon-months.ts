import {
  CARBON_DIOXIDE_SOURCE,
  carbonDioxide,
  mostCarbonDioxide,
} from "../../climate/carbon-dioxide.ts";
import { type Box, bars } from "../draw/paths.ts";
import { linear, ramp } from "../draw/scale.ts";
import { drawing, path } from "../draw/svg.ts";
import { dataScale, ink } from "../palette.ts";

/** In how many rows the years stand: on narrow screens in two, the earlier ones above. */
const BANDS = { wide: 1, tall: 2 };
const STEPS = 24;
const GAP = 0.16;

/** The carbon dioxide record as a calendar: a column of twelve squares for each year, coloured by the reading. */
export const picture = drawing(
  CARBON_DIOXIDE_SOURCE,
  { wide: [1260, 260], tall: [720, 540] },
  ({ width, height, shape }) => {
    const readings = carbonDioxide();
    const first = readings[0]?.year ?? 0;
    const columns = Math.ceil(((readings.at(-1)?.year ?? 0) - first + 1) / BANDS[shape]);
    const rows = BANDS[shape] * 13 - 1;
    const cell = Math.min(width / columns, height / rows);
    const [left, top] = [(width - cell * columns) / 2, (height - cell * rows) / 2];
    const level = linear([readings[0]?.ppm ?? 0, mostCarbonDioxide()], [0, 1]);
    const byColour = Map.groupBy(readings, ({ ppm }) =>
      ramp(dataScale, Math.round(level(ppm) * STEPS) / STEPS),
    );
    const side = cell * (1 - GAP);
    const square = ({ year, month }: (typeof readings)[number]): Box => {
      const band = Math.floor((year - first) / columns);
      return [
        left + (year - first - band * columns) * cell,
        top + (band * 13 + month) * cell,
        side,
        side,
      ];
    };
    return [
      ink,
      ...[...byColour].map(([fill, months]) => path(bars(months.map(square)), { fill })),
    ];
  },
);
