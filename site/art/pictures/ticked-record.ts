import { CARBON_DIOXIDE_SOURCE, carbonDioxide } from "../../climate/carbon-dioxide.ts";
import { type Position, ramp, range } from "../draw/scale.ts";
import { circle, drawing, group, path, pathData } from "../draw/svg.ts";
import { dataScale, ink, marigold } from "../palette.ts";

const [lowest, highest] = [313, 417];
const margin = 12;

/** The carbon dioxide record as a ticked list: a tick for every monthly reading, a ring for a month without one. */
export const picture = drawing(
  CARBON_DIOXIDE_SOURCE,
  { wide: [800, 800], tall: [800, 300] },
  (frame) => {
    const { width, height, shape } = frame;
    const columns = shape === "wide" ? 24 : 48;
    const readings = carbonDioxide();
    const first = readings[0]?.year ?? 0;
    const cells = ((readings.at(-1)?.year ?? 0) - first + 1) * 12;
    const [w, h] = [
      (width - 2 * margin) / columns,
      (height - 2 * margin) / Math.ceil(cells / columns),
    ];
    const size = Math.min(w, h * 1.06);
    const place = (cell: number): Position => [
      margin + ((cell % columns) + 0.5) * w,
      margin + (Math.floor(cell / columns) + 0.5) * h,
    ];
    const ticks = readings.map(({ year, month, ppm }) => ({
      cell: (year - first) * 12 + month,
      colour: ramp(
        dataScale.slice(2, 10),
        Math.round(((ppm - lowest) / (highest - lowest)) * 28) / 28,
      ),
    }));
    const measured = new Set(ticks.map(({ cell }) => cell));
    const [start, end] = [ticks[0]?.cell ?? 0, ticks.at(-1)?.cell ?? 0];
    const gaps = range(cells).filter((cell) => cell > start && cell < end && !measured.has(cell));
    const tick = (cell: number) => {
      const [x, y] = place(cell);
      return pathData`M${x - size * 0.38} ${y + size * 0.04}l${size * 0.26} ${size * 0.27}l${size * 0.5} ${-size * 0.6}`;
    };
    return [
      ink,
      group(
        {
          fill: "none",
          "stroke-width": size * 0.2,
          "stroke-linecap": "round",
          "stroke-linejoin": "round",
        },
        ...[...Map.groupBy(ticks, ({ colour }) => colour)].map(([stroke, same]) =>
          path(same.map(({ cell }) => tick(cell)).join(""), { stroke }),
        ),
        ...gaps.map((gap) => circle(...place(gap), size * 0.36, { stroke: marigold })),
      ),
    ];
  },
);
