import type { ReactNode } from "react";
import { shown } from "../../art/render.ts";
import { pageHead } from "../../outputs/seo/head.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Hero } from "../../ui/hero.tsx";
import { NumberedPoints } from "../../ui/numbered-points.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Picture, SourceLine } from "../../ui/picture.tsx";
import { Points } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import { Stat } from "../../ui/stat.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Proof } from "../proof/proof.tsx";
import type { AboutUsCopy } from "./copy.ts";

export const aboutUsHead = ({ seo, hero }: AboutUsCopy) => pageHead("/about-us", seo, hero.picture);

export function AboutUs({ copy }: { copy: AboutUsCopy }) {
  const { hero, stats, company, policy, closing } = copy;
  const inGrid = (panel: ReactNode) => (
    <div className="grid gap-9 pt-6 lg:gap-14 lg:pt-10">{panel}</div>
  );
  const tabs = [
    { id: "company", label: company.tab, panel: inGrid(<Company {...company} />) },
    { id: "policy", label: policy.tab, panel: inGrid(<Policy {...policy} />) },
  ];
  return (
    <>
      <Opening {...hero} action={company.button} />
      <section aria-labelledby="figures" className="bg-data-2 text-paper">
        <div className="wrap grid gap-x-12 gap-y-4 py-6 lg:grid-cols-[16rem_1fr]">
          <SectionHeading id="figures" size="h3" title={stats.title} />
          <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
            {stats.items.map((figure) => (
              <Stat key={figure.label} {...figure} />
            ))}
          </dl>
        </div>
      </section>
      <Proof />
      <Tabs label="About Us" tabs={tabs} initial="company" className="wrap py-section" />
      <CallToAction {...closing} />
    </>
  );
}

/** A drawing fades into the colour of the band of figures below it; a photo does not. */
function Opening({
  picture,
  action,
  ...words
}: AboutUsCopy["hero"] & { action: CompanyCopy["button"] }) {
  const image = shown(picture);
  return (
    <Hero tone="sand" trail="/about-us" {...words} actions={[action]}>
      <div className="relative">
        <Picture
          {...image}
          eager
          showSource={false}
          imageClassName="h-40 object-cover object-bottom lg:h-[max(18rem,20vw)] lg:object-[50%_64%]"
        />
        {!image.picture.photo && (
          <div className="absolute inset-x-0 -bottom-px h-1/4 bg-linear-to-t from-data-2 from-20% to-transparent" />
        )}
        <SourceLine
          {...image}
          className="absolute by-day inset-x-0 bottom-0 wrap pb-1 text-sm text-paper sm:text-right"
        />
      </div>
    </Hero>
  );
}

const Policy = ({ statement, objectives, button }: AboutUsCopy["policy"]) => (
  <>
    <section aria-labelledby="statement" className="border-l-4 border-leaf pl-6 lg:pl-12">
      <SectionHeading id="statement" size="eyebrow" title={statement.title} />
      <div className="mt-3 grid max-w-3xl gap-4">
        <Paragraphs texts={statement.paragraphs} className="first:font-display first:text-h3" />
        <ButtonLink {...button} size="lg" className="mt-3 sm:justify-self-start" />
      </div>
    </section>
    <section aria-labelledby="objectives">
      <SectionHeading id="objectives" title={objectives.title} />
      <NumberedPoints points={objectives.items} className="mt-4 grid gap-x-12 md:grid-cols-2" />
    </section>
  </>
);

type CompanyCopy = AboutUsCopy["company"];

const Company = ({
  story,
  vision,
  mission,
  timeline,
  values,
  certifications,
  button,
}: CompanyCopy) => (
  <>
    <section aria-labelledby="story" className="grid-12 gap-y-4">
      <SectionHeading
        id="story"
        title={story.title}
        className="col-span-12 max-w-[7.2em] lg:col-span-5"
      />
      <div className="col-span-12 grid max-w-2xl gap-3 lg:col-span-7">
        <Paragraphs texts={story.paragraphs} />
        <ButtonLink {...button} size="lg" className="mt-3 justify-self-start max-sm:hidden" />
      </div>
    </section>
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <TitledText {...vision} />
      <TitledText {...mission} />
    </div>
    <Timeline {...timeline} />
    <section aria-labelledby="values" className="grid-12 gap-y-4">
      <SectionHeading
        id="values"
        title={values.title}
        className="col-span-12 lg:col-span-4 lg:max-w-[6em]"
      />
      <Points
        points={values.items}
        className="col-span-12 grid gap-x-12 gap-y-5 md:grid-cols-2 lg:col-span-8"
        textClassName="mt-1 text-ink-soft"
      />
    </section>
    <section aria-labelledby="certifications" className="min-w-0">
      <SectionHeading id="certifications" title={certifications.title} className="max-w-[10.8em]" />
      <p className="mt-3 mb-4 max-w-2xl">{certifications.lede}</p>
      <Points
        list="dl"
        points={certifications.items.map(({ name, text }) => ({ title: name, text }))}
        className="max-sm:rail grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3"
        itemClassName="border-t border-line py-2.5"
        titleClassName="font-display text-h4"
        textClassName="text-ink-soft"
      />
    </section>
  </>
);

const TitledText = ({ title, text }: { title: string; text: string }) => (
  <section>
    <h2 className="eyebrow font-sans text-leaf">{title}</h2>
    <p className="mt-2 font-display text-h3">{text}</p>
  </section>
);

const Timeline = ({ title, entries }: CompanyCopy["timeline"]) => (
  <section aria-labelledby="milestones" className="min-w-0">
    <SectionHeading id="milestones" title={title} />
    <ol className="max-sm:rail mt-4 grid gap-y-4 sm:mt-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6">
      {entries.map((entry) => (
        <li key={entry.year} className="border-t-4 border-leaf pt-2 pr-5">
          <div>
            <p className="figures font-display text-h3">{entry.year}</p>
            <h3 className="leading-snug font-sans font-semibold">{entry.title}</h3>
            <p className="mt-1 text-ink-soft">{entry.text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
);
