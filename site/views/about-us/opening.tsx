import { clsx } from "clsx";
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
        <div className={clsx("relative", photo ? "mt-10" : "-mt-[7vw]")}>
          <Picture
            {...image}
            eager
            showSource={false}
            imageClassName="max-h-[46rem] object-cover object-top"
          />
          {/* The drawing's lines end in the colour of the band below it, not at an edge. */}
          {!photo && (
            <div className="absolute inset-x-0 -bottom-px h-1/4 bg-linear-to-t from-data-2 from-20% to-transparent" />
          )}
          <SourceLine
            source={source}
            className="absolute inset-x-0 bottom-0 wrap pb-2 text-sm text-paper sm:text-right"
          />
        </div>
      </section>
      <Figures {...stats} />
    </>
  );
}

function Figures({ title, items }: AboutUsCopy["stats"]) {
  return (
    <section aria-labelledby="figures" className="bg-data-2 text-paper">
      <div className="wrap grid gap-x-12 gap-y-6 py-10 lg:grid-cols-[16rem_1fr]">
        <h2 id="figures" className="text-h3">
          {title}
        </h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
          {items.map(({ value, label }) => (
            <Stat key={label} value={value} label={label} />
          ))}
        </dl>
      </div>
    </section>
  );
}
