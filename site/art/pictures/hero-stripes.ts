import { TEMPERATURE_SOURCE } from "../../climate/temperature.ts";
import { FAR, land, NEAR, sky, stillRotors } from "../draw/landscape.ts";
import { svg } from "../draw/svg.ts";
import type { Canvas, Picture } from "../picture.ts";

/** Wider than any window shows at the height of the home page's opening; the left part is cut off. */
export const landFrames = { wide: [2400, 900], tall: [1320, 1100] } as const;

const frames: Picture["frames"] = { wide: [1600, 900], tall: [780, 1100] };

/** How to draw these ridges as a layer of their own. */
const ridgesOf = (which: readonly number[]) => (canvas: Canvas) => {
  const { defs, drawn } = land(canvas, which);
  return svg(canvas, defs, drawn);
};

/** The warming stripes as the sky of a landscape whose ridges are the temperature record, too. */
export const picture: Picture = {
  source: TEMPERATURE_SOURCE,
  frames,
  draw(canvas) {
    const [above, far, near] = [sky(canvas), land(canvas, FAR), land(canvas, NEAR)];
    const defs = [above, far, near].flatMap((part) => part.defs);
    return svg(canvas, defs, above.drawn, far.drawn, stillRotors(canvas), near.drawn);
  },
  layers: {
    sky: {
      frames,
      draw(canvas) {
        const { defs, drawn } = sky(canvas);
        // Stripes may be stretched: every year stays in sight, at whatever width.
        return svg(canvas, defs, drawn).replace("<svg ", '<svg preserveAspectRatio="none" ');
      },
    },
    far: { frames: landFrames, draw: ridgesOf(FAR) },
    near: { frames: landFrames, draw: ridgesOf(NEAR) },
  },
};
