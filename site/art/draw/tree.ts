import { dots } from "./paths.ts";
import { type Point, range } from "./scale.ts";
import { group, path, stroke, tag } from "./svg.ts";

const golden = Math.PI * (3 - Math.sqrt(5));

type Tree = { id: string; leaves: number; breadth: number };

/**
 * The definition of a tree 100 units tall that stands on 0,0; `planted` shows it. Its leaves form a spiral, each a
 * golden angle on from the one before; the shades run from the lit side to the dark one.
 */
export function tree({ id, leaves, breadth }: Tree, trunk: string, shades: readonly string[]): string {
  const crown = range(leaves).map((leaf): Point => {
    const reach = 31 * Math.sqrt((leaf + 0.5) / leaves);
    return [breadth * reach * Math.cos(leaf * golden), -66 + reach * Math.sin(leaf * golden)];
  });
  const byShade = Map.groupBy(crown, ([x, y]) => {
    const depth = (x / breadth + (y + 66) * 1.2 + 44) / 88;
    return Math.min(shades.length - 1, Math.max(0, Math.floor(depth * shades.length)));
  });
  return group(
    { id, fill: "none", "stroke-linecap": "round" },
    path("M0 0V-58M0-34L-9-52M0-42L10-60", stroke(trunk, 1.9)),
    ...[...byShade].map(([shade, places]) => path(dots(places), stroke(shades[shade], 300 / leaves + 1.6))),
  );
}

/** Shows a defined tree with its foot on a point. */
export const planted = (id: string, [x, y]: Point, height: number) =>
  tag("use", {
    href: `#${id}`,
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(height / 100).toFixed(3)})`,
  });
