import { anomalies, TEMPERATURE_SOURCE } from "../../climate/temperature.ts";
import { linear, ramp, range } from "../draw/scale.ts";
import { drawing, group, path, pathData, tag } from "../draw/svg.ts";
import { dataScale, marigold, marigoldSoft } from "../palette.ts";
import type { Frame } from "../picture.ts";

const perRow = 16;
const hues = dataScale.slice(7);

/** A flame for each year of the record, the oldest at the back: the warmer the year, the taller and redder. */
export const picture = drawing(TEMPERATURE_SOURCE, { wide: [1200, 640], tall: [800, 720] }, (frame) => [
  marigoldSoft,
  [
    group(
      { id: "flame" },
      path(
        "M0 0C-10 0-16-8-14-19C-12-27-7-29-9-40C-3-36-2-31-1-28C2-37-1-47 4-58C5-46 15-37 15-20C15-8 9 0 0 0z",
        {},
      ),
      path("M1-3C-5-3-8-8-7-14C-6-19-2-20-1-27C4-21 9-19 8-12C7-6 5-3 1-3z", { fill: marigold }),
    ),
  ],
  ...flames(frame),
]);

function flames({ width, height }: Frame): string[] {
  const years = anomalies();
  const rows = Math.ceil(years.length / perRow);
  const tall = linear([-0.5, 1.2], [0.5, 1.9]);
  const heat = linear([-0.5, 1.2], [0, 1]);
  return range(rows).map((row) => {
    const near = row / (rows - 1);
    const spread = 0.9 + 0.4 * near;
    const y = height * (0.2 + 0.74 * near ** 1.2);
    const x = linear([0, perRow - 1], [width * (0.5 - spread / 2), width * (0.5 + spread / 2)]);
    const shift = row % 2 ? 0.5 : 0;
    return group(
      {},
      ...years.slice(row * perRow, (row + 1) * perRow).map((anomaly, column) => {
        const size = 0.5 + 0.75 * near;
        return tag("use", {
          href: "#flame",
          fill: ramp(hues, heat(anomaly)),
          transform: pathData`translate(${x(column + shift)} ${y}) scale(${size.toFixed(2)} ${(size * tall(anomaly)).toFixed(2)})`,
        });
      }),
    );
  });
}
