import { type Box, bars, line, segments } from "./paths.ts";
import { range } from "./scale.ts";
import { group, path, pathData, rect, stroke } from "./svg.ts";

type Walls = { x: number; floor: number; width: number; height: number };

type Skin = { wall: string; shade: string; glass: string };

/** A long building on columns: floors of glass behind upright fins that keep the sun out. */
export function block({ x, floor, width, height }: Walls, storeys: number, skin: Skin): string {
  const storey = height / (storeys + 0.9);
  const open = storey * 0.9;
  const glass = range(storeys).map(
    (level): Box => [x + 8, floor - height + level * storey + storey * 0.24, width - 16, storey * 0.56],
  );
  const fins = range(Math.floor(width / 11)).flatMap((fin) =>
    glass.map(([left, top, , tall]) => line(left + 3 + fin * 11, top, left + 3 + fin * 11, top + tall)),
  );
  const columns = range(Math.floor(width / 44) + 1).map(
    (column): Box => [x + 4 + (column * (width - 14)) / Math.floor(width / 44), floor - open, 6, open],
  );
  return group(
    {},
    rect(x + 6, floor - open - 1, width - 12, open + 1, { fill: skin.glass }),
    path(bars(columns), { fill: skin.wall }),
    rect(x, floor - height, width, height - open, { fill: skin.wall }),
    path(bars(glass), { fill: skin.glass }),
    path(segments(fins.filter(([[fx]]) => fx < x + width - 10)), stroke(skin.wall, 2.6)),
    rect(x - 5, floor - height - 5, width + 10, 6, { fill: skin.shade }),
  );
}

/** A brick hall with one great round opening over an arch. */
export function hall({ x, floor, width, height }: Walls, skin: Skin): string {
  const middle = x + width / 2;
  const eye = width * 0.27;
  const arch = width * 0.2;
  const courses = range(Math.floor(height / 13)).map((course) =>
    line(x, floor - course * 13, x + width, floor - course * 13),
  );
  const disc = (left: number, r: number) =>
    pathData`M${left} ${floor - height * 0.62}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0z`;
  const door = pathData`M${middle - arch} ${floor}v${-height * 0.12}a${arch} ${arch} 0 0 1 ${arch * 2} 0V${floor}z`;
  return group(
    {},
    rect(x, floor - height, width, height, { fill: skin.wall }),
    path(segments(courses), { stroke: skin.shade, "stroke-opacity": 0.35 }),
    path(disc(middle - eye, eye) + door, { fill: skin.shade }),
    path(disc(middle - eye + 7, eye - 3.5), { fill: skin.glass }),
  );
}

/** Path data of a row of tilted solar panels on a roof. */
export function panels(x: number, roof: number, count: number, size: number): string {
  return range(count)
    .map((panel) => {
      const left = x + panel * size * 1.32;
      return pathData`M${left} ${roof}l${size} ${-size * 0.46}h2.5l${-size} ${size * 0.46}z`;
    })
    .join("");
}
