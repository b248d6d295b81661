import { TEMPERATURE_SOURCE, temperature } from "../../climate/temperature.ts";
import { anomalyColour } from "../draw/scale.ts";
import { drawing, rect, tag } from "../draw/svg.ts";
import { paper } from "../palette.ts";

/** How many of the last years are shown, so that one stripe is as wide as a finger. */
const YEARS = { wide: 60, tall: 24 };

/** How far to the right the missing year is, and how tall the stripes are, as parts of width and height. */
const GAP = 0.7;
const HUNG = 0.74;

/** The warming stripes with a gap: one stripe has slid down out of the row. */
export const picture = drawing(TEMPERATURE_SOURCE, { wide: [1600, 400], tall: [780, 420] }, (frame) => {
  const years = temperature().slice(-YEARS[frame.shape]);
  const width = frame.width / years.length;
  const height = frame.height * HUNG;
  const missing = Math.round(years.length * GAP);
  return [
    paper,
    ...years.map(({ anomaly }, place) => {
      const x = place * width;
      const stripe = rect(x, 0, place === missing ? width : width + 0.6, height, {
        fill: anomalyColour(anomaly),
      });
      if (place !== missing) return stripe;
      const gap = rect(x, 0, width, height, { fill: paper });
      const loose = `translate(0 ${frame.height * 0.2}) rotate(5 ${x} ${height})`;
      return gap + tag("g", { transform: loose }, stripe);
    }),
  ];
});
