import { clsx } from "clsx";
import { trail } from "../../../addresses.ts";
import { shown } from "../../../art/render.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Picture, SourceLine } from "../../../ui/picture.tsx";
import type { ClimateSustainabilityCopy } from "./copy.ts";

/** The rings come in from the left edge; the words stand on the ground they leave free. */
export function Hero({ title, lede, picture, action }: ClimateSustainabilityCopy["hero"]) {
  const image = shown(picture);
  return (
    <section className="relative isolate bg-ink text-paper">
      <div className="wrap lg:grid-12 lg:min-h-[44rem]">
        <div className="pt-8 pb-12 lg:col-span-6 lg:col-start-7 lg:pb-20">
          <Breadcrumbs trail={trail("/services/climate-sustainability")} />
          <h1 className="mt-10 text-h1 lg:mt-24">{title}</h1>
          <p className="mt-6 max-w-xl text-lede">{lede}</p>
          <ButtonLink to={action.to} variant="secondary" size="lg" className="mt-8">
            {action.label}
          </ButtonLink>
        </div>
      </div>
      <Picture
        {...image}
        eager
        showSource={false}
        className={clsx(
          "-z-10 lg:absolute lg:inset-y-0 lg:left-0",
          image.picture.photo ? "lg:w-[48vw]" : "lg:w-[52vw]",
        )}
        imageClassName="h-full object-cover object-right"
      />
      <SourceLine
        source={image.picture.source}
        className="px-gutter py-4 text-sm lg:absolute lg:bottom-0 lg:left-1/2 lg:px-4"
      />
    </section>
  );
}
