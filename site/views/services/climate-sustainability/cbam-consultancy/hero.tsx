import { clsx } from "clsx";
import type { Crumb } from "../../../../addresses.ts";
import { shown } from "../../../../art/render.ts";
import { Breadcrumbs } from "../../../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Said } from "../../../../ui/said.tsx";
import type { CbamCopy } from "./copy.ts";

type Props = CbamCopy["hero"] & { trail: Crumb[] };

export function Hero({ title, lede, primary, secondary, picture, trail }: Props) {
  const image = shown(picture);
  return (
    <section className="relative isolate bg-ink text-paper">
      <div className="wrap pt-6 lg:pt-8 lg:pb-20">
        <Breadcrumbs trail={trail} />
        <h1 className="mt-6 max-w-[7.8em] text-h1 lg:mt-12">{title}</h1>
        <p className="mt-4 max-w-xl text-lede max-[24rem]:pr-3 lg:mt-5 lg:max-w-md xl:max-w-xl">
          <Said text={lede} />
        </p>
        <div className="mt-5 actions lg:mt-8">
          <ButtonLink to="#assessment" variant="secondary" size="lg">
            {primary.label}
          </ButtonLink>
          <ButtonLink to="#checklist" variant="outline" size="lg" className="bg-ink">
            {secondary.label}
          </ButtonLink>
        </div>
      </div>
      <Picture
        {...image}
        eager
        showSource={false}
        className={clsx(
          "lg:absolute lg:inset-y-0 lg:right-0 lg:-z-10",
          image.picture.photo ? "lg:w-full" : "lg:w-2/3",
        )}
        imageClassName={clsx(
          "lg:h-full",
          image.picture.photo ? "lg:object-cover" : "lg:object-contain lg:object-right-bottom",
        )}
        photoClassName="lg:brightness-40"
      />
    </section>
  );
}
