import { cover } from "../draw/cover.ts";
import { line, segments } from "../draw/paths.ts";
import { mix, range } from "../draw/scale.ts";
import { drawing, group, path, rect, stroke } from "../draw/svg.ts";
import { dune, ink, leaf, marigold, paper, sand } from "../palette.ts";

/** The folders of the sustainability team; other departments have the other five. */
const own = new Set([0, 1, 2, 3]);

/** A folder for each of nine attributes; the five of other departments have another colour. */
export const picture = drawing("", { wide: cover }, () => [
  sand,
  // Small enough that a crop three times as wide as high holds all nine.
  group(
    { transform: "translate(116 128) scale(.6)" },
    ...range(9).map((index) =>
      folder(76 + (index % 3) * 300, 46 + Math.floor(index / 3) * 164, own.has(index) ? leaf : marigold),
    ),
  ),
]);

function folder(x: number, y: number, colour: string): string {
  const words = range(3).map((row) =>
    line(x + 52, y + 34 + row * 13, x + (row === 2 ? 108 : 150), y + 34 + row * 13),
  );
  return group(
    {},
    rect(x + 5, y + 27, 196, 126, { fill: ink, "fill-opacity": 0.12, rx: 7 }),
    rect(x, y, 84, 40, { fill: mix(colour, ink, 0.22), rx: 7 }),
    rect(x, y + 18, 196, 130, { fill: mix(colour, ink, 0.22), rx: 7 }),
    rect(x + 22, y + 10, 152, 100, { fill: paper, rx: 3 }),
    path(segments(words), stroke(mix(dune, ink, 0.3), 4)),
    rect(x, y + 74, 196, 76, { fill: colour, rx: 7 }),
    rect(x + 22, y + 98, 70, 26, { fill: paper, rx: 3 }),
  );
}
