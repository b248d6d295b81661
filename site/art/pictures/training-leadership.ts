import { anomalies } from "../../climate/temperature.ts";
import { trainingCover } from "../draw/cover.ts";
import { hill } from "../draw/paths.ts";
import { across, linear, mix, range, smoothed } from "../draw/scale.ts";
import { group, linearGradient, path, pathData, stroke } from "../draw/svg.ts";
import { dataScale, ink, leaf, leafDark, marigold, nightScale, paper } from "../palette.ts";

/** Cranes flying over ridges, one for each of 31 years, the latest in front: the warmer, the higher its wings. */
export const picture = trainingCover(() => [
  "url(#dawn)",
  [
    linearGradient(
      "dawn",
      [0, 0, 0.25, 1],
      [0, nightScale[2]],
      [0.45, mix(dataScale[3], nightScale[3], 0.25)],
      [0.8, dataScale[6]],
    ),
  ],
  ...range(4).map(ridge),
  flock(),
]);

/** A ridge whose outline is the temperature record; `near` is 0 for the farthest, 3 for the nearest. */
function ridge(near: number): string {
  const series = smoothed(anomalies(), 2 + near).slice(near * 26);
  const y = linear([-0.45, 1.1], [500 + near * 38, 345 + near * 62]);
  return path(hill(across(series, 800, y), 600), {
    fill: mix(mix(dataScale[4], leaf, 0.35), near === 3 ? ink : leafDark, near / 3),
  });
}

function flock(): string {
  const birds = anomalies().slice(-31).reverse();
  const drawn = birds.map((value, index) => {
    const rank = Math.ceil(index / 2);
    const side = index % 2 ? 1 : -1;
    const x = 612 - rank * 34 - (side > 0 ? 0 : rank * 6);
    const y = 128 + (side > 0 ? rank * 13.5 : -rank * 5) + rank * 2;
    return bird(x, y, 19 - rank * 0.55, value);
  });
  return group(
    { fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round", "stroke-width": 3 },
    path(drawn.slice(1).join(""), { stroke: paper }),
    path(drawn[0] ?? "", stroke(marigold, 4.5)),
  );
}

function bird(x: number, y: number, span: number, value: number): string {
  const beat = span * (0.18 + 0.42 * value);
  return pathData`M${x - span} ${y - beat * 1.5}Q${x - span * 0.4} ${y - beat} ${x} ${y}Q${x + span * 0.4} ${y - beat} ${x + span} ${y - beat * 1.5}`;
}
