import { anomalies } from "../../climate/temperature.ts";
import { dataScale, ink, leaf, leafDark, leafLight, marigold, nightScale, paper, sand } from "../palette.ts";
import type { Canvas, Shape } from "../picture.ts";
import { hill, polyline } from "./paths.ts";
import { linear, mix, type Point, sample, smoothed } from "./scale.ts";
import { stripes } from "./stripes.ts";
import { circle, group, linearGradient, path, radialGradient, rect, tag } from "./svg.ts";
import { rotor, tower } from "./turbine.ts";

/**
 * A ridge is the temperature record from its year number `start` on. `reach` smooths it, `trend` is how much of the
 * long rise it keeps: far ridges show the warming, near ones only its ups and downs.
 */
type Ridge = { start: number; reach: number; trend: number; foot: number; rise: number; colour: string };

const dusk = mix(nightScale[1], ink, 0.45);
const mist = mix(dataScale[3], leafLight, 0.5);

const ridges = [
  { start: 0, reach: 0, trend: 1, foot: 0, rise: 0.56, colour: mix(mist, paper, 0.3) },
  { start: 12, reach: 1, trend: 0.95, foot: 0.14, rise: 0.66, colour: mix(mist, leafLight, 0.3) },
  { start: 34, reach: 2, trend: 0.85, foot: 0.29, rise: 0.64, colour: mix(leafLight, leaf, 0.42) },
  { start: 52, reach: 2, trend: 0.62, foot: 0.44, rise: 0.62, colour: mix(leafLight, leaf, 0.9) },
  { start: 66, reach: 2, trend: 0.42, foot: 0.6, rise: 0.6, colour: mix(leaf, leafDark, 0.6) },
  { start: 30, reach: 3, trend: 0.2, foot: 0.78, rise: 0.62, colour: mix(leafDark, ink, 0.3) },
  { start: 84, reach: 2, trend: -0.12, foot: 0.99, rise: 0.5, colour: mix(leafDark, ink, 0.9) },
] as const satisfies Ridge[];

/** The numbers of the ridges behind the rotors of the turbines, and of those in front of them. */
export const FAR = [0, 1, 2, 3];
export const NEAR = [4, 5, 6];

/**
 * Positions as parts of the height, x from the right edge: a wider frame shows more land on the left and moves nothing.
 * No blade reaches the edge, whichever way it points.
 */
const layouts = {
  wide: {
    horizon: 0.6,
    depth: 0.36,
    lit: 16 / 9,
    sun: [0.705, 0.452, 0.04],
    turbines: [
      { ridge: 3, at: 0.53, height: 0.235, turn: 52 },
      { ridge: 2, at: 0.395, height: 0.125, turn: 95 },
      { ridge: 3, at: 0.265, height: 0.27, turn: 22 },
      { ridge: 2, at: 0.11, height: 0.165, turn: 70 },
    ],
  },
  tall: {
    horizon: 0.775,
    depth: 0.22,
    lit: 0.8,
    sun: [0.34, 0.692, 0.028],
    turbines: [
      { ridge: 2, at: 0.8, height: 0.06, turn: 95 },
      { ridge: 3, at: 0.62, height: 0.08, turn: 14 },
      { ridge: 2, at: 0.25, height: 0.075, turn: 52 },
      { ridge: 3, at: 0.095, height: 0.095, turn: 34 },
    ],
  },
} as const;

/** The warming stripes as a sky; unless it is day, the part behind the headline is in night colours. */
export function sky(canvas: Canvas, { isDay = false } = {}): { defs: string[]; drawn: string } {
  const { width, height, shape } = canvas;
  const light = radialGradient("glow", [0.5, 0.5, 0.5], [0, paper, 0.95], [0.3, sand, 0.6], [1, sand, 0]);
  const drawn = stripes(canvas) + glow(canvas);
  if (isDay) return { defs: [light], drawn };
  const night = tag("mask", { id: "night" }, rect(0, 0, width, height, { fill: "url(#fall)" }));
  return {
    defs: [light, nightMask(shape), night],
    drawn: drawn + group({ mask: "url(#night)" }, stripes(canvas, nightScale)),
  };
}

/** Night covers the left of a wide page and the top of a phone's: fully up to `whole` of the way, and then it fades. */
const nightfall = {
  wide: { towards: [0, 0, 1, 0.34], whole: 0.54, half: [0.6, "#fff", 0.84], none: 0.76 },
  tall: { towards: [0, 0, 0.14, 1], whole: 0.56, half: [0.62, "#fff", 0.82], none: 0.75 },
} as const;

