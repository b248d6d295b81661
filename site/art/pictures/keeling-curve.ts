import {
  CARBON_DIOXIDE_SOURCE,
  carbonDioxide,
  mostCarbonDioxide,
} from "../../climate/carbon-dioxide.ts";
import { polyline } from "../draw/paths.ts";
import { linear, mix, type Position, ramp, range } from "../draw/scale.ts";
import {
  circle,
  group,
  linearGradient,
  path,
  rect,
  round,
  type Stop,
  svg,
  tag,
} from "../draw/svg.ts";
import { dataScale, ink, marigold, night, nightScale } from "../palette.ts";
import type { Frame, Picture } from "../picture.ts";

const frames: Picture["frames"] = { wide: [1200, 800], tall: [800, 800] };

/** The line of carbon dioxide month by month, and below it fading copies of the line. */
export const picture: Picture = {
  source: CARBON_DIOXIDE_SOURCE,
  frames,
  draw: (frame) => svg(frame, [sky(), ...lineDefs(frame)], ground(frame), line(frame)),
  entrance: "left",
  layers: {
    back: { frames, draw: (frame) => svg(frame, [sky()], ground(frame)) },
    front: { frames, draw: (frame) => svg(frame, lineDefs(frame), line(frame)) },
  },
};

const sky = () =>
  linearGradient("sky", [0, 0, 0.3, 1], [0, mix(nightScale[0], night, 0.5)], [1, ink]);

const ground = ({ width, height }: Frame) => rect(0, 0, width, height, { fill: "url(#sky)" });

function points({ width, height }: Frame): Position[] {
  const readings = carbonDioxide();
  const end = readings.at(-1) ?? { year: 0, month: 0 };
  const x = linear([1958, end.year + end.month / 12], [-6, width * 0.895]);
  const y = linear([310, mostCarbonDioxide() + 1], [height * 0.62, height * 0.13]);
  return readings.map(({ year, month, ppm }): Position => [x(year + month / 12), y(ppm)]);
}

function lineDefs(frame: Frame): string[] {
  const tints = [0, 0.25, 0.5, 0.75, 1] as const;
  return [
    linearGradient(
      "years",
      [0, 0, frame.width * 0.9, 0, "userSpaceOnUse"],
      ...tints.map((t): Stop => [t, ramp(dataScale.slice(1, 10), t)]),
    ),
    path(polyline(points(frame)), { id: "curve" }),
  ];
}

function line(frame: Frame): string {
  const [x, y] = points(frame).at(-1) ?? [0, 0];
  return [
    group(
      { fill: "none", stroke: "url(#years)", "stroke-linejoin": "round" },
      ...echoes(frame.height),
      tag("use", { href: "#curve", "stroke-width": 3 }),
    ),
    circle(x, y, 8, { fill: marigold }),
    circle(x, y, 18, { fill: "none", stroke: marigold, "stroke-opacity": 0.6 }),
  ].join("");
}

/** Thirty copies of the line, each lower and fainter than the one before, which look like a hillside. */
const echoes = (height: number): string[] =>
  range(30)
    .reverse()
    .map((step) =>
      tag("use", {
        href: "#curve",
        x: round(-4 * (step + 1)),
        y: round(((step + 1) ** 1.18 * height) / 68),
        "stroke-opacity": 0.8 * (1 - step / 31) ** 1.3,
      }),
    );
