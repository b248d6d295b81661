import { rotors } from "../../art/draw/landscape.ts";
import { rotor } from "../../art/draw/turbine.ts";
import type { PictureFiles, Shape } from "../../art/picture.ts";
import { landFrames } from "../../art/pictures/hero-stripes.ts";
import { Picture } from "../../ui/picture.tsx";

type Layers = Record<"sky" | "far" | "near", PictureFiles>;

const cut = "h-full object-cover object-right-bottom";

/** The hero's drawing in parts: stripes that draw themselves, ridges that rise, and turbines that turn (motion.css). */
export function Landscape({ layers, alt }: { layers: Layers; alt: string }) {
  const part = { eager: true, showSource: false, tallBelow: "lg" } as const;
  return (
    <div className="landscape absolute inset-0 -z-10 overflow-hidden">
      <Picture
        {...part}
        picture={layers.sky}
        alt={alt}
        className="absolute inset-0"
        imageClassName="h-full"
      />
      <div className="landscape-curtain absolute inset-0 bg-ink" />
      <div className="landscape-far absolute inset-0">
        <Picture {...part} picture={layers.far} alt="" className="h-full" imageClassName={cut} />
        <Rotors shape="wide" className="max-lg:hidden" />
        <Rotors shape="tall" className="lg:hidden" />
      </div>
      <Picture
        {...part}
        picture={layers.near}
        alt=""
        className="landscape-near absolute inset-0"
        imageClassName={cut}
      />
    </div>
  );
}

/** One outline for all of them, each scaled to its length: repeated, it costs the page next to nothing. */
const SPAN = 100;

/** In the page itself, where each can turn about its hub; cut as the ridges behind them are. */
function Rotors({ shape, className }: { shape: Shape; className: string }) {
  const [width, height] = landFrames[shape];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMax slice"
      className={`absolute inset-0 size-full ${className}`}
    >
      {rotors({ width, height, shape }).map(({ hub: [x, y], length, turn, fill }) => (
        <g
          key={x}
          transform={`translate(${x.toFixed()} ${y.toFixed(1)}) rotate(${turn}) scale(${(length / SPAN).toFixed(2)})`}
        >
          <path className="rotor" d={rotor(SPAN)} fill={fill} />
        </g>
      ))}
    </svg>
  );
}

export function layersOf({ layers }: PictureFiles): Layers | undefined {
  const { sky, far, near } = layers ?? {};
  return sky && far && near && { sky, far, near };
}
