import type { Frame, Picture } from "../picture.ts";
import { stripes } from "./stripes.ts";
import { linearGradient, rect, type Stop, svg } from "./svg.ts";

export const courseFrames: Picture["frames"] = {
  wide: { width: 960, height: 320 },
  tall: { width: 800, height: 520 },
};

const band = 12;

/** Where the scene of a course stands: the record's band runs along the foot of all of them. */
export const courseFloor = ({ height }: Frame) => height - band;

/** For the sky of a course: colours from top to bottom. */
export const skyOf = (...stops: Stop[]) => linearGradient("sky", [0, 0, 0, 1], ...stops);

/** A view of the course series: a sky, one scene, and the band that the covers of the other series carry too. */
export function courseView(frame: Frame, sky: string, ...scene: string[]): string {
  const { width, height } = frame;
  return svg(
    frame,
    [sky],
    rect(0, 0, width, height, { fill: "url(#sky)" }),
    ...scene,
    stripes({ y: courseFloor(frame), width, height: band }),
  );
}
