import { DIGEST_SOURCE, digestBits } from "../data/digests.ts";
import { dots, type Line, polyline, segments } from "../draw/paths.ts";
import { mix, type Point, range } from "../draw/scale.ts";
import { drawing, group, leading, linearGradient, path, stroke } from "../draw/svg.ts";
import { ink, leaf, leafDark, leafLight, marigold, night, paper } from "../palette.ts";
import type { Canvas, Shape } from "../picture.ts";

/** Four subjects of the page; the 256 bits of each digest make one floor of 16 by 16 places. */
const subjects = ["ISO/IEC 27001:2022", "VAPT", "GDPR", "DPDP Act 2023"];

const side = 16;

type Floor = { bits: boolean[]; at(place: number): Point };

const views: Record<Shape, { cell: number; top: number; gap: number }> = {
  wide: { cell: 34, top: 12, gap: 118 },
  tall: { cell: 25, top: 62, gap: 106 },
};

/** Four floors one above the other, each a digest: bright dots are the bits that are 1. */
export const picture = drawing(DIGEST_SOURCE, leading, (frame) => {
  const floors = storeys(frame);
  return [
    "url(#ground)",
    [
      linearGradient("ground", [0, 0, 0.4, 1], [0, leafDark], [0.55, ink], [1, night]),
      linearGradient("slab", [0, 0, 1, 0], [0, leaf, 0.5], [1, leafDark, 0.22]),
    ],
    ...floors.map((floor, index) => storey(floor, floors[index - 1], 1 - index / floors.length)).reverse(),
    pillars(floors),
  ];
});

function storeys({ width, shape }: Canvas): Floor[] {
  const { cell, top, gap } = views[shape];
  const left = width * (shape === "wide" ? 0.54 : 0.5);
  return subjects.map((subject, index) => ({
    bits: digestBits(subject),
    at(place) {
      const [row, column] = [Math.floor(place / side), place % side];
      return [left + (column - row) * cell, top + index * gap + (column + row) * cell * 0.5];
    },
  }));
}

/** One floor, with thin lines up to the floor above wherever both have a bit that is 1. */
function storey({ bits, at }: Floor, above: Floor | undefined, near: number): string {
  const places = range(side * side);
  const on = places.filter((place) => bits[place]);
  const corners = [0, side - 1, side * side - 1, side * (side - 1)].map(at);
  const traces = on.filter((place) => place % side < side - 1 && bits[place + 1]);
  const rods = above ? on.filter((place) => above.bits[place]) : [];
  return group(
    { fill: "none", "stroke-linecap": "round", opacity: 0.34 + 0.66 * near },
    path(`${polyline(corners)}z`, { fill: "url(#slab)", stroke: leafLight, "stroke-opacity": 0.5 }),
    path(dots(places.filter((place) => !bits[place]).map(at)), stroke(leafLight, 2, 0.4)),
    path(segments(traces.map((place) => [at(place), at(place + 1)])), stroke(leafLight, 1.4)),
    path(dots(on.map(at)), stroke(mix(leafLight, paper, near * 0.7), 6.5)),
    above
      ? path(segments(rods.map((place) => [at(place), above.at(place)])), {
          stroke: leafLight,
          "stroke-opacity": 0.32,
        })
      : "",
  );
}

/** Upright lines at the few places where the bit is 1 in all four digests. */
function pillars(floors: Floor[]): string {
  const shared = range(side * side).filter((place) => floors.every(({ bits }) => bits[place]));
  const [roof, cellar] = [floors[0], floors.at(-1)];
  if (!roof || !cellar) return "";
  const lines = shared.map((place): Line => [roof.at(place), cellar.at(place)]);
  return group(
    { stroke: marigold, fill: "none", "stroke-linecap": "round" },
    path(segments(lines), { "stroke-opacity": 0.55, "stroke-width": 1.6 }),
    path(dots(shared.map(roof.at)), { "stroke-width": 9 }),
  );
}
