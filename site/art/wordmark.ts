import { readFileSync } from "node:fs";
import path from "node:path";
import { create } from "fontkit";
import { memoise, remembered } from "../climate/memoise.ts";
import { outline } from "./draw/letters.ts";
import { FONT_CACHE } from "./fonts.ts";
import { optimise } from "./optimise.ts";

/** The font size of the outline. It has whole units only: at this size no screen shows finer ones. */
const SIZE = 150;
/** The base line of the letters and the height of their box, with room for capitals and descenders. */
const BASELINE = 111;
const HEIGHT = 147;

const face = memoise(() => create(readFileSync(path.join(FONT_CACHE, "wordmark.sfnt"))));

export const wordmark = remembered((name) => {
  const place = { x: 0, y: BASELINE, scale: SIZE / face().unitsPerEm, tracking: -0.025 * SIZE };
  const { d, width } = outline(face(), name, place);
  const svg = optimise(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${d}"/></svg>`, 0);
  return { d: / d="([^"]+)"/.exec(svg)?.[1] ?? d, width: Math.ceil(width), height: HEIGHT };
});
