import { CARBON_DIOXIDE_SOURCE, carbonDioxide } from "../../climate/carbon-dioxide.ts";
import { line, segments } from "../draw/paths.ts";
import { mix, type Point, ramp, range } from "../draw/scale.ts";
import { drawing, group, path } from "../draw/svg.ts";
import { dataScale, ink, leaf, leafDark, night, paper } from "../palette.ts";

/**
 * The monthly record as cloth. In months when carbon dioxide fell the warp lies on top, in months when it
 * rose the weft. A row holds three years and one month, so each season stands one thread further on: a twill.
 */
const threads = 37;

const hues = [...dataScale.slice(1, 5), ...dataScale.slice(6, 10)];

type Strand = [Point, Point];

export const picture = drawing(
  CARBON_DIOXIDE_SOURCE,
  { wide: { width: 1200, height: 800 }, tall: { width: 800, height: 800 } },
  (frame) => {
    const columns = Math.round((threads * frame.width) / 1200);
    const fell = carbonDioxide().map(({ ppm }, month, all) => ppm < (all[month - 1]?.ppm ?? ppm));
    const rows = Math.floor(fell.length / threads);
    const [w, h] = [frame.width / columns, frame.height / rows];
    const over = (row: number, column: number) => fell[row * threads + column] ?? false;
    const weft = range(rows).map((row) => {
      const floats = stretches(range(columns).map((column) => !over(row, column)));
      const strands = floats.map(([from, to]) =>
        line(from ? from * w - 4 : -9, row * h, to < columns ? to * w + 4 : frame.width + 9, row * h),
      );
      return yarn(strands, h, mix(leaf, leafDark, 0.3 + 0.5 * (row % 2)), "across");
    });
    const warp = range(columns).flatMap((column) =>
      stretches(range(rows).map((row) => over(row, column))).map(([from, to]) => ({ column, from, to })),
    );
    const byStart = Map.groupBy(warp, ({ from }) => from);
    return [
      night,
      [],
      ...weft,
      ...[...byStart].map(([start, floats]) => {
        const strands = floats.map(({ column, from, to }) =>
          line(column * w, from * h - 3, column * w, to * h + 3),
        );
        return yarn(strands, w, ramp(hues, start / (rows - 1)), "along");
      }),
    ];
  },
);

/** Three strands to a thread, the outer two in shade, with a dark bed that parts one thread from the next. */
function yarn(strands: Strand[], thickness: number, colour: string, lie: "across" | "along"): string {
  const strand = (thickness - 4) / 3;
  const moved = (by: number) =>
    strands.map(
      (ends) => ends.map(([x, y]): Point => (lie === "along" ? [x + by, y] : [x, y + by])) as Strand,
    );
  const tints = [mix(colour, paper, 0.08), colour, mix(colour, ink, 0.28)];
  return group(
    {},
    path(segments(moved(thickness / 2)), { stroke: night, "stroke-width": thickness }),
    ...tints.map((stroke, index) =>
      path(segments(moved(2 + strand * (index + 0.5))), {
        stroke,
        "stroke-width": strand - 0.8,
        "stroke-linecap": "round",
      }),
    ),
  );
}

/** Stretches of true, as [from, to). */
function stretches(flags: boolean[]): [number, number][] {
  const found: [number, number][] = [];
  flags.forEach((flag, index) => {
    const open = found.at(-1);
    if (flag && open?.[1] === index) open[1] = index + 1;
    else if (flag) found.push([index, index + 1]);
  });
  return found;
}
