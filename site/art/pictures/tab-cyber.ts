import { DIGEST_SOURCE, digestBits } from "../data/digests.ts";
import { cover } from "../draw/cover.ts";
import { mix, type Point, polar, range } from "../draw/scale.ts";
import { circle, drawing, group, path, pathData } from "../draw/svg.ts";
import { leafDark, leafLight, marigold, night, paper } from "../palette.ts";

const rings = 16;
const centre: Point = [436, 322];

/** A digest as a fingerprint: 256 bits, sixteen in each ring. */
export const picture = drawing(DIGEST_SOURCE, { wide: cover }, () => {
  const bits = digestBits("confidentiality integrity availability");
  return [
    night,
    group(
      { fill: "none", stroke: leafDark, "stroke-opacity": 0.75, "stroke-width": 11 },
      ...range(rings).map((ring) => circle(...centre, radiusOf(ring), {})),
    ),
    group(
      { fill: "none", "stroke-linecap": "round", "stroke-width": 11 },
      ...range(rings).map((ring) =>
        path(arcs(ring, bits.slice(ring * 16, ring * 16 + 16)), {
          stroke: mix(paper, leafLight, 0.35 + ring / 16),
        }),
      ),
    ),
    circle(...centre, 10, { fill: marigold }),
  ];
});

const radiusOf = (ring: number) => 32 + ring * 19.6;

/** Path data of the arcs of a ring; neighbouring bits that are 1 make one arc. */
function arcs(ring: number, bits: boolean[]): string {
  const radius = radiusOf(ring);
  const at = (turn: number) => {
    const [x, y] = polar((turn / 16) * 2 * Math.PI + ring * 0.21, radius, centre);
    return pathData`${x} ${y}`;
  };
  const gap = 7 / radius;
  return range(16)
    .filter((bit) => bits[bit] && !(bit > 0 && bits[bit - 1]))
    .map((bit) => {
      const length = range(16 - bit).findIndex((step) => !bits[bit + step]);
      const to = bit + (length < 0 ? 16 - bit : length);
      return pathData`M${at(bit + gap)}A${radius} ${radius} 0 ${to - bit > 8 ? 1 : 0} 1 ${at(to - gap)}`;
    })
    .join("");
}
