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
      <Band stats={copy.stats} prompt={copy.phonePrompt} />
      <Featured {...copy.featured} />
      <Section tone="sand">
        <TracedFigure figure={copy.traced} isStory />
      </Section>
      <Industries {...copy.industries} />
      <Engagement {...copy.how} />
      <CallToAction {...copy.closing} />
    </>
  );
}

/** The firm in figures, and the telephone beside them. */
function Band({ stats, prompt }: { stats: HomeCopy["stats"]; prompt: HomeCopy["phonePrompt"] }) {
  return (
    <div className="border-b border-line bg-sand">
      <div className="wrap grid gap-x-12 gap-y-6 py-6 lg:grid-cols-[1fr_20rem] lg:py-8">
        <section aria-labelledby="record">
          <SectionHeading id="record" size="h4" title={stats.title} />
          <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
            {stats.items.map(({ value, label }) => (
              <Stat key={label} value={value} label={label} size="small" />
            ))}
          </dl>
        </section>
        <section aria-labelledby="talk" className="lg:border-l lg:border-line lg:pl-8">
          <SectionHeading id="talk" size="h4" title={prompt.title} />
          <a
            href={phoneHref()}
            className="figures mt-2 block font-display text-h3 whitespace-nowrap text-leaf hover:text-leaf-dark"
          >
            {firm().phone}
          </a>
          <p className="mt-1 text-sm">{prompt.text}</p>
          <ArrowLink {...prompt.link} className="mt-1" />
        </section>
      </div>
    </div>
  );
}

function Industries({ title, lede, items }: HomeCopy["industries"]) {
  return (
    <Section tone="ink" heading={{ id: "industries", title, lede }}>
      <Points
        points={items.map(({ name, text }) => ({ title: name, text }))}
        className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:mt-8 lg:grid-cols-4 lg:gap-y-6"
        itemClassName="border-t-2 border-leaf-light pt-1.5"
        textClassName="text-sm leading-snug text-paper/85"
      />
    </Section>
  );
}

function Engagement({ title, steps }: HomeCopy["how"]) {
  return (
    <Section heading={{ id: "engagement", title }}>
      <NumberedPoints points={steps} className="mt-4 grid gap-x-10 lg:mt-6 lg:grid-cols-3" />
    </Section>
  );
}

function Featured({ eyebrow, title, lede, items, dates, finder }: HomeCopy["featured"]) {
  return (
    <Section aria-labelledby="featured">
      <p className="eyebrow mb-2 text-leaf">{eyebrow}</p>
      <SectionHeading id="featured" title={title} lede={lede} />
      <p className="mt-2 flex flex-wrap gap-x-8">
        <ArrowLink {...finder} />
        <ArrowLink {...dates} />
      </p>
      <div className="mt-5 grid gap-x-8 gap-y-7 lg:mt-8 lg:grid-cols-3">
        {items.map((item) => (
          <FeaturedService key={item.title} {...item} />
        ))}
      </div>
    </Section>
  );
}

type Item = HomeCopy["featured"]["items"][number];

function FeaturedService({ title, text, points, picture, link }: Item) {
  return (
    <article className="items-start gap-x-8 sm:max-lg:grid sm:max-lg:grid-cols-2">
      <Picture {...shown(picture)} imageClassName="rounded-lg" />
      <div>
        <h3 className="mt-3 text-h3">{title}</h3>
        <p className="mt-1.5">
          <Said text={text} />
        </p>
        <TextList
          items={points}
          className="mt-2 mb-2 list-disc pl-5 text-sm max-sm:hidden"
          itemClassName="py-0.5"
        />
        <ArrowLink {...link} />
      </div>
    </article>
  );
}

function ArrowLink({ label, to, className }: Item["link"] & { className?: string }) {
  return (
    <a
      href={to}
      className={clsx(
        "inline-flex items-center gap-2 py-1 font-semibold text-leaf underline decoration-1 underline-offset-6 hover:decoration-2",
        className,
      )}
    >
      {label}
      <ArrowRight className="size-4.5" />
    </a>
  );
}
