import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Picture, SourceLine } from "../../../ui/picture.tsx";
import { copy } from "./carbon-advisory.data.ts";

export const trail = [
  { label: "Home", to: "/" },
  { label: "Services", to: "/services" },
  { label: copy.hero.eyebrow, to: "/services/carbon-advisory" },
];

/** The words stand in the empty sky above the curve, which climbs past them to the right. */
export function Hero() {
  const { title, lede, picture, pictureAlt, readings } = copy.hero;
  return (
    <section className="relative isolate bg-ink text-paper xl:min-h-[min(58vw,54rem)]">
      <div className="wrap pt-8 pb-6">
        <Breadcrumbs trail={trail} />
        <h1 className="mt-10 max-w-[13ch] text-h1 lg:mt-14">{title}</h1>
        <p className="mt-6 max-w-md text-lede">{lede}</p>
      </div>
      <Picture
        picture={picture}
        alt={pictureAlt}
        eager
        showSource={false}
        className="relative -z-10 md:-mt-[12vw] xl:absolute xl:bottom-0 xl:w-full xl:h-[min(50vw,48rem)]"
        imageClassName="h-full object-cover object-top 2xl:object-[50%_15%] [mask-image:linear-gradient(transparent,black_12%,black_70%,transparent)]"
        photoClassName="brightness-40"
      />
      <div className="wrap flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-5 text-sm md:absolute md:inset-x-0 md:bottom-0">
        {(picture.photo ? [] : readings).map(({ when, value }) => (
          <p key={when} className="figures md:nth-2:order-last nth-2:text-right">
            <span className="block font-display text-h4">{value}</span>
            {when}
          </p>
        ))}
        <SourceLine source={picture.source} className="opacity-80 max-md:w-full" />
      </div>
    </section>
  );
}
