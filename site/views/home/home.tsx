import { clsx } from "clsx";
import { href, trail } from "../../addresses.ts";
import { shown } from "../../art/render.ts";
import { firm } from "../../content/reader/read.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { phoneHref } from "../../ui/contact-links.tsx";
import { ArrowRight } from "../../ui/icons.tsx";
import { NumberedPoints } from "../../ui/numbered-points.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Points, TextList } from "../../ui/points.tsx";
import { Said } from "../../ui/said.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { Stat } from "../../ui/stat.tsx";
import { TracedFigure } from "../../ui/traced-figure.tsx";
import type { HomeCopy } from "./copy.ts";
import { Hero } from "./hero.tsx";

export function homeHead({ seo, hero }: HomeCopy): PageHead {
  return { seo, path: href("/"), trail: trail("/"), pictures: [hero.picture.name] };
}

export function Home({ copy }: { copy: HomeCopy }) {
  return (
    <>
      <Hero {...copy.hero} />
      <Figures {...copy.stats} />
      <PhonePrompt {...copy.phonePrompt} />
      <Featured {...copy.featured} />
      <Section tone="sand">
        <TracedFigure figure={copy.traced} />
      </Section>
      <Industries {...copy.industries} />
      <Engagement {...copy.how} />
      <CallToAction {...copy.closing} />
    </>
  );
}

function Figures({ title, items }: HomeCopy["stats"]) {
  return (
    <section aria-labelledby="record" className="border-b border-line bg-paper">
      <div className="wrap grid gap-x-12 gap-y-8 py-14 lg:grid-cols-[16rem_1fr] lg:py-16">
        <SectionHeading id="record" size="h3" title={title} />
        <dl className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-4">
          {items.map(({ value, label }) => (
            <Stat key={label} value={value} label={label} className="border-l border-line pl-4" />
          ))}
        </dl>
      </div>
    </section>
  );
}

function PhonePrompt({ title, text, link }: HomeCopy["phonePrompt"]) {
  return (
    <section aria-labelledby="talk" className="bg-sand">
      <div className="wrap grid items-center gap-x-12 gap-y-6 py-12 lg:grid-cols-[1fr_auto]">
        <div className="max-w-2xl">
          <SectionHeading id="talk" size="h3" title={title} />
          <p className="mt-2">{text}</p>
        </div>
        <div className="flex flex-col items-start gap-2 lg:items-end">
          <a
            href={phoneHref()}
            className="figures font-display text-h2 whitespace-nowrap text-leaf hover:text-leaf-dark"
          >
            {firm().phone}
          </a>
          <a
            href={link.to}
            className="inline-flex items-center gap-2 py-1 font-semibold underline decoration-marigold decoration-2 underline-offset-6 hover:decoration-3"
          >
            {link.label}
            <ArrowRight className="size-4.5" />
          </a>
        </div>
      </div>
    </section>
  );
}

/** Each industry carries one step of the data scale: the section reads as a set of stripes. */
const bars = [
  "bg-data-2",
  "bg-data-3",
  "bg-data-4",
  "bg-data-5",
  "bg-data-6",
  "bg-data-7",
  "bg-data-8",
  "bg-data-9",
];

function Industries({ title, lede, items }: HomeCopy["industries"]) {
  return (
    <Section tone="ink" heading={{ id: "industries", title, lede }}>
      <Points
        points={items.map(({ name, text }) => ({ title: name, text }))}
        className="mt-14 grid sm:grid-cols-2 sm:gap-x-10 lg:mt-20"
        itemClassName="grid grid-cols-[0.5rem_1fr] gap-x-5 border-t border-line-dark py-6"
        titleClassName="text-h3"
        textClassName="mt-1.5 max-w-md text-paper/85"
        marker={(_, index) => <span aria-hidden="true" className={bars[index]} />}
      />
    </Section>
  );
}

function Engagement({ title, steps }: HomeCopy["how"]) {
  return (
    <Section aria-labelledby="engagement">
      <div className="grid-12 gap-y-12">
        <SectionHeading
          id="engagement"
          title={title}
          className="col-span-12 lg:sticky lg:top-28 lg:col-span-4 lg:self-start"
        />
        <NumberedPoints points={steps} size="medium" className="col-span-12 lg:col-span-7 lg:col-start-6" />
      </div>
    </Section>
  );
}

function Featured({ eyebrow, title, lede, items, dates, finder }: HomeCopy["featured"]) {
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
