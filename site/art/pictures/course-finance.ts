import { TEMPERATURE_SOURCE, twelveDozen } from "../../climate/temperature.ts";
import { hill, line, segments } from "../draw/paths.ts";
import { linear, mix, type Point, range, smoothed } from "../draw/scale.ts";
import { circle, group, path, pathData, stroke } from "../draw/svg.ts";
import { skyOf, trainingFloor, trainingPicture } from "../draw/training.ts";
import { dataScale, ink, leaf, leafDark, leafLight, marigold, paper } from "../palette.ts";

/** Years in one candle; 144 years make 24 candles. */
const span = 6;

/** A candlestick chart of trees: a crown spans the lowest and highest of six years, its core the first and last. */
export const picture = trainingPicture(TEMPERATURE_SOURCE, (frame) => {
  const { width, height } = frame;
  const y = linear([-0.5, 1.02], [height * 0.8, height * 0.17]);
  const series = twelveDozen();
  const candles = range(series.length / span).map((index) => {
    const years = series.slice(index * span, (index + 1) * span);
    return {
      x: ((index + 0.5) * span * width) / series.length,
      open: y(years[0] ?? 0),
      close: y(years.at(-1) ?? 0),
      high: y(Math.max(...years)),
      low: y(Math.min(...years)),
    };
  });
  const lows = candles.map(({ low }) => low);
  const ground = smoothed(lows, 4).map((slope) => Math.min(slope + height * 0.13, height * 0.93));
  const hillside: Point[] = [
    [-8, (ground[0] ?? 0) + 2],
    ...candles.map(({ x }, index): Point => [x, ground[index] ?? 0]),
    [width + 8, (ground.at(-1) ?? 0) - 4],
  ];
  const slope = (down: number, fill: string) =>
    path(
      hill(
        hillside.map(([x, y]): Point => [x, y + height * down]),
        trainingFloor(frame),
      ),
      { fill },
    );

  const breadth = (width / candles.length) * 0.43;
  return [
    skyOf([0, dataScale[4]], [0.6, paper], [1, dataScale[6]]),
    circle(width * 0.22, height * 0.27, 34, { fill: marigold }),
    slope(-0.09, mix(leafLight, paper, 0.35)),
    slope(0, leaf),
    slope(0.16, leafDark),
    path(
      segments(candles.map(({ x, low }, index) => line(x, low, x, (ground[index] ?? low) + 6))),
      stroke(ink, 3),
    ),
    ...candles.map((candle) => tree(candle, breadth)),
  ];
});

type Candle = { x: number; open: number; close: number; high: number; low: number };

/** The core is dark if the six years ended warmer than they began, and light if not. */
function tree({ x, open, close, high, low }: Candle, breadth: number): string {
  const [top, foot] = [Math.min(open, close), Math.max(open, close)];
  const middle = low - (low - high) * 0.4;
  const crown = pathData`M${x} ${high - 12}C${x + breadth} ${middle - 16} ${x + breadth} ${low + 10} ${x} ${low + 10}S${x - breadth} ${middle - 16} ${x} ${high - 12}z`;
  const warmer = close < open;
  return group(
    {},
    path(crown, { fill: warmer ? leaf : mix(leaf, leafLight, 0.65), stroke: leafDark, "stroke-width": 1.2 }),
    path(pathData`M${x} ${high}V${low}`, stroke(ink, 1.4)),
    path(pathData`M${x - breadth * 0.2} ${top}h${breadth * 0.4}V${foot}h${-breadth * 0.4}z`, {
      ...stroke(ink, 1.2),
      fill: warmer ? ink : paper,
    }),
  );
}
