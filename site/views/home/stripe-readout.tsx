import { temperature, temperatureEnds } from "../../climate/temperature.ts";
import type { HomeCopy } from "./copy.ts";

/**
 * A slider over the stripes, one step a year: pointer, finger and arrow keys read the year and how far it was from the
 * mean. It is there once the script is (start-home.ts); without it the picture and its caption say what they say.
 */
export function StripeReadout({ label, above, below }: HomeCopy["hero"]["readout"]) {
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
