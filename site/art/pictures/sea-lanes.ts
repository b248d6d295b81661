import { isLand, LAND_SOURCE } from "../data/land.ts";
import { europeanPorts, indianPorts, lane } from "../data/ports.ts";
import { curve, dots } from "../draw/paths.ts";
import { linear, mix, type Point, range } from "../draw/scale.ts";
import { drawing, group, linearGradient, path, stroke } from "../draw/svg.ts";
import { ink, ink2, leaf, leafDark, leafLight, marigold, night, paper } from "../palette.ts";

const STEP = 1.5;

/** A map of the sea lanes from five ports in India through the Suez Canal to five in the Union. */
export const picture = drawing(LAND_SOURCE, { wide: [1200, 800] }, (frame) => {
  const x = linear([-15, 97], [0, frame.width]);
  const y = linear([60, -2], [0, frame.height]);
  const at = ([longitude, latitude]: readonly [number, number]): Point => [x(longitude), y(latitude)];
  const land = range(Math.ceil(64 / STEP)).flatMap((row) =>
    range(Math.ceil(114 / STEP))
      .map((column) => [-15.5 + (column + (row % 2) / 2) * STEP, 60.5 - row * STEP] as const)
      .filter((place) => isLand(...place))
      .map(at),
  );
  const lanes = Object.keys(indianPorts).flatMap((from) =>
    Object.keys(europeanPorts).map((to) => curve(lane(from, to).map(at))),
  );
  const ports = [...Object.values(indianPorts), ...Object.values(europeanPorts)].map(at);
  return [
    "url(#sea)",
    [
      linearGradient(
        "sea",
        [0, 0, 1, 1],
        [0, night],
        [0.6, mix(leafDark, ink, 0.45)],
        [1, mix(leaf, leafDark, 0.7)],
      ),
    ],
    group(
      { fill: "none", "stroke-linecap": "round" },
      path(dots(land), stroke(mix(leafLight, ink, 0.25), 5.6)),
      path(lanes.join(""), stroke(ink, 7, 0.5)),
      ...lanes.map((d) => path(d, stroke(marigold, 2.6, 0.34))),
      path(dots(ports), stroke(ink2, 19)),
      path(dots(ports), stroke(paper, 11)),
    ),
  ];
});
