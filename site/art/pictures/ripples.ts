import { PRECIPITATION_SOURCE, precipitationAt } from "../../climate/precipitation.ts";
import { linear, mix, ramp, range } from "../draw/scale.ts";
import { drawing, group, linearGradient, path, pathData, tag } from "../draw/svg.ts";
import { dataScale, ink, marigold, nightScale, paper } from "../palette.ts";
import type { Frame } from "../picture.ts";

const [north, south, west, east] = [33, 9, 66, 96];
/** Degrees between places, and millimetres of rain to a ring. */
const [apart, perRing] = [3, 300];

type Drop = { x: number; y: number; near: number; rain: number };

/** A drop for every three degrees of the subcontinent and its seas, with a ring for every 300 mm of rain in a year. */
export const picture = drawing(PRECIPITATION_SOURCE, { wide: [1200, 640], tall: [800, 720] }, (frame) => {
  const drops = fallen(frame);
  const wettest = Math.max(...drops.map(({ rain }) => rain));
  return [
    "url(#water)",
    [
      path("M0 0C-5 0-8-4-8-8C-8-13-3-17 0-27C3-17 8-13 8-8C8-4 5 0 0 0z", { id: "drop" }),
      linearGradient("water", [0, 0, 0, 1], [0, ink], [1, mix(nightScale[1], ink, 0.35)]),
    ],
    rings(drops),
    ...drops.map(({ x, y, near, rain }) =>
      tag("use", {
        href: "#drop",
        fill: rain === wettest ? marigold : mix(dataScale[3], paper, near * 0.7),
        transform: pathData`translate(${x} ${y - 2}) scale(${(0.5 + 0.6 * near).toFixed(2)})`,
      }),
    ),
  ];
});

/** The drops by rows of latitude, the northern ones at the back. */
function fallen({ width, height }: Frame): Drop[] {
  const rows = range((north - south) / apart + 1).map((row) => north - row * apart);
  return rows.flatMap((latitude, row) => {
    const near = row / (rows.length - 1);
    const spread = 0.86 + 0.5 * near;
    const x = linear([west, east], [width * (0.5 - spread / 2), width * (0.5 + spread / 2)]);
    const y = height * (0.13 + 0.77 * near ** 1.2);
    const shift = row % 2 ? apart / 2 : 0;
    return range((east - west) / apart + 1)
      .map((column) => west + column * apart + shift)
      .map((longitude) => ({ x: x(longitude), y, near, rain: precipitationAt(longitude, latitude) }));
  });
}

/** The rings of all drops; outer ones are fainter, so that they do not hide those of neighbours. */
function rings(drops: Drop[]): string {
  const most = Math.max(...drops.map(({ rain }) => Math.floor(rain / perRing)));
  const ellipse = ({ x, y, near }: Drop, ring: number) => {
    const rx = (ring + 1) * (6.5 + 7 * near);
    return pathData`M${x - rx} ${y}a${rx} ${rx * 0.36} 0 1 0 ${rx * 2} 0a${rx} ${rx * 0.36} 0 1 0 ${-rx * 2} 0`;
  };
  const drawn = range(most).map((ring) =>
    path(
      drops
        .filter(({ rain }) => rain >= (ring + 1) * perRing)
        .map((drop) => ellipse(drop, ring))
        .join(""),
      {
        stroke: ramp([dataScale[4], dataScale[3], dataScale[2]], ring / 9),
        "stroke-opacity": Math.max(0.25, 0.95 - ring * 0.07),
      },
    ),
  );
  return group({ fill: "none", "stroke-width": 1.7 }, ...drawn);
}