function nightMask(shape: Shape): string {
  const { towards, whole, half, none } = nightfall[shape];
  return linearGradient("fall", towards, [0, "#fff"], [whole, "#fff"], [...half], [none, "#fff", 0]);
}

function glow({ width, height, shape }: Canvas): string {
  const { horizon, sun } = layouts[shape];
  return tag("ellipse", {
    cx: width - sun[0] * height,
    cy: horizon * height,
    rx: width * (shape === "wide" ? 0.48 : 0.85),
    ry: height * 0.33,
    fill: "url(#glow)",
  });
}

/** The ridges with these numbers and the towers on them; with ridge 0, the farthest, also the sun behind it. */
export function land(canvas: Canvas, which: readonly number[]): { defs: string[]; drawn: string } {
  const crests = ridges.map((ridge) => crest(ridge, canvas));
  const hasSun = which.includes(0);
  return {
    defs: [
      ...(hasSun ? [tag("clipPath", { id: "sky" }, path(`${polyline(crests[0] ?? [])}V0H0z`, {}))] : []),
      ...which.map((index) => ridgeGradient(index, canvas)),
    ],
    drawn: [hasSun ? sun(canvas) : "", ...which.map((index) => slope(crests, canvas, index))].join(""),
  };
}

function sun({ width, height, shape }: Canvas): string {
  const [at, y, r] = layouts[shape].sun;
  return circle(width - at * height, y * height, r * height, { fill: marigold, "clip-path": "url(#sky)" });
}

/** The gradient of a ridge: blue dusk on the left, under the cold years, and light on the right. */
function ridgeGradient(index: number, { width, height, shape }: Canvas): string {
  const near = index / (ridges.length - 1);
  const colour = ridges[index]?.colour ?? leaf;
  return linearGradient(
    `r${index}`,
    [width - Math.max(layouts[shape].lit * height, width * 0.6), 0, width, 0, "userSpaceOnUse"],
    [0, mix(mix(colour, dusk, 0.88 - 0.36 * near), ink, 0.25), 0.6 + 0.4 * near],
    [0.46, mix(colour, dusk, 0.55 - 0.38 * near), Math.min(1, 0.66 + 0.6 * near)],
    [0.8, colour, Math.min(1, 0.62 + 1.2 * near)],
    [1, mix(colour, dataScale[7], 0.2 * (1 - near)), Math.min(1, 0.55 + 1.2 * near)],
  );
}

/** The outline of a ridge from left to right, a point for each year. */
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

/** The turbines of all ridges: position, height, colour, and the angle of their blades in degrees. */
function turbines(canvas: Canvas) {
  const { width, height, shape } = canvas;
  return layouts[shape].turbines.map(({ ridge, at, height: tall, turn }) => {
    const x = width - at * height;
    const heights = crest(ridges[ridge], canvas).map(([, y]) => y);
    const fill = ridge === 2 ? mix(paper, mist, 0.12) : paper;
    return { ridge, x, foot: sample(heights, x / width) + 14, height: tall * height, turn, fill };
  });
}

/** The rotors of all turbines: the hub they turn about, the length of a blade, the angle at rest. */
export const rotors = (canvas: Canvas) =>
  turbines(canvas).map(({ x, foot, height, turn, fill }) => ({
    hub: [x, foot - height] as const,
    length: height * 0.56,
    turn,
    fill,
  }));

/** All rotors as one drawing that does not move. */
export const stillRotors = (canvas: Canvas) =>
  rotors(canvas)
    .map(({ hub: [x, y], length, turn, fill }) =>
      path(rotor(length), { fill, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})` }),
    )
    .join("");

/** One ridge, filled, with the towers that stand behind it. */
function slope(crests: Point[][], canvas: Canvas, index: number): string {
  const points = crests[index] ?? [];
  const standing = turbines(canvas).filter(({ ridge }) => ridge === index);
  const outline = index === 0 ? `${polyline(points)}V${canvas.height}H0z` : hill(points, canvas.height);
  return (
    (standing[0] ? path(standing.map(tower).join(""), { fill: standing[0].fill }) : "") +
    path(outline, { fill: `url(#r${index})` })
  );
}
