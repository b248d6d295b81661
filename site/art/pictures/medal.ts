import { CARBON_DIOXIDE_SOURCE } from "../../climate/carbon-dioxide.ts";
import { TEMPERATURE_SOURCE } from "../../climate/temperature.ts";
import { meanYear } from "../draw/mean-year.ts";
import { type Line, segments } from "../draw/paths.ts";
import { mix, type Point, polar, range } from "../draw/scale.ts";
import { stripes } from "../draw/stripes.ts";
import { circle, drawing, group, linearGradient, path, pathData, rect, stroke, tag } from "../draw/svg.ts";
import { dataScale, ink, ink2, leafDark, leafLight, marigold, paper } from "../palette.ts";

const MEDAL_SOURCE = "Data: EcoVadis medal thresholds";

/** How many of a hundred rated companies have each medal: platinum, gold, silver, bronze, and none. */
const medals = [1, 4, 10, 20, 65] as const;

/** The least score in each theme, of a hundred points. */
const leastScore = 30;
const metals = [paper, marigold, mix(paper, ink, 0.35), dataScale[7], mix(leafDark, leafLight, 0.22)];
const themes = 4;
const centre: Point = [400, 452];

/** A medal with a hundred companies round its rim and, inside, the score that each of four themes needs. */
export const picture = drawing(
  [MEDAL_SOURCE, TEMPERATURE_SOURCE, CARBON_DIOXIDE_SOURCE],
  { wide: [800, 780], tall: [800, 600] },
  ({ shape }) => {
    const [x, y] = centre;
    const size = shape === "wide" ? 1 : 0.73;
    return [
      ink,
      [
        tag("clipPath", { id: "band" }, rect(-62, 0, 124, 330, {})),
        linearGradient("fold", [0, 0, 0, 1], [0.35, ink, 0], [1, ink, 0.75]),
      ],
      group(
        { transform: `translate(${x * (1 - size)}) scale(${size})` },
        band(-1),
        band(1),
        circle(x, y, 330, { fill: ink }),
        circle(x, y, 322, { fill: mix(ink2, leafDark, 0.25) }),
        rim(),
        circle(x, y, 232, { fill: mix(ink2, leafDark, 0.6) }),
        ...range(themes).map(track),
        engraving(),
        circle(x, y, 15, { fill: marigold }),
      ),
    ];
  },
);

/** One of the two ribbons that cross behind the medal, -1 the left and 1 the right; darker towards the medal. */
function band(side: number): string {
  return group(
    { transform: `translate(${centre[0] + side * 96} -40) rotate(${side * 19})` },
    group(
      { "clip-path": "url(#band)" },
      stripes({ x: -62, width: 124, height: 330 }),
      rect(-62, 0, 124, 330, { fill: "url(#fold)" }),
    ),
    path("M-62 0V330M62 0V330", stroke(ink, 3, 0.35)),
  );
}

/** A point of the medal; `turn` is the part of a full turn, clockwise from the top. */
const around = (turn: number, radius: number) => polar((turn - 0.25) * 2 * Math.PI, radius, centre);

/** A line for each of a hundred companies, the best medals first, clockwise from the top. */
function rim(): string {
  let company = 0;
  const teeth = medals.map((count, medal) => {
    const own = range(count).map((): Line => {
      const turn = (company++ + 0.5) / 100;
      return [around(turn, 250), around(turn, medal < 4 ? 310 : 292)];
    });
    return path(segments(own), stroke(metals[medal], 11.5));
  });
  return teeth.join("");
}

/** A quarter circle of a hundred points for one theme, filled up to the least score. */
function track(theme: number): string {
  const [from, length] = [theme / themes + 0.014, 1 / themes - 0.028];
  const arc = (start: number, end: number) => {
    const [a, b] = [around(start, 204), around(end, 204)];
    return pathData`M${a[0]} ${a[1]}A204 204 0 0 1 ${b[0]} ${b[1]}`;
  };
  const mark = from + (length * leastScore) / 100;
  return group(
    { fill: "none" },
    path(arc(from, from + length), stroke(ink, 20)),
    path(arc(from, mark), stroke(leafLight, 20)),
    path(segments([[around(mark, 184), around(mark, 224)]]), stroke(marigold, 7)),
  );
}

/** The ring of the mean year 36 times, each turned by ten degrees, like engraved lines. */
function engraving(): string {
  const cut = range(36).map((turn) => tag("use", { href: "#cut", transform: `rotate(${turn * 10})` }));
  return group(
    { ...stroke(leafLight, 1.1), fill: "none", transform: `translate(${centre[0]} ${centre[1]})` },
    path(meanYear(122, 14), { id: "cut" }),
    ...cut.slice(1),
  );
}
