import { nightScale, paper, sand } from "../palette.ts";
import type { Canvas, Shape } from "../picture.ts";
import { stripes } from "./stripes.ts";
import { group, linearGradient, radialGradient, rect, svg, tag } from "./svg.ts";

/** The warming stripes as a sky; unless it is day, the part behind the headline is in night colours. */
export function stripeSky(
  canvas: Canvas,
  { isDay = false } = {},
): { defs: string[]; drawn: string } {
  const { width, height, shape } = canvas;
  const light = radialGradient(
    "glow",
    [0.5, 0.5, 0.5],
    [0, paper, 0.95],
    [0.3, sand, 0.6],
    [1, sand, 0],
  );
  const drawn = stripes(canvas) + glow(canvas);
  if (isDay) return { defs: [light], drawn };
  const night = tag("mask", { id: "night" }, rect(0, 0, width, height, { fill: "url(#fall)" }));
  return {
    defs: [light, nightMask(shape), night],
    drawn: drawn + group({ mask: "url(#night)" }, stripes(canvas, nightScale)),
  };
}

export function skyOver(canvas: Canvas, drawing: string, options?: { isDay: boolean }): string {
  const { defs, drawn } = stripeSky(canvas, options);
  return svg(canvas, defs, drawn, drawing.replace(/^<svg[^>]*>|<\/svg>\s*$/g, ""));
}

/** Night covers the left of a wide page and the top of a phone's: fully up to `whole` of the way, and then it fades. */
const nightfall = {
  wide: { towards: [0, 0, 1, 0.34], whole: 0.54, half: [0.6, "#fff", 0.84], none: 0.76 },
  tall: { towards: [0, 0, 0.14, 1], whole: 0.56, half: [0.62, "#fff", 0.82], none: 0.75 },
} as const;

function nightMask(shape: Shape): string {
  const { towards, whole, half, none } = nightfall[shape];
  return linearGradient(
    "fall",
    towards,
    [0, "#fff"],
    [whole, "#fff"],
    [...half],
    [none, "#fff", 0],
  );
}

/** Where the light is, behind the sun of the ridges: as parts of the height, x from the right edge. */
const lights = {
  wide: { x: 0.705, y: 0.6, reach: 0.48 },
  tall: { x: 0.34, y: 0.775, reach: 0.85 },
};

function glow({ width, height, shape }: Canvas): string {
  const { x, y, reach } = lights[shape];
  const [cx, cy, rx, ry] = [width - x * height, y * height, width * reach, height * 0.33];
  return tag("ellipse", { cx, cy, rx, ry, fill: "url(#glow)" });
}
