import type { Frame } from "../picture.ts";
import { stripes } from "./stripes.ts";
import { rect, svg } from "./svg.ts";

export const cover: Frame = { width: 800, height: 600 };

/** A cover of the training series: one ground, one motif, and along the foot the record as the series' band. */
export function seriesCover(ground: string, defs: readonly string[], ...motif: string[]): string {
  const { width, height } = cover;
  return svg(
    cover,
    defs,
    rect(0, 0, width, height, { fill: ground }),
    ...motif,
    stripes({ y: height - 14, width, height: 14 }),
  );
}
