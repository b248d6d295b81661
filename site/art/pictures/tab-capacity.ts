import { TEMPERATURE_SOURCE, temperature } from "../../climate/temperature.ts";
import { cover } from "../draw/cover.ts";
import { linear, mean, mix, range } from "../draw/scale.ts";
import { circle, drawing, group, linearGradient, path, pathData, rect, stroke, tag } from "../draw/svg.ts";
import { ink2, leaf, leafDark, leafLight, marigold, paper, sand } from "../palette.ts";

const soil = 470;

/** Seven seedlings for twenty years each, the last one for all years since 2000: the warmer, the taller. */
export const picture = drawing(TEMPERATURE_SOURCE, { wide: cover }, (frame) => {
  const means = range(7).map((part) => {
    const years = temperature().filter(({ year }) => Math.min(6, Math.floor((year - 1880) / 20)) === part);
    return mean(years.map(({ anomaly }) => anomaly));
  });
  return [
    "url(#air)",
    [
      path("M0 0C8-30 38-50 84-52C76-18 44 10 0 0z", { id: "blade" }),
      linearGradient("air", [0, 0, 0, 1], [0, paper], [1, sand]),
    ],
    rect(0, soil, frame.width, frame.height - soil, { fill: ink2 }),
    ...means.map((value, part) => seedling(92 + part * 101, value, part)),
  ];
});

/** One seedling; `value` is the mean anomaly of its years, `part` its number from 0 to 6. */
function seedling(x: number, value: number, part: number): string {
  const height = 74 + 320 * (value + 0.33);
  const blades = 2 + Math.round((value + 0.35) * 8);
  const bend = linear([0, 6], [4, 16])(part);
  const colour = mix(leafLight, leaf, 0.4 + part / 10);
  const at = (share: number) => [x + bend * Math.sin(share * 2.6), soil - height * share] as const;
  const leaves = range(blades).map((blade) => {
    const share = 0.22 + 0.78 * ((blade + 1) / blades);
    const [bx, by] = at(share);
    const size = (0.62 + 0.28 * (value + 0.3)) * (1.12 - 0.5 * share);
    const side = blade % 2 ? -1 : 1;
    return tag("use", {
      href: "#blade",
      fill: mix(colour, blade % 2 ? leafDark : leafLight, 0.18),
      transform: pathData`translate(${bx} ${by}) scale(${(side * size).toFixed(2)} ${size.toFixed(2)})`,
    });
  });
  const [tx, ty] = at(1);
  const [mx, my] = at(0.5);
  return group(
    { fill: "none", "stroke-linecap": "round" },
    roots(x, height),
    path(pathData`M${x} ${soil}Q${mx + bend * 0.4} ${my} ${tx} ${ty}`, stroke(colour, 3)),
    ...leaves,
    part === 6 ? circle(tx, ty - 10, 10, { fill: marigold }) : "",
  );
}

/** Roots about a quarter as deep as the seedling is tall. */
function roots(x: number, height: number): string {
  const strands = [-2, -1, 0, 1, 2].map((side) => {
    const depth = height * (0.27 - 0.045 * Math.abs(side));
    const spread = side * (8 + height * 0.035);
    return pathData`M${x} ${soil}c${spread * 0.1} ${depth * 0.5} ${spread} ${depth * 0.4} ${spread} ${depth}`;
  });
  return path(strands.join(""), stroke(leafLight, 1.5, 0.7));
}
