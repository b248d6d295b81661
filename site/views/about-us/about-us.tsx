import { clsx } from "clsx";
import { href, trail } from "../../addresses.ts";
import { shown } from "../../art/render.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { NumberedPoints } from "../../ui/numbered-points.tsx";
import { Picture, SourceLine } from "../../ui/picture.tsx";
import { Points } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import { Stat } from "../../ui/stat.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import type { AboutUsCopy } from "./copy.ts";

export function aboutUsHead({ seo, hero }: AboutUsCopy): PageHead {
  return { seo, path: href("/about-us"), trail: trail("/about-us"), pictures: [hero.picture.name] };
}

export function AboutUs({ copy }: { copy: AboutUsCopy }) {
  const { hero, stats, company, policy, closing } = copy;
  const panels = [
    { id: "company", label: company.tab, panel: <Company {...company} /> },
    { id: "policy", label: policy.tab, panel: <Policy {...policy} /> },
  ];
  return (
    <>
      <Opening {...hero} />
      <Figures {...stats} />
      <Tabs
        label="About Us"
        tabs={panels.map(({ panel, ...tab }) => ({
          ...tab,
          panel: <div className="grid gap-section pt-10 lg:pt-20">{panel}</div>,
        }))}
        initial="company"
        className="wrap py-section"
      />
      <CallToAction {...closing} />
    </>
  );
}

/** The drawing begins in its section's own colour and ends in that of the band of figures below it. */
function Opening({ title, lede, picture }: AboutUsCopy["hero"]) {
  const image = shown(picture);
  const { photo, source } = image.picture;
  return (
    <section className="bg-sand">
      <div className="relative z-1 wrap pt-8">
        <Breadcrumbs trail={trail("/about-us")} />
        <h1 className="mt-10 max-w-[9em] text-hero lg:mt-14">{title}</h1>
        <p className="mt-6 max-w-2xl text-lede">{lede}</p>
      </div>
      <div className={clsx("relative", photo ? "mt-10" : "-mt-[7vw]")}>
        <Picture {...image} eager showSource={false} imageClassName="max-h-[46rem] object-cover object-top" />
        {!photo && (
          <div className="absolute inset-x-0 -bottom-px h-1/4 bg-linear-to-t from-data-2 from-20% to-transparent" />
        )}
        <SourceLine
          source={source}
          className="absolute inset-x-0 bottom-0 wrap pb-2 text-sm text-paper sm:text-right"
        />
      </div>
    </section>
  );
}

function Figures({ title, items }: AboutUsCopy["stats"]) {
  return (
    <section aria-labelledby="figures" className="bg-data-2 text-paper">
      <div className="wrap grid gap-x-12 gap-y-6 py-10 lg:grid-cols-[16rem_1fr]">
        <SectionHeading id="figures" size="h3" title={title} />
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
          {items.map(({ value, label }) => (
            <Stat key={label} value={value} label={label} />
          ))}
        </dl>
      </div>
    </section>
  );
}

function Policy({ statement, objectives, button }: AboutUsCopy["policy"]) {
  return (
    <>
      <section aria-labelledby="statement" className="border-l-4 border-leaf pl-6 lg:pl-12">
        <h2 id="statement" className="eyebrow font-sans text-leaf">
          {statement.title}
        </h2>
        <div className="mt-4 grid max-w-3xl gap-6 text-lede">
          <Paragraphs {...statement} button={button} className="first:font-display first:text-h2" />
        </div>
      </section>
      <section aria-labelledby="objectives">
        <SectionHeading id="objectives" title={objectives.title} />
        <NumberedPoints
          points={objectives.items}
          size="large"
          className="mt-10 grid gap-x-12 md:grid-cols-2"
        />
      </section>
    </>
  );
}

type ParagraphsProps = { paragraphs: string[]; button: AboutUsCopy["policy"]["button"]; className: string };

function Paragraphs({ paragraphs, button, className }: ParagraphsProps) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={className}>
          {paragraph}
        </p>
      ))}
      <ButtonLink to={button.to} size="lg" className="mt-3 sm:justify-self-start">
        {button.label}
      </ButtonLink>
    </>
  );
}

type CompanyCopy = AboutUsCopy["company"];

function Company({ story, vision, mission, timeline, values, certifications, button }: CompanyCopy) {
  return (
    <>
      <section aria-labelledby="story" className="grid-12 gap-y-8">
        <SectionHeading id="story" title={story.title} className="col-span-12 max-w-[7.2em] lg:col-span-5" />
        <div className="col-span-12 grid max-w-2xl gap-5 text-lg lg:col-span-7">
          <Paragraphs {...story} button={button} className="first:text-lede" />
        </div>
      </section>
      <div className="grid-12 gap-y-12">
        <Statement {...vision} className="col-span-12 lg:col-span-7" />
        <Statement {...mission} className="col-span-12 lg:col-span-7 lg:col-start-6" />
      </div>
      <Timeline {...timeline} />
      <Values {...values} />
      <Certifications {...certifications} />
    </>
  );
}

function Statement({ title, text, className }: { title: string; text: string; className: string }) {
  return (
    <section className={className}>
      <h2 className="eyebrow font-sans text-leaf">{title}</h2>
      <p className="mt-3 font-display text-h2">{text}</p>
    </section>
  );
}

/** Cold to warm, like the layers of the drawing above. */
const colours = ["bg-data-2", "bg-data-3", "bg-data-4", "bg-data-7", "bg-data-8", "bg-data-9"];

function Timeline({ title, entries }: CompanyCopy["timeline"]) {
  return (
    <section aria-labelledby="milestones">
      <SectionHeading id="milestones" title={title} />
      <ol className="mt-10 grid md:grid-cols-2 lg:grid-cols-3">
        {entries.map((entry, index) => (
          <li key={entry.year} className="pb-12">
            <span aria-hidden="true" className={`block h-4 ${colours[index]}`} />
            <div className="pt-5 pr-8">
              <p className="figures font-display text-h2">{entry.year}</p>
              <h3 className="mt-2 text-h4">{entry.title}</h3>
              <p className="mt-2 text-ink-soft">{entry.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Values({ title, items }: CompanyCopy["values"]) {
  return (
    <section aria-labelledby="values" className="grid-12 gap-y-10">
      <SectionHeading id="values" title={title} className="col-span-12 max-w-[6em] lg:col-span-4" />
      <Points
        points={items}
        className="col-span-12 grid gap-x-12 gap-y-10 md:grid-cols-2 lg:col-span-8"
        titleClassName="text-h3"
        textClassName="mt-3 text-ink-soft"
      />
    </section>
  );
}

function Certifications({ title, lede, items }: CompanyCopy["certifications"]) {
  return (
    <section aria-labelledby="certifications">
      <SectionHeading id="certifications" title={title} className="max-w-[10.8em]" />
      <p className="mt-5 max-w-2xl text-lg">{lede}</p>
      <Points
        list="dl"
        points={items.map(({ name, text }) => ({ title: name, text }))}
        className="mt-8"
        itemClassName="grid gap-x-12 border-t border-line py-4 md:grid-cols-2"
        titleClassName="font-display text-h4"
        textClassName="text-ink-soft"
      />
    </section>
  );
}
