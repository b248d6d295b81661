import { geoInterpolate } from "d3-geo";
import { isLand } from "../data/land.ts";
import type { Place } from "../data/ports.ts";
import { type Point, range } from "./scale.ts";

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export type Globe = { centre: Point; radius: number; facing: Place };

/** Where a place of the globe is seen: x and y in the picture, z towards the viewer and below 0 on the far side. */
export function project({ centre, radius, facing }: Globe, [longitude, latitude]: Place, lift = 1) {
  const turn = radians(longitude - facing[0]);
  const [north, tilt] = [radians(latitude), radians(facing[1])];
  const x = Math.cos(north) * Math.sin(turn);
  const y = Math.cos(tilt) * Math.sin(north) - Math.sin(tilt) * Math.cos(north) * Math.cos(turn);
  const z = Math.sin(tilt) * Math.sin(north) + Math.cos(tilt) * Math.cos(north) * Math.cos(turn);
  return { x: centre[0] + radius * lift * x, y: centre[1] - radius * lift * y, z };
}

/** Dots for the land on the side that faces us, about `step` degrees apart everywhere. */
export function landDots(globe: Globe, step: number): { x: number; y: number; z: number }[] {
  return range(Math.floor(172 / step)).flatMap((ring) => {
    const latitude = -84 + ring * step;
    const count = Math.round((360 * Math.cos(radians(latitude))) / step);
    return range(count)
      .map((index): Place => [-180 + ((index + (ring % 2) / 2) * 360) / count, latitude])
      .map((place) => ({ place, seen: project(globe, place) }))
      .filter(({ place, seen }) => seen.z > 0.02 && isLand(...place))
      .map(({ seen }) => seen);
  });
}

/** Points of the great circle between two places; in its middle it is `lift` of the radius above the ground. */
export function flight(globe: Globe, from: Place, to: Place, lift: number): Point[] {
  const along = geoInterpolate([...from], [...to]);
  return range(9).map((index) => {
    const { x, y } = project(globe, along(index / 8), 1 + lift * Math.sin((Math.PI * index) / 8));
    return [x, y];
  });
}
