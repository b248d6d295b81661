import { readFileSync } from "node:fs";
import path from "node:path";
import { create, type Font } from "fontkit";
import { memoise } from "../../climate/memoise.ts";
import { FONT_CACHE } from "../fonts.ts";
import { round } from "./svg.ts";

/** The font of the headings. A picture cannot use the page's fonts, so letters become outlines. */
const face = memoise(() => create(readFileSync(path.join(FONT_CACHE, "display.woff2"))));

const verbs: Record<string, string> = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "z",
};

/** Outlines of a short text in the headings' font: from `x` on, on the baseline `y`, with capitals `height` tall. */
export const letters = (text: string, x: number, y: number, height: number) =>
  outline(face(), text, { x, y, scale: height / face().capHeight });

type Place = { x: number; y: number; scale: number; tracking?: number };

/** Outlines of a text in any face; `scale` is pixels per font unit and `tracking` the pixels added after a letter. */
export function outline(font: Font, text: string, { x, y, scale, tracking = 0 }: Place) {
  // A letter that the font lacks would be a box.
  const shown = [...text].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  const { glyphs, positions } = font.layout(shown.join(""));
  let pen = x;
  const outlines = glyphs.map(({ path }, index) => {
    const left = pen;
    pen += (positions[index]?.xAdvance ?? 0) * scale + tracking;
    return path.commands
      .map(({ command, args }) => {
        const numbers = args.map((value, at) =>
          round(at % 2 ? y - value * scale : left + value * scale),
        );
        return `${verbs[command] ?? ""}${numbers.join(" ")}`;
      })
      .join("");
  });
  return { d: outlines.join(""), width: pen - x };
}
