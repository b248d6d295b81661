import { PRECIPITATION_SOURCE, precipitationAt } from "../../climate/precipitation.ts";
import { isLand, LAND_SOURCE } from "../data/land.ts";
import { dots } from "../draw/paths.ts";
import { clamp, mix, type Point, ramp, range } from "../draw/scale.ts";
import { drawing, group, leading, path, stroke } from "../draw/svg.ts";
import { dataScale, dune, ink, leafLight, marigold, night, paper } from "../palette.ts";
import type { Frame } from "../picture.ts";

const column = 16;
const row = 14;
const degree = 23.5;
const centre = { longitude: 81, latitude: 21 };

type Drop = { at: Point; rain: number; land: boolean };

/** A map of dots: the more rain falls in a year, the larger and lighter the dot; marigold is the wettest land. */
export const picture = drawing([PRECIPITATION_SOURCE, LAND_SOURCE], leading, (frame) => {
  const drops = field(frame);
  const wettest = drops
    .filter(({ land }) => land)
    .reduce((most, drop) => (drop.rain > most.rain ? drop : most));
  const byLook = Map.groupBy(drops, ({ rain, land }) => (land ? 100 : 0) + step(rain));
  return [
    night,
    group(
      { fill: "none", "stroke-linecap": "round" },
      ...[...byLook]
        .sort(([a], [b]) => a - b)
        .map(([look, same]) => path(dots(same.map(({ at }) => at)), dotOf(look))),
      path(dots([wettest.at]), stroke(marigold, 18)),
    ),
  ];
});

function field({ width, height }: Frame): Drop[] {
  const stretch = Math.cos((centre.latitude * Math.PI) / 180);
  return range(Math.ceil(height / row) + 1).flatMap((line) =>
    range(Math.ceil(width / column) + 1).map((cell) => {
      const at: Point = [cell * column + (line % 2 ? 8 : 0), line * row + 1];
      const longitude = centre.longitude + (at[0] - width / 2) / (degree * stretch);
      const latitude = centre.latitude - (at[1] - height / 2) / degree;
      return { at, rain: precipitationAt(longitude, latitude), land: isLand(longitude, latitude) };
    }),
  );
}

/** Rain in mm as a step from 0 to 10; the square root keeps dry and wet places on one scale. */
const step = (rain: number) => Math.round(10 * clamp(Math.sqrt(rain / 6400)));

/** The stroke of a dot; `look` is the step of its rain, plus 100 for land. */
function dotOf(look: number) {
  const level = look % 100;
  return stroke(ramp(look >= 100 ? landColours : seaColours, level / 10), 1.6 + level * 1.28);
}

const [abyss, deep, shallow] = dataScale;
const seaColours = [abyss, mix(abyss, deep, 0.7), deep, mix(deep, shallow, 0.6)];
const green = [mix(leafLight, dune, 0.4), leafLight, mix(leafLight, paper, 0.55)];
const landColours = [mix(dune, ink, 0.45), dune, ...green, paper];
