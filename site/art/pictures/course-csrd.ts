import { CARBON_DIOXIDE_SOURCE, carbonDioxide, carbonDioxideEnd } from "../../climate/carbon-dioxide.ts";
import { TEMPERATURE_SOURCE, temperature, temperatureEnds } from "../../climate/temperature.ts";
import { bars, type Line, line, segments } from "../draw/paths.ts";
import { anomalyColour, linear, mean, mix, range } from "../draw/scale.ts";
import { circle, path, rect, stroke } from "../draw/svg.ts";
import { skyOf, trainingFloor, trainingPicture } from "../draw/training.ts";
import { dataScale, ink, marigold, night, nightScale, paper } from "../palette.ts";

const first = 1960;

/**
 * Double materiality as a town by the water: a house for each year. Its height is the temperature, which affects
 * firms; the depth of its reflection is the carbon dioxide of that year, which firms cause.
 */
export const picture = trainingPicture([TEMPERATURE_SOURCE, CARBON_DIOXIDE_SOURCE], (frame) => {
  const { width, height } = frame;
  const shore = height * 0.57;
  const floor = trainingFloor(frame);
  const up = linear([-0.25, 1], [height * 0.09, height * 0.45]);
  const last = Math.min(temperatureEnds().last.year, carbonDioxideEnd().wholeYear);
  const down = linear([315, carbonDioxideOf(last)], [height * 0.05, (floor - shore) * 0.88]);
  const step = width / (last - first + 1);
  const houses = temperature()
    .filter(({ year }) => year >= first && year <= last)
    .map(({ year, anomaly }, index) => ({
      anomaly,
      x: index * step,
      above: up(anomaly),
      below: down(carbonDioxideOf(year)),
    }));
  return [
    skyOf([0, nightScale[0]], [0.38, nightScale[3]], [0.57, mix(dataScale[6], nightScale[6], 0.25)]),
    circle(width * 0.16, height * 0.34, 22, { fill: marigold }),
    rect(0, shore, width, floor - shore, { fill: mix(nightScale[1], night, 0.35) }),
    ...houses.map(({ x, anomaly, below }) =>
      path(bars([[x, shore, step + 0.3, below]]), { fill: anomalyColour(anomaly) }),
    ),
    ripples(width, shore, floor),
    ...houses.map(({ x, above, anomaly }, index) =>
      path(bars([[x, shore - above, step + 0.3, above]]), {
        fill: mix(index % 2 ? ink : night, anomalyColour(anomaly), 0.16),
      }),
    ),
    windows(houses, shore, step),
    path(segments([line(0, shore, width, shore)]), stroke(paper, 1.6)),
  ];
});

/** The mean carbon dioxide of a year in ppm, without its seasons. */
const carbonDioxideOf = (year: number) =>
  mean(
    carbonDioxide()
      .filter((reading) => reading.year === year)
      .map(({ trend }) => trend),
  );

type House = { x: number; above: number };

function windows(houses: House[], shore: number, step: number): string {
  const rows = houses.flatMap(({ x, above }): Line[] =>
    [0.32, 0.7].map((across) => line(x + step * across, shore - above + 7, x + step * across, shore - 8)),
  );
  return path(segments(rows), {
    ...stroke(marigold, step * 0.16, 0.75),
    fill: "none",
    "stroke-dasharray": "3.5 6 3.5 15 3.5 6",
  });
}

/** Dark lines across the reflections, wider towards the viewer. */
function ripples(width: number, shore: number, floor: number): string {
  const lines = range(11).map((index) => {
    const y = shore + ((floor - shore) * (index + 0.6) ** 1.25) / 11 ** 1.25;
    return path(segments([line(((index * 37) % 60) - 60, y, width, y)]), {
      ...stroke(mix(nightScale[1], night, 0.35), 1.4 + index * 0.42),
      "stroke-dasharray": `${60 + index * 23} ${18 + index * 6}`,
    });
  });
  return lines.join("");
}
