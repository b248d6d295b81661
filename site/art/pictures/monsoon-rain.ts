import { PRECIPITATION_SOURCE, precipitationAt } from "../../climate/precipitation.ts";
import { isLand, LAND_SOURCE } from "../data/land.ts";
import { type Line, line, segments } from "../draw/paths.ts";
import { linear, mix, type Point, range } from "../draw/scale.ts";
import { drawing, leading, path } from "../draw/svg.ts";
import { dataScale, leafDark, sand } from "../palette.ts";
import type { Frame } from "../picture.ts";

type Place = { at: Point; rain: number; land: boolean };

const north = 36;
const south = 5;
const middle = 82;
/** How much narrower a degree is from west to east, in the middle of the map. */
const NARROWER = 0.93;
const GAP = 24;
/** How far a stroke leans, in parts of its height. */
const SLANT = 0.3;
const cap = { "stroke-linecap": "round" };

/** South Asia as a field of strokes: the longer, the more rain falls there in a year. */
export const picture = drawing([PRECIPITATION_SOURCE, LAND_SOURCE], leading, (frame) => {
  const places = placesIn(frame);
  const strokes = (land: boolean) => segments(places.filter((place) => place.land === land).map(stroke));
  return [
    sand,
    path(strokes(false), { ...cap, "stroke-width": 3.2, stroke: mix(dataScale[2], sand, 0.3) }),
    path(strokes(true), { ...cap, "stroke-width": 4, stroke: leafDark }),
  ];
});

/** The places of the strokes; every other row is shifted by half a gap, so that no grid is seen. */
function placesIn({ width, height }: Frame): Place[] {
  const latitudeAt = linear([0, height], [north, south]);
  const degrees = (width / height) * ((north - south) / NARROWER);
  const longitudeAt = linear([0, width], [middle - degrees / 2, middle + degrees / 2]);
  return range(Math.ceil(height / GAP)).flatMap((row) =>
    range(Math.ceil(width / GAP) + 1).map((column): Place => {
      const at: Point = [(column + (row % 2) / 2) * GAP, (row + 0.5) * GAP];
      const [longitude, latitude] = [longitudeAt(at[0]), latitudeAt(at[1])];
      return { at, rain: precipitationAt(longitude, latitude), land: isLand(longitude, latitude) };
    }),
  );
}

/** The stroke of a place. Its length is the root of the rain: otherwise those of dry places would be too short. */
function stroke({ at: [x, y], rain }: Place): Line {
  const half = (Math.sqrt(rain / 3000) * GAP * 0.8) / 2;
  return line(x + half * SLANT, y - half, x - half * SLANT, y + half);
}
