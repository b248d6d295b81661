import { group, path, rect, svg, tag } from "./draw/svg.ts";
import { dataScale } from "./palette.ts";

/** The brand's mark: a leaf cut from warming stripes, six bars of the data scale from cold to warm. */
export const MARK = {
  size: 36,
  leaf: "M2 34V18A16 16 0 0 1 18 2h16v16a16 16 0 0 1-16 16z",
  bars: [1, 2, 3, 6, 7, 8].map((step, index) => ({
    x: index * 6,
    // A little wider than the step, so that no seam shows between two bars.
    width: 6.2,
    height: 36,
    fill: dataScale[step],
  })),
};

export const markSvg = () => svg({ width: MARK.size, height: MARK.size }, [], markShapes());

export function markShapes(): string {
  const bars = MARK.bars.map(({ x, width, height, fill }) => rect(x, 0, width, height, { fill }));
  return (
    tag("clipPath", { id: "leaf" }, path(MARK.leaf, {})) +
    group({ "clip-path": "url(#leaf)" }, ...bars)
  );
}
