import { clsx } from "clsx";
import { shown } from "../../art/render.ts";
import { ArrowRight } from "../../ui/icons.tsx";
import { Picture } from "../../ui/picture.tsx";
import { TextList } from "../../ui/points.tsx";
import { Said } from "../../ui/said.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import type { HomeCopy } from "./copy.ts";

export function Featured({ eyebrow, title, lede, items, dates, finder }: HomeCopy["featured"]) {
  return (
    <Section aria-labelledby="featured">
      <p className="eyebrow mb-4 text-leaf">{eyebrow}</p>
      <SectionHeading id="featured" title={title} lede={lede} />
      <p className="flex flex-wrap gap-x-8">
        <ArrowLink {...finder} />
        <ArrowLink {...dates} />
      </p>
      <div className="mt-14 grid gap-16 lg:mt-20 lg:gap-24">
        {items.map((item, index) => (
          <FeaturedService key={item.title} item={item} flipped={index % 2 === 1} />
        ))}
      </div>
    </Section>
  );
}

type Item = HomeCopy["featured"]["items"][number];

function FeaturedService({ item, flipped }: { item: Item; flipped: boolean }) {
  return (
    <article className="grid-12 items-center gap-y-8">
      <Picture
        {...shown(item.picture)}
        className={clsx("col-span-12 lg:col-span-7", flipped && "lg:order-2")}
        imageClassName="rounded-lg"
      />
      <div className={clsx("col-span-12 lg:col-span-5", flipped ? "lg:pr-8" : "lg:pl-8")}>
        <h3 className="text-h2">{item.title}</h3>
        <p className="mt-4 text-lg">
          <Said text={item.text} />
        </p>
        <TextList items={item.points} className="mt-6 grid" itemClassName="border-t border-line py-2.5" />
        <ArrowLink {...item.link} />
      </div>
    </article>
  );
}

function ArrowLink({ label, to }: Item["link"]) {
  return (
    <a
      href={to}
      className="mt-5 inline-flex items-center gap-2 py-1 font-semibold text-leaf underline decoration-1 underline-offset-6 hover:decoration-2"
    >
      {label}
      <ArrowRight className="size-4.5" />
    </a>
  );
}
