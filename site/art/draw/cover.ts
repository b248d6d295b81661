import { TEMPERATURE_SOURCE } from "../../climate/temperature.ts";
import type { Picture } from "../picture.ts";
import { stripes } from "./stripes.ts";
import { drawing, type Parts } from "./svg.ts";

export const cover = [800, 600] as const;

/** The picture of a training category: one ground, one motif, and the warming stripes as a band along the foot. */
export const trainingCover = (parts: () => Parts): Picture =>
  drawing(TEMPERATURE_SOURCE, { wide: cover }, ({ width, height }) => [
    ...parts(),
    stripes({ y: height - 14, width, height: 14 }),
  ]);
