import { trail } from "../../../../addresses.ts";
import { shown } from "../../../../art/render.ts";
import { Breadcrumbs } from "../../../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import type { StandardsCertificationsCopy } from "./copy.ts";

/** Eleven measures beside the title; the list of them follows in the same column. */
export function Hero({ title, lede, picture, action }: StandardsCertificationsCopy["hero"]) {
  return (
    <section className="wrap pt-8 pb-8 lg:pb-20">
      <Breadcrumbs trail={trail("/services/climate-sustainability/standards-certifications")} />
      <div className="mt-10 grid-12 gap-y-6 lg:mt-14">
        <h1 className="col-span-12 max-w-[9.6em] text-hero lg:col-span-6 lg:max-w-[6em] lg:max-xl:text-h1">
          {title}
        </h1>
        <div className="col-span-12 grid content-start gap-y-6 lg:col-span-6">
          <p className="max-w-xl text-lede">{lede}</p>
          <ButtonLink to={action.to} size="lg" className="sm:justify-self-start">
            {action.label}
          </ButtonLink>
          <Picture
            {...shown(picture)}
            eager
            className="max-lg:-mx-gutter lg:order-first max-lg:[&_figcaption]:px-gutter"
            imageClassName="aspect-10/7 rounded-lg object-cover md:aspect-7/4"
          />
        </div>
      </div>
    </section>
  );
}
