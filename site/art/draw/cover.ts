import { TEMPERATURE_SOURCE } from "../../climate/temperature.ts";
import type { Picture } from "../picture.ts";
import { stripes } from "./stripes.ts";
import { drawing, type Parts } from "./svg.ts";

export const cover = [800, 600] as const;

/** A cover of the training series: one ground, one motif, and along the foot the record as the series' band. */
export const trainingCover = (parts: () => Parts): Picture =>
  drawing(TEMPERATURE_SOURCE, { wide: cover }, ({ width, height }) => [
    ...parts(),
    stripes({ y: height - 14, width, height: 14 }),
  ]);
