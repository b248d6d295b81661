import { join } from "node:path";
import { TEMPERATURE_SOURCE } from "../../climate/temperature.ts";
import { skyOver } from "../draw/stripe-sky.ts";
import { readDrawing } from "../drawings.ts";
import type { Picture } from "../picture.ts";
import { artFolder } from "../sources.ts";

const land = readDrawing(join(artFolder, "pictures/day-stripes.land"));

/** The landscape of the home page by day, low and wide, for pages without a headline on it. */
export const picture: Picture = {
  ...land,
  source: TEMPERATURE_SOURCE,
  draw: (frame) => skyOver({ ...frame, shape: "wide" }, land.draw(frame), { isDay: true }),
};
