import { CARBON_DIOXIDE_SOURCE, carbonDioxide } from "../../climate/carbon-dioxide.ts";
import { cover } from "../draw/cover.ts";
import { line, polyline, segments } from "../draw/paths.ts";
import { linear, mix, type Point, range } from "../draw/scale.ts";
import { circle, drawing, group, path, rect, stroke } from "../draw/svg.ts";
import { dune, ink, leafDark, leafLight, marigold, paper } from "../palette.ts";

const board = { x: 170, y: 44, width: 460, height: 138 };

/** A training room from above: three rows of tables with workbooks, and the carbon dioxide record on the board. */
export const picture = drawing(CARBON_DIOXIDE_SOURCE, { wide: cover }, () => {
  const months = carbonDioxide();
  const values = months.map(({ ppm }) => ppm);
  const across = linear([0, months.length - 1], [board.x + 22, board.x + board.width - 22]);
  const up = linear([Math.min(...values), Math.max(...values)], [board.y + board.height - 20, board.y + 22]);
  const points = values.map((ppm, month): Point => [across(month), up(ppm)]);
  return [
    leafDark,
    rect(board.x, board.y, board.width, board.height, { fill: ink, rx: 6 }),
    path(polyline(points), { ...stroke(marigold, 3), fill: "none", "stroke-linejoin": "round" }),
    ...range(15).map((seat) => desk(54 + (seat % 5) * 144, 246 + Math.floor(seat / 5) * 118, seat === 7)),
  ];
});

/** A table, a workbook on it and the head of somebody who sits there; `isMarked` marks a row of the workbook. */
function desk(x: number, y: number, isMarked: boolean): string {
  const rows = range(3).map((row) => line(x + 22, y + 26 + row * 11, x + 94, y + 26 + row * 11));
  return group(
    {},
    circle(x + 58, y + 84, 15, { fill: mix(leafLight, leafDark, 0.3) }),
    rect(x, y, 116, 66, { fill: mix(dune, leafDark, 0.12), rx: 5 }),
    rect(x + 16, y + 9, 84, 48, { fill: paper, rx: 2 }),
    rect(x + 16, y + 9, 84, 9, { fill: leafLight }),
    isMarked ? rect(x + 16, y + 31, 84, 12, { fill: marigold }) : "",
    path(segments([...rows, line(x + 58, y + 18, x + 58, y + 57)]), stroke(mix(ink, paper, 0.6), 1.6)),
  );
}
