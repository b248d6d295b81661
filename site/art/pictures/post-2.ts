import { PRECIPITATION_SOURCE, precipitationAt } from "../../climate/precipitation.ts";
import { isLand, LAND_SOURCE } from "../data/land.ts";
import { cover } from "../draw/cover.ts";
import { dots, segments } from "../draw/paths.ts";
import { clamp, mix, type Point, polar, ramp, range } from "../draw/scale.ts";
import { circle, drawing, group, path, stroke, tag } from "../draw/svg.ts";
import { dataScale, ink, leaf, leafDark, leafLight, marigold, paper, sand } from "../palette.ts";

/** A field of dots: its middle in the picture, pixels for each degree, pixels between dots, half its size. */
type View = { middle: Point; degree: number; pitch: number; reach: Point };

/** The hills behind the coast, near Pune. */
const place = { longitude: 74.2, latitude: 18.2 };
const map: View = { middle: [168, 322], degree: 19, pitch: 13, reach: [650, 350] };
const glass: View = { middle: [536, 286], degree: 66, pitch: 21, reach: [240, 240] };
const radius = { map: 62, glass: 218 };

/** A map of rain, and a part of it enlarged in a circle, because an audit looks closer. */
export const picture = drawing([PRECIPITATION_SOURCE, LAND_SOURCE], { wide: cover }, () => [
  sand,
  [tag("clipPath", { id: "glass" }, circle(...glass.middle, radius.glass, {}))],
  field(map, 5200, (level, land) =>
    land ? mix(leaf, sand, 0.3 - level * 0.03) : mix(dataScale[3], sand, 0.3),
  ),
  path(segments([tangent(-1), tangent(1)]), { ...stroke(ink, 1.4), fill: "none" }),
  circle(...map.middle, radius.map, { ...stroke(ink, 2.4), fill: "none" }),
  circle(...glass.middle, radius.glass, { ...stroke(ink, 7), fill: leafDark }),
  group(
    { "clip-path": "url(#glass)" },
    field(glass, 3600, (level, land) =>
      ramp(land ? [leaf, leafLight, paper] : dataScale.slice(1, 4), level / 8),
    ),
  ),
  circle(...glass.middle, 10, { fill: marigold }),
]);

/** A line that touches both rings on the same side: -1 or 1. */
function tangent(side: number): [Point, Point] {
  const [dx, dy] = [glass.middle[0] - map.middle[0], glass.middle[1] - map.middle[1]];
  const angle = Math.atan2(dy, dx) + side * Math.acos((radius.map - radius.glass) / Math.hypot(dx, dy));
  return [polar(angle, radius.map, map.middle), polar(angle, radius.glass, glass.middle)];
}

/** Dots that are larger the more it rains; `most` is the rain in mm of the largest dot. */
function field(
  { middle, degree, pitch, reach }: View,
  most: number,
  colour: (level: number, land: boolean) => string,
): string {
  const places = range(Math.ceil((reach[1] * 2) / pitch)).flatMap((row) =>
    range(Math.ceil((reach[0] * 2) / pitch)).map((column) => {
      const at: Point = [
        middle[0] - reach[0] + column * pitch + (row % 2 ? pitch / 2 : 0),
        middle[1] - reach[1] + row * pitch,
      ];
      const longitude = place.longitude + (at[0] - middle[0]) / degree;
      const latitude = place.latitude - (at[1] - middle[1]) / degree;
      const level = Math.round(8 * clamp(Math.sqrt(precipitationAt(longitude, latitude) / most)));
      return { at, look: level + (isLand(longitude, latitude) ? 100 : 0) };
    }),
  );
  const onPage = places.filter(({ at: [x, y] }) => x > -10 && x < 810 && y > -10 && y < 610);
  return group(
    { fill: "none", "stroke-linecap": "round" },
    ...[...Map.groupBy(onPage, ({ look }) => look)].map(([look, same]) =>
      path(
        dots(same.map(({ at }) => at)),
        stroke(colour(look % 100, look >= 100), pitch * (0.12 + 0.095 * (look % 100))),
      ),
    ),
  );
}
