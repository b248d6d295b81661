import { ButtonLink } from "../../ui/button.tsx";
import { ArrowRight } from "../../ui/icons.ts";
import { Picture } from "../../ui/picture.tsx";
import { copy } from "./home.data.ts";

export function Hero() {
  const { title, lede, primary, secondary, picture, pictureAlt, pictureCaption } = copy.hero;
  return (
    <section className="relative isolate flex min-h-[50rem] md:min-h-[min(46rem,calc(100svh-var(--spacing-header)))] flex-col bg-ink text-paper">
      <Picture
        picture={picture}
        alt={pictureAlt}
        eager
        showSource={false}
        className="absolute inset-0 -z-10"
        imageClassName="h-full object-cover object-right-bottom"
      />
      <div className="wrap flex flex-1 flex-col justify-between gap-16 pt-[clamp(2.5rem,7vh,6rem)] pb-6">
        <div className="max-w-3xl">
          <h1 className="max-w-[12ch] text-hero">{title}</h1>
          <p className="mt-6 max-w-xl text-lede">{lede}</p>
          <div className="mt-9 flex flex-wrap gap-3">
            <ButtonLink to={primary.to} variant="secondary" size="lg">
              {primary.label}
              <ArrowRight aria-hidden="true" className="size-5" />
            </ButtonLink>
            <ButtonLink to={secondary.to} variant="outline" size="lg" className="bg-ink/45 hover:bg-ink/70">
              {secondary.label}
            </ButtonLink>
          </div>
        </div>
        <p className="max-w-md self-end text-sm text-paper/90 lg:text-right">
          {pictureCaption} <span className="whitespace-nowrap">{picture.source}.</span>
        </p>
      </div>
    </section>
  );
}
