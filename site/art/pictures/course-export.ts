import { CARBON_DIOXIDE_SOURCE, carbonDioxide } from "../../climate/carbon-dioxide.ts";
import { TEMPERATURE_SOURCE, twelveDozen } from "../../climate/temperature.ts";
import { bars, hill } from "../draw/paths.ts";
import { across, anomalyColour, mix, type Point, range } from "../draw/scale.ts";
import { circle, group, path, pathData, rect, stroke } from "../draw/svg.ts";
import { skyOf, trainingFloor, trainingPicture } from "../draw/training.ts";
import { dataScale, ink, marigold, night, nightScale, paper } from "../palette.ts";
import type { Frame } from "../picture.ts";

/** How many containers each column has; together they are the last 144 years of the record. */
const columns = [5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4];

/** A ship with a container for each of 144 years, on waves that are the seasons of carbon dioxide. */
export const picture = trainingPicture([TEMPERATURE_SOURCE, CARBON_DIOXIDE_SOURCE], (frame) => {
  const { width, height } = frame;
  const water = height * 0.78;
  return [
    skyOf([0, nightScale[1]], [0.5, mix(dataScale[2], nightScale[4], 0.35)], [0.8, dataScale[6]]),
    circle(width * 0.92, water - 74, 30, { fill: marigold }),
    sea(frame, water - 12, 0, mix(dataScale[2], nightScale[2], 0.45)),
    ship(width * 0.06, water + 14, (width * 0.76) / columns.length),
    sea(frame, water + 16, 150, nightScale[2]),
    sea(frame, water + 44, 310, mix(nightScale[0], night, 0.5)),
  ];
});

function ship(x: number, keel: number, step: number): string {
  const [tall, deck, length] = [step * 0.72, keel - step * 2.1, step * columns.length];
  const years = twelveDozen();
  let year = 0;
  const boxes = columns.flatMap((count, column) =>
    range(count).map((level) => ({
      colour: anomalyColour(years[year++] ?? 0),
      at: [x + step * (column + (column > 4 ? 2.4 : 0)) + 1, deck - (level + 1) * tall + 1] as const,
    })),
  );
  const end = x + length + step * 2.4;
  const bridge = x + step * 5.3;
  const panes = range(4).map((pane): Point => [bridge + step * (pane * 0.72 - 0.45), deck - tall * 7.95]);

  return group(
    {},
    rect(bridge, deck - tall * 8.2, step * 1.8, tall * 8.2, { fill: paper }),
    rect(bridge - step * 0.7, deck - tall * 8.2, step * 3.2, tall * 0.85, { fill: paper }),
    path(bars(panes.map((at) => [...at, step * 0.5, tall * 0.4])), { fill: ink }),
    path(pathData`M${bridge + step * 0.9} ${deck - tall * 8.2}v${-tall * 1.6}`, stroke(paper, 2)),
    ...[...Map.groupBy(boxes, ({ colour }) => colour)].map(([fill, same]) =>
      path(bars(same.map(({ at }) => [...at, step - 2, tall - 2])), { fill }),
    ),
    path(
      pathData`M${x - step * 0.7} ${deck}H${end - step * 0.2}l${step * 1.8} ${-step * 0.55}q${-step} ${step * 1.7} ${-step * 2.2} ${step * 2.7}H${x + step * 0.5}q${-step * 1.1} ${-step} ${-step * 1.2} ${-step * 2.15}z`,
      { fill: ink },
    ),
    path(pathData`M${x - step * 0.35} ${deck + step * 1.1}H${end + step * 0.75}`, stroke(dataScale[8], 3)),
  );
}

/** A row of waves: five years of readings from the given month on, each as its distance from the trend. */
function sea(frame: Frame, y: number, month: number, fill: string): string {
  const months = carbonDioxide().slice(month, month + 61);
  const swell = months.map(({ ppm, trend }) => ppm - trend);
  return path(
    hill(
      across(swell, frame.width, (value) => y - value * 2.1),
      trainingFloor(frame),
    ),
    { fill },
  );
}
