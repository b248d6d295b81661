import { CARBON_DIOXIDE_SOURCE, seasonalCycle } from "../../climate/carbon-dioxide.ts";
import { PRECIPITATION_SOURCE, precipitationAt } from "../../climate/precipitation.ts";
import { anomalies, TEMPERATURE_SOURCE } from "../../climate/temperature.ts";
import { block, hall, panels } from "../draw/building.ts";
import { curve, dots, hill, type Line, line, segments } from "../draw/paths.ts";
import { across, linear, mix, type Point, range, sample, smoothed } from "../draw/scale.ts";
import { stripes } from "../draw/stripes.ts";
import { circle, group, leading, linearGradient, path, pathData, rect, stroke, svg } from "../draw/svg.ts";
import { planted, tree } from "../draw/tree.ts";
import {
  dataScale,
  dune,
  ink,
  ink2,
  leaf,
  leafDark,
  leafLight,
  marigold,
  nightScale,
  paper,
  sand,
} from "../palette.ts";
import type { Picture } from "../picture.ts";

const floor = 530;
const brick = { wall: mix(dataScale[8], dune, 0.3), shade: mix(dataScale[9], ink, 0.35), glass: ink2 };
const plaster = { wall: paper, shade: mix(dune, ink, 0.3), glass: mix(nightScale[4], ink2, 0.45) };

/** A campus in cross-section: the buildings that an auditor visits, and below them roots, soil and ground water. */
export const picture: Picture = {
  source: [TEMPERATURE_SOURCE, PRECIPITATION_SOURCE, CARBON_DIOXIDE_SOURCE],
  frames: leading,
  draw(frame) {
    const { width, height, shape } = frame;
    const shift = shape === "wide" ? 0 : -330;
    return svg(
      frame,
      [
        linearGradient("haze", [0, 0, 0, 1], [0.2, paper, 0], [1, paper, 0.9]),
        linearGradient("deep", [0, 0, 0, 1], [0, nightScale[3]], [1, nightScale[0]]),
        tree({ id: "round", leaves: 110, breadth: 1 }, ink2, [mix(leafLight, leaf, 0.4), leaf, leafDark]),
        tree({ id: "slim", leaves: 70, breadth: 0.6 }, ink2, [
          mix(leafLight, leaf, 0.2),
          mix(leafLight, leaf, 0.7),
          leaf,
        ]),
      ],
      stripes({ width, height: floor }),
      rect(0, 0, width, floor, { fill: sand, "fill-opacity": 0.66 }),
      rect(0, 0, width, floor, { fill: "url(#haze)" }),
      circle(shape === "wide" ? 872 : 560, 262, 46, { fill: marigold }),
      ...hills(width),
      rain(width),
      group(shift ? { transform: `translate(${shift})` } : {}, ...buildings()),
      ...ground(width, height),
      group(shift ? { transform: `translate(${shift})` } : {}, below(), trees()),
    );
  },
};

/** Two ridges of the temperature record behind the buildings. */
function hills(width: number): string[] {
  return [0, 1].map((near) => {
    const series = smoothed(anomalies(), 2 + near * 3).slice(near * 40);
    const y = linear([-0.45, 1], [floor - 6 + near * 20, floor - 210 + near * 80]);
    return path(hill(across(series, width, y, 4), floor + 20), {
      fill: mix(leafLight, sand, 0.55 - near * 0.28),
    });
  });
}

/** Streaks of rain: the longer, the more it rained in that year at their place on the latitude of Pune. */
function rain(width: number): string {
  const streaks = range(9).flatMap((row) =>
    range(40 - row * 2).map((column): Line => {
      const x = 40 + column * (width * 0.0145) + (row % 2) * 8 - row * 5;
      const length = 6 + precipitationAt(72.2 + column * 0.16 + row * 0.03, 18.5) / 42;
      const y = 20 + row * 42 + ((column * 5) % 7) * 6;
      return line(x, y, x - length * 0.2, y + length);
    }),
  );
  return path(segments(streaks), { ...stroke(dataScale[1], 1.2, 0.42), "stroke-linecap": "round" });
}

function buildings(): string[] {
  const solar = { fill: nightScale[0], stroke: nightScale[0], "stroke-width": 2, "stroke-linejoin": "round" };
  return [
    planted("slim", [66, floor], 150),
    planted("slim", [436, floor], 200),
    planted("slim", [612, floor], 170),
    block({ x: 92, floor, width: 318, height: 196 }, 4, plaster),
    path(panels(102, floor - 202, 11, 20), solar),
    hall({ x: 452, floor, width: 146, height: 238 }, brick),
    block({ x: 628, floor, width: 176, height: 128 }, 2, plaster),
    path(panels(638, floor - 134, 6, 20), solar),
  ];
}

/** A tree for each month of the mean year: the more carbon dioxide is in the air, the taller. */
function trees(): string {
  const places = [846, 1128, 905, 1076, 960, 1178, 1018, 24, -20, 424, 826, 1230];
  return seasonalCycle()
    .map((value, month) =>
      planted(month % 3 === 1 ? "slim" : "round", [places[month] ?? 0, floor + 3], 172 + value * 26),
    )
    .join("");
}

/** Layers of soil, with ground water at the bottom. */
function ground(width: number, height: number): string[] {
  const bed = (level: number, swing: number, start: number) =>
    range(40).map(
      (step): Point => [
        (step / 39) * (width + 8) - 4,
        level - swing * sample(smoothed(anomalies(), 3).slice(start), step / 39),
      ],
    );
  const lines = range(9).map((line) => curve(bed(floor + 40 + line * 15, 10 + line * 5, line * 8)));
  return [
    rect(0, floor, width, height - floor, { fill: leafDark }),
    path(hill(bed(floor + 74, 30, 0), height), { fill: mix(leafDark, ink, 0.6) }),
    path(hill(bed(floor + 130, 44, 30), height), { fill: ink }),
    path(lines.join(""), { fill: "none", stroke: leafLight, "stroke-opacity": 0.16 }),
    path(hill(bed(floor + 206, 34, 60), height), { fill: "url(#deep)" }),
    path([222, 240].map((y, index) => curve(bed(floor + y, 12, 20 * index))).join(""), {
      fill: "none",
      stroke: dataScale[3],
      "stroke-opacity": 0.35,
    }),
  ];
}

/** Below the ground: roots, and the shaft that leads water from the roof into the soil. */
function below(): string {
  const roots = [846, 905, 960, 1018, 1076, 1128].flatMap((x, index) =>
    [-2, -1, 0, 1, 2].map((side) => {
      const depth = 62 + ((index * 2 + side + 12) % 5) * 13 - Math.abs(side) * 14;
      return pathData`M${x} ${floor}c${side * 3} ${depth * 0.5} ${side * 16} ${depth * 0.4} ${side * 15} ${depth}`;
    }),
  );
  const seep = range(65).map((drop): Point => {
    const depth = Math.floor(drop / 5) * 11;
    return [347 + ((drop % 5) - 2) * (4 + depth * 0.2) + (Math.floor(drop / 5) % 2) * 3, floor + 92 + depth];
  });
  return group(
    { fill: "none", "stroke-linecap": "round" },
    path(roots.join(""), stroke(leafLight, 1.4, 0.6)),
    path(`M414 ${floor - 196}V${floor}H347v82`, { ...stroke(dataScale[3], 3), "stroke-linejoin": "round" }),
    rect(336, floor + 6, 22, 78, stroke(dune, 1.6, 0.8)),
    path(dots(seep), stroke(dataScale[3], 3.4, 0.9)),
  );
}
