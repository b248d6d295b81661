import { letters } from "../draw/letters.ts";
import { line, segments } from "../draw/paths.ts";
import { range } from "../draw/scale.ts";
import { circle, drawing, group, path, rect, stroke } from "../draw/svg.ts";
import { dune, ink2, leafDark, leafLight, marigold, night, paper, sand } from "../palette.ts";
import type { Frame } from "../picture.ts";

/** For each group of people, in months: when its session is, and how long it practises before the review. */
const plan = [
  { session: 0, practice: 3 },
  { session: 1, practice: 4 },
  { session: 3, practice: 4 },
  { session: 4, practice: 5 },
  { session: 6, practice: 3 },
];

/** A wall planner of a financial year, April first: for each group a session, practice and a review. */
export const picture = drawing("", { wide: [1600, 300], tall: [800, 340] }, (frame) => {
  const [x, y, width, height] = [
    frame.width * 0.03,
    frame.height * 0.06,
    frame.width * 0.94,
    frame.height * 0.98,
  ];
  const head = height * 0.18;
  const month = width / 12;
  const row = (height - head) / plan.length;
  const columnAt = (at: number) => line(x + (at + 1) * month, y + head, x + (at + 1) * month, y + height);
  const rowAt = (at: number) => line(x, y + head + at * row, x + width, y + head + at * row);
  const grid = [...range(11).map(columnAt), ...range(plan.length).map(rowAt)];
  return [
    ink2,
    rect(x + 10, y + 12, width, height, { fill: night, "fill-opacity": 0.4 }),
    rect(x, y, width, height, { fill: paper }),
    rect(x, y, width, head, { fill: sand }),
    path(segments(grid), stroke(dune, 2)),
    ...[..."AMJJASONDJFM"].map((initial, at) =>
      monthName(initial, x + (at + 0.5) * month, y + head * 0.66, head * 0.34),
    ),
    ...plan.map((line, at) => bar(line, { width: month, height: row }, x, y + head + at * row)),
  ];
});

function monthName(initial: string, centre: number, y: number, height: number): string {
  const { width } = letters(initial, 0, 0, height);
  return path(letters(initial, centre - width / 2, y, height).d, { fill: leafDark });
}

/** The bar of one group: a session, its practice, and the review if it is within the year. */
function bar({ session, practice }: (typeof plan)[number], cell: Frame, left: number, top: number): string {
  const thick = cell.height * 0.44;
  const y = top + (cell.height - thick) / 2;
  const x = left + session * cell.width;
  const end = x + (1 + practice) * cell.width;
  return group(
    {},
    rect(x + cell.width * 0.2, y, end - x - cell.width * 0.5, thick, { fill: leafLight, rx: thick / 2 }),
    rect(x + cell.width * 0.12, y, cell.width * 0.88, thick, { fill: leafDark, rx: thick / 2 }),
    end < left + cell.width * 12.01
      ? circle(end - cell.width * 0.32, y + thick / 2, thick * 0.62, { fill: marigold })
      : "",
  );
}
