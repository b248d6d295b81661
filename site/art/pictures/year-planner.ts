import { letters } from "../draw/letters.ts";
import { line, segments } from "../draw/paths.ts";
import { range } from "../draw/scale.ts";
import { circle, drawing, group, path, rect, stroke } from "../draw/svg.ts";
import { dune, ink2, leafDark, leafLight, marigold, night, paper, sand } from "../palette.ts";
import type { Frame } from "../picture.ts";

/** For each group of people: when their sessions are, how long they then practise, and when the work is looked at. */
const plan = [
  { session: 0, practice: 3 },
  { session: 1, practice: 4 },
  { session: 3, practice: 4 },
  { session: 4, practice: 5 },
  { session: 6, practice: 3 },
];

/** The wall planner of a programme over a financial year: sessions, practice on real work, review. */
export const picture = drawing("", { wide: [1600, 300], tall: [800, 340] }, (frame) => {
  const sheet = {
    x: frame.width * 0.03,
    y: frame.height * 0.06,
    width: frame.width * 0.94,
    height: frame.height * 0.98,
  };
  const head = sheet.height * 0.18;
  const month = sheet.width / 12;
  const row = (sheet.height - head) / plan.length;
  const grid = [
    ...range(11).map((at) =>
      line(sheet.x + (at + 1) * month, sheet.y + head, sheet.x + (at + 1) * month, sheet.y + sheet.height),
    ),
    ...range(plan.length).map((at) =>
      line(sheet.x, sheet.y + head + at * row, sheet.x + sheet.width, sheet.y + head + at * row),
    ),
  ];
  return [
    ink2,
    [],
    rect(sheet.x + 10, sheet.y + 12, sheet.width, sheet.height, { fill: night, "fill-opacity": 0.4 }),
    rect(sheet.x, sheet.y, sheet.width, sheet.height, { fill: paper }),
    rect(sheet.x, sheet.y, sheet.width, head, { fill: sand }),
    path(segments(grid), stroke(dune, 2)),
    ...[..."AMJJASONDJFM"].map((initial, at) =>
      monthName(initial, sheet.x + (at + 0.5) * month, sheet.y + head * 0.66, head * 0.34),
    ),
    ...plan.map((line, at) => bar(line, { width: month, height: row }, sheet.x, sheet.y + head + at * row)),
  ];
});

function monthName(initial: string, centre: number, y: number, height: number): string {
  const { width } = letters(initial, 0, 0, height);
  return path(letters(initial, centre - width / 2, y, height).d, { fill: leafDark });
}

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
