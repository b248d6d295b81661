import { CARBON_DIOXIDE_SOURCE, seasonalCycle } from "../../climate/carbon-dioxide.ts";
import { TEMPERATURE_SOURCE, temperature } from "../../climate/temperature.ts";
import { curve } from "../draw/paths.ts";
import { anomalyColour, polar } from "../draw/scale.ts";
import { drawing, group, leading, path, tag } from "../draw/svg.ts";
import { ink } from "../palette.ts";
import type { Picture } from "../picture.ts";

/** A tree trunk with a ring for each year since 1880: the warmer, the wider; every decade ends in a dark line. */
export const picture: Picture = {
  ...drawing([TEMPERATURE_SOURCE, CARBON_DIOXIDE_SOURCE], leading, ({ width, height, shape }) => {
    const reach = shape === "wide" ? 690 : 520;
    const years = temperature();
    let grown = 12;
    const rings = years.map(({ year, anomaly }) => {
      grown += 1.6 + 2.2 * (anomaly + 0.5);
      return { year, anomaly, edge: grown };
    });
    const largest = rings.at(-1)?.edge ?? 1;
    // The trunk is not quite round: its outline leans with the twelve months of the mean year.
    const outline = seasonalCycle().map((ppm, month) => polar((month / 6) * Math.PI, 100 + ppm * 1.9));
    return [
      ink,
      [path(curve(outline, true), { id: "ring" })],
      group(
        { transform: `translate(${width * (shape === "wide" ? 0.37 : 0.42)} ${height * 0.6})` },
        ...rings.reverse().map(({ year, anomaly, edge }) => {
          const size = (edge / largest) * reach;
          return tag("use", {
            href: "#ring",
            transform: `scale(${(size / 100).toFixed(3)})`,
            fill: anomalyColour(anomaly),
            ...(year % 10 === 9 ? { stroke: ink, "stroke-width": (140 / size).toFixed(2) } : {}),
          });
        }),
      ),
    ];
  }),
  entrance: "centre",
};
