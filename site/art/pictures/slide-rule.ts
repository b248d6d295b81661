import { CARBON_DIOXIDE_SOURCE, carbonDioxide, carbonDioxideEnd } from "../../climate/carbon-dioxide.ts";
import { line, segments } from "../draw/paths.ts";
import { linear, ramp, range } from "../draw/scale.ts";
import { drawing, group, path, rect, stroke } from "../draw/svg.ts";
import { dataScale, dune, ink, leafDark, marigold, paper } from "../palette.ts";

/** The data scale without its pale middle, which would not show on paper. */
const hues = [...dataScale.slice(0, 4), ...dataScale.slice(7)];

type Mark = { at: number; weight: 1 | 2 | 3 };

/**
 * Carbon dioxide as a slide rule: years on the fixed scale, and on the slide a mark for each ppm, at the month in
 * which the trend first reached it. The faster the rise, the closer the marks.
 */
export const picture = drawing(CARBON_DIOXIDE_SOURCE, { wide: [1600, 340], tall: [800, 420] }, (frame) => {
  const { width, height } = frame;
  const months = carbonDioxide();
  const time = ({ year, month }: { year: number; month: number }) => year + month / 12;
  const lastYear = carbonDioxideEnd().year;
  const x = linear([1957, lastYear + 1.5], [0, width]);
  const years = range(lastYear - 1957).map(
    (index): Mark => ({ at: 1958 + index, weight: weightOf(1958 + index) }),
  );
  const parts = range(200)
    .map((index) => 300 + index)
    .flatMap((ppm): Mark[] => {
      const first = months.find(({ trend }) => trend >= ppm);
      return first && first !== months[0] ? [{ at: time(first), weight: weightOf(ppm) }] : [];
    });
  const [fixed, slide, foot] = [0.12, 0.4, 0.72].map((part) => part * height) as [number, number, number];
  const end = 0.9 * height;
  const marks = (list: Mark[], from: number, room: number) =>
    list.map(({ at, weight }) => line(x(at), from, x(at), from + (room * (1 + weight)) / 5));
  const last = months.at(-1);
  return [
    ink,
    rect(0, fixed, width, slide - fixed, { fill: dune }),
    rect(0, slide, width, foot - slide, { fill: paper }),
    rect(0, foot, width, end - foot, { fill: leafDark }),
    path(segments(marks(years, slide, fixed - slide)), stroke(ink, 2)),
    group(
      { "stroke-width": 3.2 },
      ...marks(parts, slide, foot - slide).map((mark, index) =>
        path(segments([mark]), { stroke: ramp(hues, index / (parts.length - 1)) }),
      ),
    ),
    path(segments(marks(years, end, foot - end)), { stroke: paper, "stroke-width": 1.4, opacity: 0.6 }),
    last ? path(segments([line(x(time(last)), 0, x(time(last)), height)]), stroke(marigold, 4)) : "",
  ];
});

/** How long a mark is: 3 for tens, 2 for fives, 1 for the others. */
const weightOf = (value: number) => (value % 10 === 0 ? 3 : value % 5 === 0 ? 2 : 1);
