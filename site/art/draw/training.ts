import type { Canvas, Frame, Picture } from "../picture.ts";
import { stripes } from "./stripes.ts";
import { drawing, linearGradient, type Stop } from "./svg.ts";

const band = 12;

/** The y on which the scene of a training stands, above the band of stripes at the foot. */
export const trainingFloor = ({ height }: Frame) => height - band;

/** The gradient of a training's sky, from top to bottom; trainingPicture finds it by its id. */
export const skyOf = (...stops: Stop[]) => linearGradient("sky", [0, 0, 0, 1], ...stops);

type Scene = (frame: Canvas) => [sky: string, ...scene: string[]];

/** A picture of a training: a sky, one scene, and the warming stripes as a band along the foot. */
export const trainingPicture = (source: Picture["source"], scene: Scene): Picture =>
  drawing(source, { wide: [960, 320], tall: [800, 520] }, (frame) => {
    const [sky, ...parts] = scene(frame);
    return [
      "url(#sky)",
      [sky],
      ...parts,
      stripes({ y: trainingFloor(frame), width: frame.width, height: band }),
    ];
  });
