import type { Canvas, Frame, Picture } from "../picture.ts";
import { stripes } from "./stripes.ts";
import { drawing, linearGradient, type Stop } from "./svg.ts";

const band = 12;

/** Where the scene of a course stands: the record's band runs along the foot of all of them. */
export const courseFloor = ({ height }: Frame) => height - band;

/** For the sky of a course: colours from top to bottom. */
export const skyOf = (...stops: Stop[]) => linearGradient("sky", [0, 0, 0, 1], ...stops);

type Scene = (frame: Canvas) => [sky: string, ...scene: string[]];

/** A view of the course series: a sky, one scene, and the band that the covers of the other series carry too. */
export const coursePicture = (source: Picture["source"], scene: Scene): Picture =>
  drawing(source, { wide: [960, 320], tall: [800, 520] }, (frame) => {
    const [sky, ...parts] = scene(frame);
    return [
      "url(#sky)",
      [sky],
      ...parts,
      stripes({ y: courseFloor(frame), width: frame.width, height: band }),
    ];
  });
