import { readFileSync } from "node:fs";
import path from "node:path";
import { create } from "fontkit";
import { memoise } from "../climate/memoise.ts";
import { outline } from "./draw/letters.ts";
import { FONT_CACHE } from "./fonts.ts";
import { optimise } from "./optimise.ts";

/** An outline keeps whole units: at this size no screen shows a finer step. */
const SIZE = 150;
/** Where the letters stand in their box, and how tall it is: capitals and descenders fit. */
const BASELINE = 111;
const HEIGHT = 147;

const face = memoise(() => create(readFileSync(path.join(FONT_CACHE, "wordmark.sfnt"))));
const drawn = new Map<string, { d: string; width: number; height: number }>();

/** A name in the site's display face as an outline. */
export function wordmark(name: string) {
  const known = drawn.get(name) ?? draw(name);
  drawn.set(name, known);
  return known;
}

function draw(name: string) {
  const place = { x: 0, y: BASELINE, scale: SIZE / face().unitsPerEm, tracking: -0.025 * SIZE };
  const { d, width } = outline(face(), name, place);
  const svg = optimise(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${d}"/></svg>`, 0);
  return { d: / d="([^"]+)"/.exec(svg)?.[1] ?? d, width: Math.ceil(width), height: HEIGHT };
}
