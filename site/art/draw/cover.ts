import { TEMPERATURE_SOURCE } from "../../climate/temperature.ts";
import type { Frame, Picture } from "../picture.ts";
import { stripes } from "./stripes.ts";
import { rect, svg } from "./svg.ts";

export const cover: Frame = { width: 800, height: 600 };

type Parts = [ground: string, defs: readonly string[], ...motif: string[]];

/** A cover of the training series: one ground, one motif, and along the foot the record as the series' band. */
export function trainingCover(parts: () => Parts): Picture {
  const { width, height } = cover;
  return {
    source: TEMPERATURE_SOURCE,
    frames: { wide: cover },
    draw() {
      const [ground, defs, ...motif] = parts();
      const band = stripes({ y: height - 14, width, height: 14 });
      return svg(cover, defs, rect(0, 0, width, height, { fill: ground }), ...motif, band);
    },
  };
}
