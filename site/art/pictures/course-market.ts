import { dots } from "../draw/paths.ts";
import { mix, type Point, range } from "../draw/scale.ts";
import { circle, group, path, pathData, rect } from "../draw/svg.ts";
import { skyOf, trainingFloor, trainingPicture } from "../draw/training.ts";
import { dataScale, ink, leafDark, marigold, night, nightScale, sand } from "../palette.ts";
import type { Frame } from "../picture.ts";

const CCTS_SOURCE = "Data: CCTS notifications, Oct 2025 and Jan 2026";

/** How many plants, in how many sectors, each notification of the Carbon Credit Trading Scheme gave a target. */
const notified = [
  /** Aluminium, cement, chlor-alkali, pulp and paper: October 2025. */
  { entities: 282, sectors: 4 },
  /** Refineries, petrochemicals, textiles, secondary aluminium: January 2026. */
  { entities: 208, sectors: 4 },
] as const;

/** In how many steps marks grow and fade on their way up: enough that no step is seen. */
const SIZES = 12;

/** Multiples of these, modulo 1, spread any number of marks evenly over an area, without rows. */
const [stepAlong, stepAcross] = [0.7548776662, 0.5698402909];

/** A factory with a chimney for each sector; every mark in its smoke is a plant that was given a target. */
export const picture = trainingPicture(CCTS_SOURCE, (frame) => {
  const { width, height } = frame;
  const floor = trainingFloor(frame);
  const stacks = notified.flatMap(({ sectors }, batch) =>
    range(sectors).map((index) => ({
      batch,
      x: width * ((batch ? 0.5 : 0.09) + index * 0.082),
      top: height * (0.6 - 0.035 * ((index * 5 + batch * 3) % 4)),
    })),
  );
  return [
    skyOf(
      [0, mix(nightScale[3], dataScale[2], 0.2)],
      [0.55, mix(dataScale[4], sand, 0.4)],
      [0.9, dataScale[6]],
    ),
    circle(width * 0.925, height * 0.34, 34, { fill: marigold }),
    ...notified.map(({ entities }, batch) => {
      const own = stacks.filter((stack) => stack.batch === batch);
      return plumes(own, entities, frame, batch ? dataScale[8] : dataScale[0]);
    }),
    path(works(frame), { fill: mix(leafDark, nightScale[4], 0.55) }),
    ...stacks.map(({ x, top, batch }) => chimney(x, top, floor, batch ? mix(ink, dataScale[10], 0.35) : ink)),
    path(pathData`M0 ${floor}V${height * 0.9}H${width}V${floor}z`, { fill: night }),
  ];
});

function chimney(x: number, top: number, floor: number, fill: string): string {
  return group(
    {},
    path(pathData`M${x - 8} ${top}h16l5 ${floor - top}h-26z`, { fill }),
    rect(x - 10, top - 4, 20, 7, { fill }),
    rect(x - 8.4, top + 14, 16.8, 5, { fill: sand, "fill-opacity": 0.7 }),
  );
}

/** Path data of a long hall with a saw-tooth roof, from edge to edge. */
function works({ width, height }: Frame): string {
  const [eaves, ridge, tooth] = [height * 0.8, height * 0.735, width / 16];
  const roof = range(16).map((bay) => pathData`L${bay * tooth} ${ridge}L${(bay + 1) * tooth} ${eaves}`);
  return pathData`M0 ${height * 0.92}V${eaves}${roof.join("")}V${height * 0.92}z`;
}

/** The smoke of one notification: its plants are shared out evenly among its chimneys and spread as they rise. */
function plumes(
  stacks: { x: number; top: number }[],
  entities: number,
  { width, height }: Frame,
  colour: string,
): string {
  const marks = range(entities).map((mark) => {
    const { x, top } = stacks[mark % stacks.length] ?? { x: 0, top: 0 };
    const own = 1 + Math.floor(mark / stacks.length) + (mark % stacks.length) * 31;
    const along = (own * stepAlong) % 1;
    const across = ((own * stepAcross) % 1) - 0.5;
    const spread = 9 + along ** 0.8 * width * 0.11;
    const at: Point = [
      x + along ** 1.7 * width * 0.15 + across * spread,
      top - 10 - along * (top - height * 0.14) + across * spread * 0.45,
    ];
    return { at, near: along };
  });
  const bySize = Map.groupBy(marks, ({ near }) => Math.min(SIZES - 1, Math.floor(near * SIZES)));
  return group(
    { fill: "none", "stroke-linecap": "round", stroke: colour },
    ...[...bySize].map(([size, same]) =>
      path(dots(same.map(({ at }) => at)), {
        "stroke-width": 5 + (size * 6) / SIZES,
        "stroke-opacity": 0.95 - (size * 0.6) / SIZES,
      }),
    ),
  );
}
