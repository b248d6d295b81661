import { trail } from "../../addresses.ts";
import { shown } from "../../art/render.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Picture, SourceLine } from "../../ui/picture.tsx";
import { Stat } from "../../ui/stat.tsx";
import type { AboutUsCopy } from "./copy.ts";

/** The drawing begins in its section's own colour and ends in that of the band of figures below it. */
export function Opening({ hero, stats }: Pick<AboutUsCopy, "hero" | "stats">) {
  const image = shown(hero.picture);
  const { photo, source } = image.picture;
  return (
    <>
      <section className="bg-sand">
        <div className="relative z-1 wrap pt-8">
          <Breadcrumbs trail={trail("/about-us")} />
          <h1 className="mt-10 max-w-[9em] text-hero lg:mt-14">{hero.title}</h1>
          <p className="mt-6 max-w-2xl text-lede">{hero.lede}</p>
        </div>
        <Picture {...image} eager showSource={false} className={photo ? "mt-10" : "-mt-[7vw]"} />
      </section>
      <Figures {...stats} source={source} />
    </>
  );
}

function Figures({ title, items, source }: AboutUsCopy["stats"] & { source: string }) {
  return (
    <section aria-labelledby="figures" className="bg-data-2 text-paper">
      <div className="wrap grid gap-x-12 gap-y-8 pt-6 pb-12 lg:grid-cols-[16rem_1fr]">
        <div>
          <h2 id="figures" className="text-h3">
            {title}
          </h2>
          <SourceLine source={source} className="mt-2 text-sm" />
        </div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
          {items.map(({ value, label }) => (
            <Stat key={label} value={value} label={label} />
          ))}
        </dl>
      </div>
    </section>
  );
}
