import { TEMPERATURE_SOURCE, temperature } from "../../climate/temperature.ts";
import { dots } from "../draw/paths.ts";
import { anomalyColour, linear, type Point } from "../draw/scale.ts";
import { drawing, group, path, round } from "../draw/svg.ts";
import { ink } from "../palette.ts";

/** Every year hangs from its place in time and falls to its place by temperature, the coldest on the left. */
export const picture = drawing(
  TEMPERATURE_SOURCE,
  { wide: { width: 1600, height: 340 }, tall: { width: 800, height: 420 } },
  (frame) => {
    const years = temperature();
    const sorted = [...years].sort((a, b) => a.anomaly - b.anomaly || a.year - b.year);
    const x = linear([-0.5, years.length - 0.5], [0, frame.width]);
    const [top, bottom] = [frame.height * 0.16, frame.height * 0.8];
    const middle = (top + bottom) / 2;
    const places = sorted.map((year, place) => ({
      colour: anomalyColour(year.anomaly),
      from: x(years.indexOf(year)),
      to: x(place),
    }));
    const byColour = [...Map.groupBy(places, ({ colour }) => colour)];
    return [
      ink,
      [],
      group(
        { fill: "none", "stroke-width": (frame.width / years.length) * 0.36, "stroke-linecap": "round" },
        ...byColour.map(([stroke, lines]) => path(lines.map(fall).join(""), { stroke })),
      ),
      group(
        { "stroke-width": (frame.width / years.length) * 0.72, "stroke-linecap": "round" },
        ...byColour.map(([stroke, lines]) =>
          path(dots(lines.flatMap(({ to }): Point[] => [[to, frame.height * 0.9]])), { stroke }),
        ),
      ),
    ];

    function fall({ from, to }: { from: number; to: number }): string {
      const [a, b] = [round(from), round(to)];
      return `M${a} 0V${round(top)}C${a} ${round(middle)} ${b} ${round(middle)} ${b} ${round(bottom)}`;
    }
  },
);
