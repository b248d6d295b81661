import { temperatureEnds } from "../../climate/temperature.ts";
import { dataScale } from "../palette.ts";

export type Position = readonly [x: number, y: number];

type Interval = readonly [start: number, end: number];

/** Maps the interval `from` to the interval `to`, also backwards. Values outside `from` land outside `to`. */
export function linear(from: Interval, to: Interval): (value: number) => number {
  const slope = (to[1] - to[0]) / (from[1] - from[0]);
  return (value) => to[0] + (value - from[0]) * slope;
}

export const clamp = (value: number, low = 0, high = 1) => Math.min(Math.max(value, low), high);

export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Centred running mean over `reach` values on each side; at both ends of the series over fewer. */
export const smoothed = (values: readonly number[], reach: number) =>
  values.map((_, index) => mean(values.slice(Math.max(0, index - reach), index + reach + 1)));

/** The points of a series across a frame that is `width` wide; the line begins and ends `beyond` pixels outside it. */
export const across = (
  values: readonly number[],
  width: number,
  y: (value: number) => number,
  beyond = 6,
): Position[] =>
  values.map((value, index) => [
    (index / (values.length - 1)) * (width + 2 * beyond) - beyond,
    y(value),
  ]);

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Colours as #rrggbb; an amount outside 0 to 1 is the nearer of the two. */
export function mix(from: string, to: string, amount: number): string {
  const end = channels(to);
  const blended = channels(from).map((value, index) => {
    const channel = Math.round(value + ((end[index] ?? 0) - value) * clamp(amount));
    return channel.toString(16).padStart(2, "0");
  });
  return `#${blended.join("")}`;
}

/** The colour at a position from 0 to 1 of the list, which has two at least. */
export function ramp(colours: readonly string[], position: number): string {
  const at = clamp(position) * (colours.length - 1);
  const low = Math.min(Math.floor(at), colours.length - 2);
  return mix(colours[low] ?? "", colours[low + 1] ?? "", at - low);
}

/** Negative values end at 0.46, so that none takes the mean's colour; 29 colours keep the files small. */
export function anomalyColour(anomaly: number, scale: readonly string[] = dataScale): string {
  const { coldest, warmest } = temperatureEnds();
  const position =
    anomaly < 0 ? 0.46 * (1 - anomaly / coldest.anomaly) : 0.5 + (0.5 * anomaly) / warmest.anomaly;
  return ramp(scale, Math.round(clamp(position) * 28) / 28);
}
