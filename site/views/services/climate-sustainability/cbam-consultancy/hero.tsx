import { clsx } from "clsx";
import { Breadcrumbs, type Crumb } from "../../../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { copy } from "./cbam-consultancy.data.ts";

export function Hero({ trail }: { trail: Crumb[] }) {
  const { title, lede, primary, secondary, picture, pictureAlt } = copy.hero;
  return (
    <section className="relative isolate bg-ink text-paper">
      <div className="wrap pt-8 lg:pb-20">
        <Breadcrumbs trail={trail} />
        <h1 className="mt-12 max-w-[13ch] text-h1">{title}</h1>
        <p className="mt-5 max-w-xl text-lede">{lede}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="#assessment" variant="secondary" size="lg">
            {primary.label}
          </ButtonLink>
          <ButtonLink to="#checklist" variant="outline" size="lg" className="bg-ink">
            {secondary.label}
          </ButtonLink>
        </div>
      </div>
      <Picture
        picture={picture}
        alt={pictureAlt}
        eager
        showSource={false}
        className={clsx(
          "lg:absolute lg:inset-y-0 lg:right-0 lg:-z-10",
          picture.photo ? "lg:w-full" : "lg:w-2/3",
        )}
        imageClassName="lg:h-full lg:object-cover"
        photoClassName="lg:brightness-40"
      />
    </section>
  );
}
