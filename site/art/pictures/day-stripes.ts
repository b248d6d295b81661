import { TEMPERATURE_SOURCE } from "../../climate/temperature.ts";
import { FAR, land, NEAR, sky, stillRotors } from "../draw/landscape.ts";
import { svg } from "../draw/svg.ts";
import type { Picture } from "../picture.ts";

/** The landscape of the home page by day, low and wide, for pages without a headline on it. */
export const picture: Picture = {
  source: TEMPERATURE_SOURCE,
  frames: { wide: [2400, 660], tall: [1000, 700] },
  draw(frame) {
    const canvas = { ...frame, shape: "wide" } as const;
    const parts = [sky(canvas, { isDay: true }), land(canvas, [...FAR, ...NEAR])];
    return svg(
      frame,
      parts.flatMap(({ defs }) => defs),
      ...parts.map(({ drawn }) => drawn),
      stillRotors(canvas),
    );
  },
};
