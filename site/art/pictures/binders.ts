import { letters } from "../draw/letters.ts";
import { mix } from "../draw/scale.ts";
import { circle, drawing, group, path, rect, stroke } from "../draw/svg.ts";
import { dune, ink, leaf, leafDark, marigold, paper, sand } from "../palette.ts";
import type { Frame } from "../picture.ts";

const frameworks = ["BRSR", "GRI", "IFRS S2", "CSRD", "CDP", "TCFD"];
const standards = ["ISO 14001", "ISO 45001", "ISO 50001", "ISO 9001", "SA8000"];

/** Eleven binders on a shelf: the frameworks for reports on the left, the standards for certificates on the right. */
export const picture = drawing("", { wide: [1080, 620], tall: [800, 600] }, (frame) => {
  const floor = frame.height * 0.87;
  const width = frame.width / 13.6;
  let x = width * 0.75;
  const shelve = (names: string[], colours: string[]) =>
    names.map((name, index) => {
      const tall = frame.height * (index % 3 === 1 ? 0.66 : 0.7);
      const drawn = binder(name, colours[index % colours.length] ?? leaf, { x, floor, width, tall });
      x += width * 1.04;
      return drawn;
    });
  const left = shelve(frameworks, [leafDark, leaf]);
  x += width * 0.7;
  const right = shelve(standards, [mix(marigold, sand, 0.25), mix(marigold, paper, 0.45)]);
  return [
    sand,
    rect(0, floor, frame.width, frame.height - floor, { fill: mix(dune, ink, 0.2) }),
    rect(0, floor, frame.width, 7, { fill: mix(dune, ink, 0.55) }),
    ...left,
    ...right,
  ];
});

type Spine = { x: number; floor: number; width: number; tall: number };

/** A binder seen from its spine: a label with the name, running upwards, above the finger hole. */
function binder(name: string, colour: string, { x, floor, width, tall }: Spine): string {
  const top = floor - tall;
  const label: Frame = { width: width * 0.56, height: tall * 0.6 };
  const capitals = width * 0.25;
  const outline = letters(name, 0, 0, capitals);
  const foot = top + tall * 0.08 + (label.height + outline.width) / 2;
  return group(
    {},
    rect(x + 5, top + 6, width, tall - 6, { fill: ink, "fill-opacity": 0.18 }),
    rect(x, top, width, tall, { fill: colour, rx: 5 }),
    rect(x + width * 0.22, top + tall * 0.08, label.width, label.height, { fill: paper, rx: 3 }),
    path(outline.d, {
      fill: ink,
      transform: `translate(${(x + width / 2 + capitals / 2).toFixed(1)} ${foot.toFixed(1)}) rotate(-90)`,
    }),
    circle(x + width / 2, floor - tall * 0.14, width * 0.17, { fill: ink, "fill-opacity": 0.8 }),
    circle(x + width / 2, floor - tall * 0.14, width * 0.17, { ...stroke(paper, 3, 0.7), fill: "none" }),
  );
}
