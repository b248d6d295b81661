import { DIGEST_SOURCE, digestBits } from "../data/digests.ts";
import { type Box, bars } from "../draw/paths.ts";
import { mix, range } from "../draw/scale.ts";
import { circle, drawing, group, path, rect, tag } from "../draw/svg.ts";
import { dataScale, dune, ink, leafDark, marigold, nightScale, paper, sand } from "../palette.ts";

/** The letter has as many lines as the policy has sections. */
const lines = 10;

const FLAP = "M110 300L400 42L690 300z";
const FOLD = "M110 590L400 404L690 590";

/** A letter in an envelope; its lines and the pattern inside the envelope are digests, which nobody can decode. */
export const picture = drawing(DIGEST_SOURCE, { wide: [800, 640] }, () => [
  leafDark,
  [tag("clipPath", { id: "flap" }, path(FLAP, {}))],
  path(FLAP, { fill: mix(dataScale[4], paper, 0.3) }),
  group({ "clip-path": "url(#flap)" }, lining()),
  rect(110, 299, 580, 290, { fill: mix(dune, ink, 0.24) }),
  letter(),
  path("M110 300L400 486L690 300V590H110z", { fill: sand }),
  path(`${FOLD}z`, { fill: paper }),
  path(FOLD, { fill: "none", stroke: dune, "stroke-width": 2 }),
  circle(400, 424, 27, { fill: marigold }),
]);

/** The pattern inside the envelope, which hides a letter from light: a row for each digest. */
function lining(): string {
  const cell = 11;
  const rows = range(25).flatMap((row) => {
    const bits = digestBits(`lining ${row + 1}`);
    return range(54)
      .filter((column) => bits[column])
      .map((column): Box => [103 + column * cell, 30 + row * cell, cell + 0.2, cell]);
  });
  return path(bars(rows), { fill: dataScale[2] });
}

function letter(): string {
  const rows = range(lines).map((line) => {
    const bits = digestBits(`section ${line + 1}`);
    return range(30)
      .filter((place) => bits[place] || bits[place + 30])
      .map((place): Box => [250 + place * 10, 208 + line * 23, 10.2, 10]);
  });
  return group(
    {},
    rect(218, 176, 364, 330, { fill: paper }),
    path(bars(rows.flat()), { fill: nightScale[1] }),
  );
}
