import {
  CARBON_DIOXIDE_SOURCE,
  carbonDioxide,
  carbonDioxideEnd,
  mostCarbonDioxide,
  seasonalCycle,
} from "../../climate/carbon-dioxide.ts";
import { hill, line, segments } from "../draw/paths.ts";
import { linear, type Point, ramp } from "../draw/scale.ts";
import { drawing, group, path, rect, stroke } from "../draw/svg.ts";
import { dataScale, ink, leafLight, paper } from "../palette.ts";

const [wire, wide, tall] = [14, 50, 104];

/**
 * Twelve leaves of a calendar: the more carbon dioxide a month of the mean year has, the higher its leaf hangs. Each
 * shows the readings of its month in every third year from 1959 on.
 */
export const picture = drawing(CARBON_DIOXIDE_SOURCE, { wide: [720, 250] }, (frame) => {
  const cycle = seasonalCycle();
  const [low, high] = [Math.min(...cycle), Math.max(...cycle)];
  const top = linear([low, high], [frame.height - tall - 6, wire + 22]);
  return [
    ink,
    path(segments([line(0, wire, frame.width, wire)]), stroke(leafLight, 2)),
    ...cycle.map((value, month) => {
      const colour = ramp(dataScale.slice(1, 10), (value - low) / (high - low));
      return leafOf(month, 5 + month * 60, top(value), colour);
    }),
  ];
});

function leafOf(month: number, x: number, y: number, colour: string): string {
  const { wholeYear } = carbonDioxideEnd();
  const wholeYears = carbonDioxide().filter(({ year }) => year > 1958 && year <= wholeYear);
  const height = linear([310, mostCarbonDioxide()], [y + tall, y + 22]);
  const readings = wholeYears.filter((reading) => reading.month === month && reading.year % 3 === 0);
  const climb = readings.map(({ ppm }, at): Point => [x + (at / (readings.length - 1)) * wide, height(ppm)]);
  const cords = [0.28, 0.72].map((across) => line(x + wide * across, wire, x + wide * across, y + 8));
  return group(
    {},
    rect(x, y, wide, tall, { fill: paper }),
    path(hill(climb, y + tall), { fill: colour }),
    rect(x, y, wide, 16, { fill: colour }),
    path(segments(cords), stroke(leafLight, 1.4)),
  );
}
