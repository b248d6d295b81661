import { CARBON_DIOXIDE_SOURCE, carbonDioxide } from "../../climate/carbon-dioxide.ts";
import { mean, mix, range } from "../draw/scale.ts";
import { circle, group, path, pathData, rect, stroke } from "../draw/svg.ts";
import { skyOf, trainingFloor, trainingPicture } from "../draw/training.ts";
import { dataScale, dune, ink, ink2, marigold, paper, sand } from "../palette.ts";

const decades = range(7).map((index) => 1960 + index * 10);
const colours = [...dataScale.slice(0, 4), ...dataScale.slice(7, 10)];

/** An abacus: three rods for each decade show its carbon dioxide in ppm, 316 in early 1960 and 413 in early 2020. */
export const picture = trainingPicture(CARBON_DIOXIDE_SOURCE, (frame) => {
  const { width, height } = frame;
  const [left, right] = [width * 0.045, width * 0.955];
  const [top, foot] = [height * 0.1, trainingFloor(frame) - height * 0.09];

  const bar = top + (foot - top) * 0.32;
  const pitch = (right - left) / (decades.length * 3 + 0.7);

  return [
    skyOf([0, sand], [1, dune]),
    rect(left, top, right - left, foot - top, { fill: mix(paper, sand, 0.4) }),
    ...decades.map((year, index) => {
      const rods = digits(year).map((digit, place) =>
        rod(
          left + pitch * (index * 3 + place + 0.85),
          { top, bar, foot },
          pitch,
          digit,
          colours[index] ?? ink,
        ),
      );
      return group({}, ...rods);
    }),
    rect(left - 12, bar - 5, right - left + 24, 10, { fill: ink2 }),
    ...decades.map((_, index) => circle(left + pitch * (index * 3 + 2.85), bar, 3, { fill: marigold })),
    rect(left - 6, top - 7, right - left + 12, foot - top + 14, {
      ...stroke(ink, width * 0.017),
      fill: "none",
      rx: 4,
    }),
  ];
});

/** The digits of a year's carbon dioxide in ppm: the mean of its first four months, which all these years have. */
function digits(year: number): number[] {
  const readings = carbonDioxide().filter((reading) => reading.year === year && reading.month < 4);
  return [...String(Math.round(mean(readings.map(({ trend }) => trend))))].map(Number);
}

type Deck = { top: number; bar: number; foot: number };

/** A rod that shows one digit: beads at the bar count, the upper one five and the lower ones one each. */
function rod(x: number, { top, bar, foot }: Deck, pitch: number, digit: number, colour: string): string {
  const [half, tall] = [pitch * 0.44, Math.min(pitch * 0.8, (foot - bar) * 0.15)];
  const five = digit >= 5;
  const ones = digit % 5;
  const beads = [
    { y: five ? bar - 5 - tall / 2 : top + 4 + tall / 2, counts: five },
    ...range(4).map((bead) => ({
      y: bead < ones ? bar + 5 + tall * (bead + 0.5) : foot - 4 - tall * (3.5 - bead),
      counts: bead < ones,
    })),
  ];
  const [flat, high] = [half * 0.45, (tall / 2) * 0.92];
  const shape = ({ y }: { y: number }) =>
    pathData`M${x - half} ${y}L${x - flat} ${y - high}H${x + flat}L${x + half} ${y}L${x + flat} ${y + high}H${x - flat}z`;
  const drawn = (counts: boolean) =>
    beads
      .filter((bead) => bead.counts === counts)
      .map(shape)
      .join("");
  return group(
    {},
    path(pathData`M${x} ${top}V${foot}`, stroke(mix(ink, dune, 0.3), 2)),
    path(drawn(false), { ...stroke(mix(ink, dune, 0.55), 1), fill: mix(dune, sand, 0.2) }),
    path(drawn(true), { ...stroke(mix(colour, ink, 0.5), 1), fill: colour }),
  );
}
