import { CARBON_DIOXIDE_SOURCE, seasonalCycle } from "../../climate/carbon-dioxide.ts";
import { TEMPERATURE_SOURCE, temperature } from "../../climate/temperature.ts";
import { meanYear } from "../draw/mean-year.ts";
import { curve, type Line, segments } from "../draw/paths.ts";
import { anomalyColour, mix, type Point, polar, range } from "../draw/scale.ts";
import { stripes } from "../draw/stripes.ts";
import { circle, drawing, group, path, rect, roundStroke, stroke, tag } from "../draw/svg.ts";
import { dune, ink, leaf, leafLight, marigold, paper } from "../palette.ts";

const sheet = { x: 40, y: 46, width: 720, height: 508 };
const seal: Point = [590, 400];

/** A certificate on waves like a banknote's: the mean year of carbon dioxide. Its seal has a ray for every year. */
export const picture = drawing([TEMPERATURE_SOURCE, CARBON_DIOXIDE_SOURCE], { wide: [800, 600] }, () => {
  const { x, y, width, height } = sheet;
  return [
    ink,
    [tag("clipPath", { id: "sheet" }, rect(x, y, width, height, {}))],
    rect(x, y, width, height, { fill: paper }),
    group(
      { "clip-path": "url(#sheet)" },
      ground(),
      group({ transform: `translate(0 ${y})` }, stripes({ x, width, height: 26 })),
      ...words(),
    ),
    yearRays(),
    circle(...seal, 62, { fill: leaf }),
    // The mean year once more, turned six times round within the seal.
    path(meanYear(50, 1.6, seal, 6), { ...stroke(marigold, 2), fill: "none" }),
    path(`M${seal[0] - 22} ${seal[1] + 1}l16 17l30-36`, {
      ...roundStroke(paper, 9),
      fill: "none",
      "stroke-linejoin": "round",
    }),
  ];
});

/** The pattern behind the words: rows of one wave and of its mirror image, which cross each other. */
function ground(): string {
  const cycle = seasonalCycle();
  const wave = (turned: number) =>
    curve(
      range(12 * 6 + 1).map(
        (month): Point => [sheet.x + (month / 72) * sheet.width, turned * (cycle[month % 12] ?? 0) * 9],
      ),
    );
  const rows = range(13).map((row) => sheet.y + 52 + row * 37);
  const set = (id: string) =>
    rows.map((y, row) => tag("use", { href: `#${id}`, transform: `translate(${row * -5} ${y})` }));
  return group(
    { fill: "none", stroke: mix(leafLight, paper, 0.45), "stroke-width": 1.4 },
    tag("defs", {}, path(wave(1), { id: "wave" }), path(wave(-1), { id: "turned" })),
    ...set("wave"),
    ...set("turned"),
  );
}

/** Bars in place of the words of a certificate. */
function words(): string[] {
  const line = (y: number, width: number, height: number, fill: string) =>
    rect(92, y, width, height, { fill, rx: height / 2 });
  return [
    line(128, 150, 12, leaf),
    line(176, 420, 34, ink),
    line(238, 330, 14, mix(ink, dune, 0.35)),
    line(266, 372, 14, mix(ink, dune, 0.35)),
    line(424, 190, 10, mix(ink, dune, 0.5)),
    line(448, 140, 10, mix(ink, dune, 0.5)),
  ];
}

/** The rays of the seal, one for each year on a paper disc: the warmer the year, the longer the ray. */
function yearRays(): string {
  const years = temperature();
  return group(
    { "stroke-width": 3.6 },
    circle(...seal, 122, { fill: paper }),
    ...years.map(({ anomaly }, index) => {
      const angle = (index / years.length - 0.25) * 2 * Math.PI;
      const ray: Line = [polar(angle, 70, seal), polar(angle, 96 + anomaly * 18, seal)];
      return path(segments([ray]), { stroke: anomalyColour(anomaly) });
    }),
  );
}
