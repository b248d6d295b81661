import { shown } from "../../art/render.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ArrowRight, Pause, Play } from "../../ui/icons.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { HomeCopy } from "./copy.ts";
import { Landscape, layersOf } from "./landscape.tsx";
import { StripeReadout } from "./stripe-readout.tsx";

export function Hero({ title, lede, primary, secondary, picture, readout, pause }: HomeCopy["hero"]) {
  const image = shown(picture);
  const { source } = image.picture;
  const layers = layersOf(image.picture);
  return (
    <section className="relative isolate flex min-h-[50rem] lg:min-h-[min(42rem,calc(100svh-var(--spacing-header)))] flex-col bg-ink text-paper">
      {layers ? (
        <Landscape layers={layers} alt={image.alt} />
      ) : (
        <Picture
          {...image}
          eager
          showSource={false}
          tallBelow="lg"
          className="absolute inset-0 -z-10"
          imageClassName="h-full object-cover object-bottom lg:object-right-bottom"
          photoClassName="brightness-40"
        />
      )}
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-linear-to-b from-ink/25 to-transparent to-60% lg:bg-linear-to-r lg:from-ink/45 lg:to-60%"
      />
      <div className="pointer-events-none wrap flex flex-1 flex-col justify-between gap-16 pt-[clamp(1.75rem,5vh,4rem)] pb-6 *:*:pointer-events-auto">
        <div className="max-w-3xl">
          <h1 className="min-h-[4lh] max-w-[7.2em] text-hero">{title}</h1>
          <p className="mt-4 max-w-lg text-lede lg:max-w-md xl:max-w-xl">{lede}</p>
          <div className="mt-6 actions">
            <ButtonLink to={primary.to} variant="secondary" size="lg">
              {primary.label}
              <ArrowRight className="size-5" />
            </ButtonLink>
            <ButtonLink to={secondary.to} variant="outline" size="lg" className="bg-ink/80 hover:bg-ink">
              {secondary.label}
            </ButtonLink>
          </div>
        </div>
        {layers && <StripeReadout {...readout} />}
        <div className="flex max-w-xl items-end gap-3 self-end text-sm text-paper/90 lg:flex-row-reverse">
          {layers && (
            <button
              type="button"
              data-still
              aria-pressed="false"
              aria-label={pause}
              title={pause}
              className="group invisible grid size-11 shrink-0 place-items-center rounded-full border border-paper/60 hover:bg-ink motion-reduce:hidden"
            >
              <Pause aria-hidden="true" className="size-4 group-aria-pressed:hidden" />
              <Play aria-hidden="true" className="hidden size-4 group-aria-pressed:block" />
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
