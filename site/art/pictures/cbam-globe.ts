import { LAND_SOURCE } from "../data/land.ts";
import { europeanPorts, indianPorts } from "../data/ports.ts";
import { flight, type Globe, landDots, project } from "../draw/globe.ts";
import { curve, dots } from "../draw/paths.ts";
import { mix, type Point } from "../draw/scale.ts";
import {
  circle,
  group,
  leading,
  linearGradient,
  path,
  radialGradient,
  rect,
  stroke,
  svg,
} from "../draw/svg.ts";
import { ink, ink2, leaf, leafDark, leafLight, marigold, night, paper } from "../palette.ts";
import type { Canvas, Picture, Shape } from "../picture.ts";

const views: Record<Shape, Globe> = {
  wide: { centre: [758, 502], radius: 436, facing: [56, 20] },
  tall: { centre: [415, 470], radius: 425, facing: [50, 22] },
};

/** Arcs from where goods under CBAM are loaded to where they enter the Union. */
export const picture: Picture = {
  source: LAND_SOURCE,
  frames: leading,
  draw: (frame) => svg(frame, [...sphereDefs(), arcColour()], sphere(frame), journeys(frame)),
  entrance: "right",
  layers: {
    back: { frames: leading, draw: (frame) => svg(frame, sphereDefs(), sphere(frame)) },
    front: { frames: leading, draw: (frame) => svg(frame, [arcColour()], journeys(frame)) },
  },
};

function sphereDefs(): string[] {
  return [
    radialGradient("air", [0.5, 0.5, 0.5], [0.86, leafLight, 0.34], [0.91, leaf, 0.2], [1, leaf, 0]),
    radialGradient(
      "sea",
      [0.6, 0.34, 0.72],
      [0, mix(leaf, leafDark, 0.55)],
      [0.5, mix(leafDark, ink, 0.35)],
      [1, night],
    ),
    linearGradient("dark", [0.5, 0.2, 0.3, 1], [0.35, night, 0], [1, night, 0.95]),
  ];
}

const arcColour = () => linearGradient("way", [0, 0, 1, 0.3], [0, marigold], [1, mix(marigold, paper, 0.6)]);

function sphere({ width, height, shape }: Canvas): string {
  const globe = views[shape];
  const disc = (fill: string, size = 1) => circle(...globe.centre, globe.radius * size, { fill });
  const rim = circle(...globe.centre, globe.radius, {
    fill: "none",
    stroke: leafLight,
    "stroke-opacity": 0.35,
  });
  const ground = rect(0, 0, width, height, { fill: ink });
  return ground + disc("url(#air)", 1.13) + disc("url(#sea)") + land(globe) + disc("url(#dark)") + rim;
}

const journeys = ({ shape }: Canvas) => routes(views[shape]) + ports(views[shape]);

/** Land as dots of four sizes, smaller towards the edge, so that the disc looks like a sphere. */
function land(globe: Globe): string {
  const scale = globe.radius / 500;
  const byDepth = Map.groupBy(landDots(globe, 1.75), ({ z }) => Math.min(3, Math.floor(z * 4)));
  return group(
    { fill: "none", "stroke-linecap": "round" },
    ...[...byDepth].map(([depth, places]) =>
      path(
        dots(places.map(({ x, y }): Point => [x, y])),
        stroke(mix(leafLight, paper, depth * 0.14), (1.9 + depth * 0.85) * scale, 0.4 + depth * 0.18),
      ),
    ),
  );
}

/** An arc from every Indian port to every European one. */
function routes(globe: Globe): string {
  const flights = Object.values(indianPorts).flatMap((from, index) =>
    Object.values(europeanPorts).map((to, other) =>
      curve(flight(globe, to, from, 0.14 + 0.05 * other + 0.012 * index)),
    ),
  );
  return path(flights.join(""), { ...stroke("url(#way)", 1.3, 0.85), fill: "none" });
}

function ports(globe: Globe): string {
  const points = [...Object.values(indianPorts), ...Object.values(europeanPorts)].map((place): Point => {
    const { x, y } = project(globe, place);
    return [x, y];
  });
  return group(
    { fill: "none", "stroke-linecap": "round" },
    path(dots(points), stroke(ink2, 13)),
    path(dots(points), stroke(paper, 7.5)),
  );
}
