import { line, segments } from "../draw/paths.ts";
import { mix, range } from "../draw/scale.ts";
import { drawing, group, path, rect, stroke } from "../draw/svg.ts";
import { ink, leafDark, leafLight, marigold, paper, sand } from "../palette.ts";

/** The numbers of the sheets that are pulled up. */
const marked = new Set([3, 7, 10, 14, 18, 22]);

/** A drawer of sheets, a few of them pulled up: the rules that apply. */
export const picture = drawing("", { wide: [1600, 340], tall: [800, 600] }, (frame) => {
  const [count, raised] = frame.shape === "wide" ? [26, 0.72] : [11, 0.62];
  const step = frame.width / count;
  const size = step * 2.1;
  const floor = frame.height * 0.86;
  const sheets = range(count + 2).map((index) =>
    marked.has(index)
      ? sheet((index - 1) * step, size, floor - frame.height * raised, paper, marigold)
      : sheet((index - 1) * step, size, floor - frame.height * 0.44, grey(index), grey(index)),
  );
  return [
    ink,
    ...sheets,
    rect(0, floor, frame.width, frame.height - floor, { fill: leafDark }),
    rect(0, floor, frame.width, 5, { fill: leafLight, "fill-opacity": 0.5 }),
  ];
});

const grey = (index: number) => mix(sand, leafDark, 0.5 + (index % 3) * 0.09);

function sheet(x: number, size: number, top: number, fill: string, tab: string): string {
  const words = range(3).map((row) =>
    line(x + size * 0.14, top + 34 + row * 22, x + size * (row === 2 ? 0.5 : 0.8), top + 34 + row * 22),
  );
  return group(
    {},
    rect(x + 4, top + 4, size, 400, { fill: ink, "fill-opacity": 0.4 }),
    rect(x, top, size, 400, { fill, rx: 4 }),
    rect(x + size * 0.1, top - 13, size * 0.34, 22, { fill: tab, rx: 4 }),
    path(segments(words), stroke(mix(fill, ink, 0.45), 5)),
  );
}
