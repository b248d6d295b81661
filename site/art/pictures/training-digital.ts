import { twelveDozen } from "../../climate/temperature.ts";
import { trainingCover } from "../draw/cover.ts";
import { dots } from "../draw/paths.ts";
import { mix, type Point, range } from "../draw/scale.ts";
import { group, path, rect, stroke } from "../draw/svg.ts";
import { dataScale, ink, night, nightScale, paper, sand } from "../palette.ts";

const pitch = 21;

/** The temperature record on punched tape: a column is a year's anomaly plus 0.5 °C in hundredths, as eight bits. */
export const picture = trainingCover(() => {
  const codes = twelveDozen().map((value) => Math.round((value + 0.5) * 100));
  return [
    mix(nightScale[0], night, 0.4),
    group(
      { transform: "rotate(-17 400 300)", fill: "none", "stroke-linecap": "round" },
      tape(codes.slice(0, 48), -134, 18, mix(dataScale[3], nightScale[2], 0.45)),
      tape(codes.slice(48, 96), -60, 232, mix(sand, dataScale[4], 0.3)),
      tape(codes.slice(96), -322, 446, dataScale[7], true),
    ),
  ];
});

/** A tape: eight rows of bits, and feed holes between the third and the fourth; `newest` lights up the last year. */
function tape(codes: number[], x: number, y: number, colour: string, newest = false): string {
  const track = (bit: number) => y + 24 + (7 - bit) * 19.5 + (bit < 3 ? 10 : 0);
  const holes = codes.map((code, column) =>
    range(8)
      .filter((bit) => (code >> bit) & 1)
      .map((bit): Point => [x + 24 + column * pitch, track(bit)]),
  );
  const feed = codes.map((_, column): Point => [x + 24 + column * pitch, track(2) - 14.7]);
  return group(
    {},
    rect(x - 160, y, codes.length * pitch + 420, 196, { fill: colour, rx: 4 }),
    path(dots(feed), stroke(ink, 4.4)),
    path(dots(holes.slice(0, newest ? -1 : undefined).flat()), stroke(night, 12.5)),
    newest ? path(dots(holes.at(-1) ?? []), stroke(paper, 12.5)) : "",
  );
}
