import { join } from "node:path";
import { TEMPERATURE_SOURCE } from "../../climate/temperature.ts";
import { skyOver, stripeSky } from "../draw/stripe-sky.ts";
import { svg } from "../draw/svg.ts";
import { readDrawing } from "../drawings.ts";
import type { Picture } from "../picture.ts";
import { artFolder } from "../sources.ts";

const readLand = (part: string) => readDrawing(join(artFolder, "pictures", `hero-stripes.${part}`));

/** The ridges with their turbines; and those behind and those in front of the rotors, which turn on the home page. */
const [land, far, near] = [readLand("land"), readLand("far"), readLand("near")];

/** The warming stripes as the sky of a landscape. */
export const picture: Picture = {
  source: TEMPERATURE_SOURCE,
  frames: land.frames,
  draw: (canvas) => skyOver(canvas, land.draw(canvas)),
  layers: {
    sky: {
      frames: land.frames,
      draw(canvas) {
        const { defs, drawn } = stripeSky(canvas);
        // Stripes may be stretched: every year stays in sight, at whatever width.
        return svg(canvas, defs, drawn).replace("<svg ", '<svg preserveAspectRatio="none" ');
      },
    },
    far,
    near,
  },
};
