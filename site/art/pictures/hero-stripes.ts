import { anomalies, TEMPERATURE_SOURCE } from "../data/temperature.ts";
import { curve, hill, polyline } from "../draw/paths.ts";
import { linear, mix, type Point, range, sample, smoothed } from "../draw/scale.ts";
import { stripes } from "../draw/stripes.ts";
import {
  circle,
  group,
  linearGradient,
  path,
  radialGradient,
  rect,
  type Stop,
  svg,
  tag,
} from "../draw/svg.ts";
import { turbine } from "../draw/turbine.ts";
import { dataScale, ink, leaf, leafDark, leafLight, marigold, nightScale, paper, sand } from "../palette.ts";
import type { Frame, Picture, Shape } from "../picture.ts";

/**
 * A ridge is the record from a starting year to the last. `reach` smooths it, `trend` is how much of the
 * long rise it keeps: the far ridges carry the warming, the near ones only its swings.
 */
type Ridge = { start: number; reach: number; trend: number; foot: number; rise: number; colour: string };

type Canvas = Frame & { shape: Shape };

const dusk = mix(nightScale[1], ink, 0.45);
const mist = mix(dataScale[3], leafLight, 0.5);

const ridges: Ridge[] = [
  { start: 0, reach: 0, trend: 1, foot: 0, rise: 0.56, colour: mix(mist, paper, 0.3) },
  { start: 12, reach: 1, trend: 0.95, foot: 0.14, rise: 0.66, colour: mix(mist, leafLight, 0.3) },
  { start: 34, reach: 2, trend: 0.85, foot: 0.29, rise: 0.64, colour: mix(leafLight, leaf, 0.42) },
  { start: 52, reach: 2, trend: 0.62, foot: 0.44, rise: 0.62, colour: mix(leafLight, leaf, 0.9) },
  { start: 66, reach: 2, trend: 0.42, foot: 0.6, rise: 0.6, colour: mix(leaf, leafDark, 0.6) },
  { start: 30, reach: 3, trend: 0.2, foot: 0.78, rise: 0.62, colour: mix(leafDark, ink, 0.3) },
  { start: 84, reach: 2, trend: -0.12, foot: 0.99, rise: 0.5, colour: mix(leafDark, ink, 0.9) },
];

/** Fractions of the frame: where the land begins, how deep it is, where the sun and the turbines stand. */
const layouts = {
  wide: {
    horizon: 0.6,
    depth: 0.36,
    sun: [0.6495, 0.474, 0.04],
    turbines: [
      { ridge: 2, at: 0.588, height: 0.14, turn: 30 },
      { ridge: 3, at: 0.722, height: 0.235, turn: 52 },
      { ridge: 2, at: 0.79, height: 0.165, turn: 95 },
      { ridge: 3, at: 0.885, height: 0.29, turn: 22 },
      { ridge: 2, at: 0.958, height: 0.18, turn: 70 },
    ],
  },
  tall: {
    horizon: 0.735,
    depth: 0.255,
    sun: [0.452, 0.705, 0.034],
    turbines: [
      { ridge: 2, at: 0.55, height: 0.085, turn: 14 },
      { ridge: 3, at: 0.67, height: 0.128, turn: 52 },
      { ridge: 2, at: 0.79, height: 0.092, turn: 95 },
      { ridge: 3, at: 0.91, height: 0.148, turn: 34 },
    ],
  },
} as const;

export const picture: Picture = {
  source: TEMPERATURE_SOURCE,
  frames: { wide: { width: 1600, height: 900 }, tall: { width: 780, height: 1100 } },
  draw(frame) {
    const { width, height, shape } = frame;
    const { sun } = layouts[shape];
    const crests = ridges.map((ridge) => crest(ridge, frame));
    const night = tag("mask", { id: "night" }, rect(0, 0, width, height, { fill: "url(#fall)" }));
    return svg(
      frame,
      [
        radialGradient(
          "glow",
          [0.5, 0.5, 0.5],
          [
            [0, paper, 0.95],
            [0.3, sand, 0.6],
            [1, sand, 0],
          ],
        ),
        nightfall(shape),
        night,
        tag("clipPath", { id: "sky" }, path(`${polyline(crests[0] ?? [])}V0H0z`, {})),
        ...ridges.map(({ colour }, index) => dawn(index, colour)),
      ],
      stripes(frame),
      glow(frame),
      group({ mask: "url(#night)" }, stripes(frame, nightScale)),
      circle(sun[0] * width, sun[1] * height, sun[2] * height, { fill: marigold, "clip-path": "url(#sky)" }),
      ...crests.map((points, index) => land(points, crests[index + 1], frame, index)),
    );
  },
};

