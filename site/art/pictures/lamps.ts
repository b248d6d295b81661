import { TEMPERATURE_SOURCE, twelveDozen } from "../../climate/temperature.ts";
import { anomalyColour, linear, mix } from "../draw/scale.ts";
import { drawing, group, linearGradient, path, pathData, radialGradient, rect, tag } from "../draw/svg.ts";
import { ink, ink2, marigold, paper } from "../palette.ts";
import type { Frame } from "../picture.ts";

/** How many lamps each step has, the farthest step first: 144 lamps, and a step for each programme of the page. */
const steps = [33, 29, 26, 22, 19, 15];

/** The y of each step, as a part of the height; nearer steps are taller. */
const treads = [0.17, 0.29, 0.424, 0.572, 0.738, 0.93];

const flameHeight = linear([-0.5, 1.1], [0.8, 2.3]);

/** Rows of oil lamps, one for each year: the warmer the year, the taller its flame. */
export const picture = drawing(TEMPERATURE_SOURCE, { wide: [1000, 800], tall: [800, 800] }, (frame) => {
  let year = 0;
  const rows = steps.map((count, step) => {
    const years = twelveDozen().slice(year, year + count);
    year += count;
    return lampRow(years, step, frame);
  });
  return [
    ink,
    [
      path("M-15-7C-15 4-8 8 0 8S15 4 15-7C9-3-9-3-15-7z", { id: "bowl" }),
      group(
        { id: "flame" },
        path("M0 0C-7-3-8-12 0-27C8-12 7-3 0 0z", { fill: marigold }),
        path("M0-1C-3-3-3-8 0-14C3-8 3-3 0-1z", { fill: paper }),
      ),
      radialGradient("glow", [0.5, 0.5, 0.5], [0, marigold, 0.5], [0.4, marigold, 0.16], [1, marigold, 0]),
      linearGradient("riser", [0, 0, 0, 1], [0, mix(ink2, marigold, 0.1)], [0.6, ink], [1, ink]),
      linearGradient("dark", [0, 0, 1, 0], [0, ink], [0.09, ink, 0], [0.91, ink, 0], [1, ink]),
    ],
    ...rows,
    rect(0, 0, frame.width, frame.height, { fill: "url(#dark)" }),
  ];
});

function lampRow(years: number[], step: number, { width, height }: Frame): string {
  const pitch = width / years.length;
  const size = pitch / 33;
  const tread = height * (treads[step] ?? 1);
  const next = height * (treads[step + 1] ?? 1);
  return group(
    {},
    rect(0, tread - size * 3, width, size * 16, { fill: mix(ink2, marigold, 0.26) }),
    rect(0, tread + size * 12, width, next - tread - size * 12, { fill: "url(#riser)" }),
    ...years.map((value, index) =>
      group(
        { transform: pathData`translate(${pitch * (index + 0.5)} ${tread}) scale(${size.toFixed(2)})` },
        tag("circle", { cy: -18, r: 34, fill: "url(#glow)" }),
        tag("use", { href: "#bowl", fill: anomalyColour(value) }),
        tag("use", {
          href: "#flame",
          transform: `translate(0 -5) scale(1 ${flameHeight(value).toFixed(2)})`,
        }),
      ),
    ),
  );
}
