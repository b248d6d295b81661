import { TEMPERATURE_SOURCE } from "../../climate/temperature.ts";
import { cover } from "../draw/cover.ts";
import { mix } from "../draw/scale.ts";
import { stripes } from "../draw/stripes.ts";
import { circle, drawing, group, radialGradient, tag } from "../draw/svg.ts";
import { dataScale, marigold, night, nightScale } from "../palette.ts";

/** A planet made of the warming stripes. */
export const picture = drawing(TEMPERATURE_SOURCE, { wide: cover }, () => {
  const [x, y, r] = [436, 318, 226];
  return [
    mix(nightScale[0], night, 0.65),
    [
      tag("clipPath", { id: "disc" }, circle(x, y, r, {})),
      radialGradient("shade", [0.62, 0.34, 0.66], [0.25, night, 0], [0.72, night, 0.42], [1, night, 0.92]),
      radialGradient(
        "air",
        [0.5, 0.5, 0.5],
        [0.8, dataScale[6], 0.42],
        [0.87, dataScale[7], 0.14],
        [1, dataScale[8], 0],
      ),
    ],
    circle(x + 4, y - 4, r * 1.22, { fill: "url(#air)" }),
    group(
      { "clip-path": "url(#disc)" },
      group(
        { transform: `rotate(-23 ${x} ${y})` },
        stripes({ x: x - r, y: y - r, width: r * 2, height: r * 2 }),
      ),
    ),
    circle(x, y, r, { fill: "url(#shade)" }),
    circle(682, 92, 9, { fill: marigold }),
  ];
});
