import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { MultiPolygon, Polygon, Position } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { memoise } from "../../climate/memoise.ts";

const ATLAS = createRequire(import.meta.url).resolve("world-atlas/land-50m.json");

export const LAND_SOURCE = "Data: Natural Earth";

/** Rings of the coasts. No boundary of a state may be drawn, so only the atlas's land file is read, which has none. */
const coastlines = memoise((): Position[][] => {
  const topology = JSON.parse(readFileSync(ATLAS, "utf8")) as Topology<{ land: GeometryCollection }>;
  const { features } = feature(topology, topology.objects.land);
  return features.flatMap(({ geometry }) => polygons(geometry as Polygon | MultiPolygon).flat());
});

const polygons = (shape: Polygon | MultiPolygon) =>
  shape.type === "Polygon" ? [shape.coordinates] : shape.coordinates;

const shores = new Map<number, number[]>();

/** Longitudes at which a parallel crosses a coast, west to east; cached, because many places share a latitude. */
function shoresAlong(latitude: number): number[] {
  const known = shores.get(latitude);
  if (known) return known;
  const found = coastlines().flatMap((ring) => {
    const meetings: number[] = [];
    for (let index = 1; index < ring.length; index++) {
      const [fromX = 0, fromY = 0] = ring[index - 1] ?? [];
      const [toX = 0, toY = 0] = ring[index] ?? [];
      if (fromY > latitude === toY > latitude) continue;
      meetings.push(fromX + ((latitude - fromY) / (toY - fromY)) * (toX - fromX));
    }
    return meetings;
  });
  found.sort((a, b) => a - b);
  shores.set(latitude, found);
  return found;
}

/** Counts the coasts to the west on the same latitude: after an odd number of them there is land. */
export function isLand(longitude: number, latitude: number): boolean {
  return shoresAlong(latitude).filter((shore) => shore < longitude).length % 2 === 1;
}
