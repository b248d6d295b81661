import { TEMPERATURE_SOURCE, twelveDozen } from "../../climate/temperature.ts";
import { type Line, polyline, segments } from "../draw/paths.ts";
import { anomalyColour, linear, mix, type Point, range } from "../draw/scale.ts";
import { circle, group, path, stroke } from "../draw/svg.ts";
import { skyOf, trainingFloor, trainingPicture } from "../draw/training.ts";
import { dune, ink, leafDark, marigold, night, paper } from "../palette.ts";
import type { Frame } from "../picture.ts";

/** BRSR has nine principles; each panel shows 16 of 144 years. */
const panels = 9;

/** A report folded like a map: its nine panels show the temperature record. */
export const picture = trainingPicture(TEMPERATURE_SOURCE, (frame) => {
  const { width } = frame;
  const edges = folds(frame);
  const feet = edges.map(({ x, foot }): Point => [x, foot]);

  return [
    skyOf([0, leafDark], [1, night]),
    circle(width * 0.915, frame.height * 0.17, 26, { fill: marigold }),
    path(`${polyline(feet)}L${width + 9} ${trainingFloor(frame)}H-9z`, { fill: night, "fill-opacity": 0.55 }),
    ...range(panels).map((index) => panel(edges, index)),
  ];
});

type Fold = { x: number; top: number; foot: number };

/** The edges of the panels from left to right; those further right are farther away, so shorter and closer together. */
function folds({ width, height }: Frame): Fold[] {
  const reach = linear([0, panels], [1, 0.62]);
  let x = -width * 0.03;
  return range(panels + 1).map((index) => {
    const near = index % 2 ? 0 : height * 0.07 * reach(index);
    const half = height * 0.39 * reach(index);
    const fold = { x, top: height * 0.47 - half - near * 0.35, foot: height * 0.47 + half + near };
    x += (width * 0.94 * reach(index + 0.5)) / (panels * 0.81);
    return fold;
  });
}

function panel(edges: Fold[], index: number): string {
  const [left, right] = [edges[index], edges[index + 1]];
  if (!left || !right) return "";
  const at = (across: number, down: number): Point => {
    const top = left.top + (right.top - left.top) * across;
    const foot = left.foot + (right.foot - left.foot) * across;
    return [left.x + (right.x - left.x) * across, top + (foot - top) * down];
  };
  const lit = index % 2 === 0;
  const years = twelveDozen().slice(index * 16, index * 16 + 16);
  const base = 0.7;
  const column = (value: number, year: number) => {
    const across = 0.1 + (year + 0.5) * 0.05;
    const colour = lit ? anomalyColour(value) : mix(anomalyColour(value), ink, 0.12);
    return path(
      segments([[at(across, base), at(across, base - value * 0.36)]]),
      stroke(colour, (right.x - left.x) * 0.042),
    );
  };
  const row = (down: number, end = 0.9): Line => [at(0.1, down), at(end, down)];
  const type = mix(ink, paper, 0.45);
  return group(
    {},
    path(`${polyline([at(0, 0), at(1, 0), at(1, 1), at(0, 1)])}z`, {
      fill: lit ? paper : mix(dune, paper, 0.25),
    }),
    path(segments([row(0.09), row(0.13), row(0.17, 0.6)]), { ...stroke(type, 3), fill: "none" }),
    path(segments([row(0.87), row(0.91)]), { ...stroke(type, 1.4), fill: "none" }),
    path(segments([row(base)]), { ...stroke(ink, 1), fill: "none" }),
    ...years.map(column),
  );
}
