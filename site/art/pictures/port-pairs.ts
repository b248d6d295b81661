import { LAND_SOURCE } from "../data/land.ts";
import { europeanPorts, indianPorts, type Place } from "../data/ports.ts";
import { dots, line, segments } from "../draw/paths.ts";
import { linear, mix, type Point, range } from "../draw/scale.ts";
import { drawing, group, linearGradient, path, pathData, stroke } from "../draw/svg.ts";
import { ink, leafDark, leafLight, marigold, night, paper } from "../palette.ts";
import type { Canvas } from "../picture.ts";

/** Where the two coasts stand across the frame. */
const coasts = { wide: [0.44, 0.94], tall: [0.1, 0.9] } as const;

/** A line for every pair of an Indian and a European port; the farther north a port, the higher on its coast. */
export const picture = drawing(LAND_SOURCE, { wide: [1200, 800], tall: [800, 560] }, (frame) => {
  const [left, right] = coasts[frame.shape].map((part) => part * frame.width) as [number, number];
  const west = coast(Object.values(europeanPorts), left, frame);
  const east = coast(Object.values(indianPorts), right, frame);
  const middle = (left + right) / 2;
  const pairs = east.ports.flatMap(([x, y]) =>
    west.ports.map(([toX, toY]) => pathData`M${x} ${y}C${middle} ${y} ${middle} ${toY} ${toX} ${toY}`),
  );
  const ports = [...west.ports, ...east.ports];
  const along = [left, 0, right, 0, "userSpaceOnUse"] as const;
  return [
    "url(#ground)",
    [
      linearGradient("pair", along, [0, mix(leafLight, paper, 0.4)], [1, marigold]),
      linearGradient("ground", [0, 0, 1, 1], [0.3, ink], [1, mix(leafDark, night, 0.4)]),
    ],
    path(west.marks + east.marks, stroke(leafLight, 1.6, 0.55)),
    path(pairs.join(""), { ...stroke("url(#pair)", 2, 0.8), fill: "none" }),
    group(
      { fill: "none", "stroke-linecap": "round" },
      path(dots(ports), stroke(ink, 20)),
      path(dots(ports), stroke(paper, 11)),
    ),
  ];
});

/** An upright line with a mark for each degree of latitude, and the points of the ports on it. */
function coast(places: Place[], x: number, { height, shape }: Canvas) {
  const latitudes = places.map(([, latitude]) => latitude);
  const [low, high] = [Math.floor(Math.min(...latitudes)) - 1, Math.ceil(Math.max(...latitudes)) + 1];
  const y = linear([high, low], [height * 0.1, height * 0.9]);
  const size = shape === "wide" ? 12 : 9;
  const marks = range(high - low + 1).map((degree) =>
    line(x - size, y(low + degree), x + size, y(low + degree)),
  );
  return {
    ports: places.map(([, latitude]): Point => [x, y(latitude)]),
    marks: segments([...marks, line(x, y(high), x, y(low))]),
  };
}
