import { Pause, Play } from "lucide-react";
import type { PictureFiles } from "../../art/picture.ts";
import { shown } from "../../art/render.ts";
import { temperature, temperatureEnds } from "../../climate/temperature.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { HomeCopy } from "./copy.ts";
import tall from "./rotors.tall.svg?raw";
import wide from "./rotors.wide.svg?raw";

export function HomeHero({
  title,
  lede,
  primary,
  secondary,
  picture,
  readout,
  pause,
}: HomeCopy["hero"]) {
  const image = shown(picture);
  const { source } = image.picture;
  const layers = layersOf(image.picture);
  return (
    <section className="relative isolate flex print:min-h-0 min-h-[51rem] lg:min-h-[min(42rem,calc(100svh-var(--spacing-header)))] flex-col bg-ink text-paper">
      {layers ? (
        <Landscape layers={layers} alt={image.alt} />
      ) : (
        <Picture
          {...image}
          eager
          showSource={false}
          tallBelow="lg"
          className="absolute inset-0 -z-10 print:hidden"
          imageClassName="h-full object-cover object-bottom lg:object-right-bottom"
          photoClassName="brightness-40"
        />
      )}
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-linear-to-b from-ink/25 to-transparent to-60% lg:bg-linear-to-r lg:from-ink/45 lg:to-60%"
      />
      <div className="pointer-events-none wrap flex flex-1 flex-col justify-between gap-16 pt-[clamp(1.75rem,5vh,4rem)] pb-3 print:pt-0 lg:pb-6 *:*:pointer-events-auto">
        <div className="max-w-3xl">
          <h1 className="min-h-[4lh] max-w-[7.2em] text-hero print:min-h-0 print:max-w-none">
            {title}
          </h1>
          <p className="mt-4 max-w-lg text-lede lg:max-w-md xl:max-w-xl">{lede}</p>
          <div className="mt-6 actions">
            <ButtonLink {...primary} variant="secondary" size="lg" arrow />
            <ButtonLink
              {...secondary}
              variant="outline"
              size="lg"
              className="bg-ink/80 hover:bg-ink"
            />
          </div>
        </div>
        {layers && <StripeReadout {...readout} />}
        <div className="flex max-w-xl items-end gap-3 self-end text-sm text-paper/90 lg:flex-row-reverse print:hidden">
          {layers && (
            <button
              type="button"
              data-still
              aria-pressed="false"
              aria-label={pause}
              title={pause}
              className="group invisible grid size-11 shrink-0 place-items-center rounded-full border border-paper/60 hover:bg-ink motion-reduce:hidden"
            >
              <Pause className="size-4 group-aria-pressed:hidden" />
              <Play className="hidden size-4 group-aria-pressed:block" />
            </button>
          )}
          <p className="lg:text-right">
            {image.caption} {source && <span className="whitespace-nowrap">{source}.</span>}
            {layers && (
              <span data-readout-hint className="invisible">
                {" "}
                {readout.hint}
              </span>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}

type Layers = Record<"sky" | "far" | "near", PictureFiles>;

const cut = "h-full object-cover object-right-bottom";

/** The hero's drawing in parts: stripes that draw themselves, ridges that rise, and turbines that turn (motion.css). */
function Landscape({ layers, alt }: { layers: Layers; alt: string }) {
  const part = { eager: true, showSource: false, tallBelow: "lg" } as const;
  return (
    <div className="landscape absolute inset-0 -z-10 overflow-hidden print:hidden">
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

const rotors = { wide, tall };

/** In the page itself, where each can turn about its hub; cropped like the ridges of hero-stripes.far. */
const Rotors = ({ shape, className }: { shape: keyof typeof rotors; className: string }) => (
  <div
    aria-hidden="true"
    className={`absolute inset-0 ${className}`}
    dangerouslySetInnerHTML={{ __html: rotors[shape] }}
  />
);

function layersOf({ layers }: PictureFiles): Layers | undefined {
  const { sky, far, near } = layers ?? {};
  return sky && far && near && { sky, far, near };
}

/** Hidden until start-home.ts runs; read-stripes.ts fills it. `data-readout` is in hundredths of a degree. */
function StripeReadout({ label, above, below }: HomeCopy["hero"]["readout"]) {
  const { first, last } = temperatureEnds();
  const hundredths = temperature().map(({ anomaly }) => Math.round(anomaly * 100));
  return (
    <div
      hidden
      data-readout={hundredths.join(" ")}
      data-above={above}
      data-below={below}
      className="readout absolute inset-0 -z-10"
    >
      <input
        type="range"
        min={first.year}
        max={last.year}
        defaultValue={last.year}
        aria-label={label}
        className="peer absolute inset-0 size-full cursor-crosshair touch-pan-y opacity-0"
      />
      <div
        aria-hidden="true"
        className="readout-mark pointer-events-none! invisible absolute top-0 bottom-[30%] left-0 border-x border-paper bg-paper/30"
      />
      <p
        aria-hidden="true"
        className="readout-words figures pointer-events-none! invisible absolute top-0 left-0 rounded-sm bg-ink px-3 py-1 text-sm whitespace-nowrap text-paper peer-focus-visible:outline-3 peer-focus-visible:outline-marigold"
      >
        <strong className="mr-2 font-display text-lg" />
        <span />
      </p>
    </div>
  );
}