/** Night covers the side where the headline stands: the left of a wide page, the top of a phone. */
function nightfall(shape: Shape): string {
  return shape === "wide"
    ? linearGradient(
        "fall",
        [0, 0, 1, 0.34],
        [
          [0, "#fff"],
          [0.54, "#fff"],
          [0.6, "#fff", 0.84],
          [0.76, "#fff", 0],
        ],
      )
    : linearGradient(
        "fall",
        [0, 0, 0.14, 1],
        [
          [0, "#fff"],
          [0.56, "#fff"],
          [0.62, "#fff", 0.82],
          [0.75, "#fff", 0],
        ],
      );
}

/** Land lies in the blue dusk of the cold years on the left and in light on the right. */
function dawn(index: number, colour: string): string {
  const near = index / (ridges.length - 1);
  const stops: Stop[] = [
    [0, mix(mix(colour, dusk, 0.88 - 0.36 * near), ink, 0.25), 0.6 + 0.4 * near],
    [0.46, mix(colour, dusk, 0.55 - 0.38 * near), Math.min(1, 0.66 + 0.6 * near)],
    [0.8, colour, Math.min(1, 0.62 + 1.2 * near)],
    [1, mix(colour, dataScale[7], 0.2 * (1 - near)), Math.min(1, 0.55 + 1.2 * near)],
  ];
  return linearGradient(`r${index}`, [0, 0, 1, 0], stops);
}

function glow({ width, height, shape }: Canvas): string {
  const { horizon, sun } = layouts[shape];
  const reach = width * (shape === "wide" ? 0.48 : 0.85);
  return tag("ellipse", {
    cx: sun[0] * width,
    cy: horizon * height,
    rx: reach,
    ry: height * 0.33,
    fill: "url(#glow)",
  });
}

function crest({ start, reach, trend, foot, rise }: Ridge, { width, height, shape }: Canvas): Point[] {
  const { horizon, depth } = layouts[shape];
  const rough = smoothed(anomalies(), reach);
  const level = smoothed(anomalies(), 12);
  const series = rough.map((value, year) => value - (1 - trend) * (level[year] ?? 0)).slice(start);
  const floor = height * (horizon + foot * depth);
  const y = linear([-0.35, 0.9], [floor, floor - rise * depth * height]);
  const x = linear([0, series.length - 1], [-6, width + 6]);
  return series.map((value, index) => [x(index), y(value)]);
}

function land(points: Point[], next: Point[] | undefined, frame: Canvas, index: number): string {
  const { width, height, shape } = frame;
  const poles = layouts[shape].turbines.filter(({ ridge }) => ridge === index);
  const standing = poles.map(({ at, height: tall, turn }) =>
    turbine({ x: at * width, foot: heightAt(points, at) + 14, height: tall * height, turn }),
  );
  const outline = index === 0 ? `${polyline(points)}V${height}H0z` : hill(points, height);
  return (
    (standing.length ? path(standing.join(""), { fill: index === 2 ? mix(paper, mist, 0.12) : paper }) : "") +
    path(outline, { fill: `url(#r${index})` }) +
    (next && index > 1 ? relief(points, next, width, index) : "")
  );
}

/** Hairlines between one crest and the next, as an engraver would show a slope. */
function relief(points: Point[], next: Point[], width: number, index: number): string {
  const lines = range(index + 1).map((line) => {
    const share = ((line + 1) / (index + 2)) ** 1.2;
    const along = range(30).map((step): Point => {
      const at = step / 29;
      return [at * width, heightAt(points, at) * (1 - share) + heightAt(next, at) * share + 4];
    });
    return curve(along);
  });
  return path(lines.join(""), { fill: "none", stroke: paper, "stroke-opacity": 0.14 - index * 0.012 });
}

const heightAt = (points: Point[], at: number) =>
  sample(
    points.map(([, y]) => y),
    at,
  );
