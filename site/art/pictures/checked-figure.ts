import { letters } from "../draw/letters.ts";
import { line, segments } from "../draw/paths.ts";
import { mix, range } from "../draw/scale.ts";
import { circle, drawing, group, path, rect, roundStroke, stroke, tag } from "../draw/svg.ts";
import { dune, ink, leaf, leafDark, marigold, marigoldSoft, paper, sand } from "../palette.ts";

const units = ["kWh", "kWh", "MWh", "kWh", "kWh", "kWh"];
const figures = ["12,500", "11,940", "13.2", "12,060", "11,480", "12,310"];

/** A page of meter readings; a lens enlarges the one whose unit differs from the others. */
export const picture = drawing("", { wide: [1600, 460], tall: [800, 640] }, (frame) => {
  const scale = frame.shape === "wide" ? 0.8 : 1;
  const sheet = { x: frame.width / scale / 2 - 330, y: 36, width: 600, height: 800 };
  const lens = { x: sheet.x + 500, y: sheet.y + 350, r: 132 };
  const rows = group(
    {},
    ...range(units.length).map((row) => readingRow(row, sheet.x, sheet.y + 150 + row * 92)),
  );
  return [
    sand,
    [tag("clipPath", { id: "lens" }, circle(lens.x, lens.y, lens.r, {}))],
    group(
      { transform: `scale(${scale})` },
      rect(sheet.x + 12, sheet.y + 14, sheet.width, sheet.height, { fill: ink, "fill-opacity": 0.14 }),
      rect(sheet.x, sheet.y, sheet.width, sheet.height, { fill: paper }),
      rect(sheet.x, sheet.y, sheet.width, 72, { fill: leafDark }),
      rect(sheet.x + 40, sheet.y + 28, 210, 16, { fill: paper, rx: 8 }),
      rows,
      path(segments([line(lens.x + 96, lens.y + 96, lens.x + 224, lens.y + 224)]), roundStroke(ink, 34)),
      circle(lens.x, lens.y, lens.r, { fill: marigoldSoft }),
      group(
        { "clip-path": "url(#lens)" },
        group({ transform: `translate(${-0.75 * lens.x} ${-0.75 * lens.y}) scale(1.75)` }, rows),
      ),
      circle(lens.x, lens.y, lens.r, { ...stroke(ink, 16), fill: "none" }),
      circle(lens.x, lens.y, lens.r - 8, { ...stroke(marigold, 4), fill: "none" }),
    ),
  ];
});

function readingRow(row: number, x: number, y: number): string {
  const isOther = units[row] !== "kWh";
  return group(
    {},
    rect(x + 40, y + 10, 150 + ((row * 37) % 70), 14, { fill: mix(dune, ink, 0.25), rx: 7 }),
    path(letters(figures[row] ?? "", x + 300, y + 30, 28).d, { fill: ink }),
    path(letters(units[row] ?? "", x + 450, y + 30, 28).d, {
      fill: isOther ? mix(marigold, ink, 0.35) : leaf,
    }),
    path(segments([line(x + 40, y + 58, x + 560, y + 58)]), stroke(dune, 2)),
  );
}
