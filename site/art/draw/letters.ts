import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";
import { memoise } from "../data/package-files.ts";
import { round } from "./svg.ts";

const require = createRequire(import.meta.url);

/** The site's display face. A picture cannot use the page's fonts, so letters become outlines. */
const face = memoise(() =>
  create(
    readFileSync(require.resolve("@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2")),
  ),
);

const verbs: Record<string, string> = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "z",
};

/** Outlines of a short text whose capitals are `height` tall, standing on the baseline `y` from `x` on. */
export function letters(text: string, x: number, y: number, height: number): { d: string; width: number } {
  const font = face();
  const scale = height / font.capHeight;
  const { glyphs, positions, advanceWidth } = font.layout(text);
  let pen = 0;
  const outlines = glyphs.map(({ path }, index) => {
    const left = pen;
    pen += positions[index]?.xAdvance ?? 0;
    return path.commands
      .map(({ command, args }) => {
        const numbers = args.map((value, at) =>
          round(at % 2 ? y - value * scale : x + (left + value) * scale),
        );
        return `${verbs[command] ?? ""}${numbers.join(" ")}`;
      })
      .join("");
  });
  return { d: outlines.join(""), width: advanceWidth * scale };
}
