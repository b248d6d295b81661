import type { ReactNode } from "react";
import { shown } from "../../../art/render.ts";
import { carbonDioxide } from "../../../climate/carbon-dioxide.ts";
import { rulesOf } from "../../../content/records/review.ts";
import { sampleDocumentOf } from "../../../content/records/sample-documents.ts";
import { monthLabel } from "../../../dates/dates.ts";
import { Brief } from "../../../sections/brief/brief.tsx";
import { Reason } from "../../../sections/reason/reason.tsx";
import { Related } from "../../../sections/related/related.tsx";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { Actions, HeroGround } from "../../../ui/hero.tsx";
import { Paragraphs } from "../../../ui/paragraphs.tsx";
import { Picture, SourceLine } from "../../../ui/picture.tsx";
import { PointNumber, Points, words } from "../../../ui/points.tsx";
import { Said } from "../../../ui/said.tsx";
import { SampleLink } from "../../../ui/sample-link.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { SectionIndex } from "../../../ui/section-index.tsx";
import { TracedFigure } from "../../../ui/traced-figure.tsx";
import { serviceHead } from "../service-head.ts";
import type { CarbonAdvisoryCopy } from "./copy.ts";

const path = "/services/carbon-advisory";

export const carbonAdvisoryHead = (copy: CarbonAdvisoryCopy) =>
  serviceHead(path, copy, copy.hero.picture);

export const CarbonAdvisory = ({ copy }: { copy: CarbonAdvisoryCopy }) => (
  <>
    <Opening {...copy.hero} />
    <Brief section={copy.brief} page={{ path }} />
    <Section tone="sand">
      <TracedFigure figure={copy.traced} />
    </Section>
    <div className="wrap grid-12 gap-y-8 py-section">
      <ChapterIndex copy={copy} />
      <div className="col-span-12 lg:col-span-9 xl:pl-8">
        <Chapters {...copy} />
      </div>
    </div>
    <Related page={{ rules: rulesOf(copy) }} />
    <CallToAction {...copy.closing} tone="leaf" />
  </>
);

/** The chapters in order: the id, which must stay because links use it, and the field of the copy. */
const chapters = [
  ["overview", "overview"],
  ["why-it-matters", "whyItMatters"],
  ["our-services", "ourServices"],
  ["methodology", "methodology"],
  ["deliverables", "deliverables"],
  ["why-choose-the-provider", "whyChoose"],
] as const;

const ChapterIndex = ({ copy }: { copy: CarbonAdvisoryCopy }) => (
  <nav
    aria-label="On this page"
    data-follow-chapters
    className="col-span-12 lg:sticky lg:top-28 lg:col-span-3 lg:self-start"
  >
    <SectionIndex
      sections={chapters.map(([id, name]) => ({ id, title: copy[name].title }))}
      className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1"
    />
    <ButtonLink {...copy.closing.action} className="mt-6 max-lg:hidden" />
  </nav>
);

/** The words stand above the curve, which rises to their right. A photo has no curve, so no readings are named. */
function Opening({ picture, action, title, lede }: CarbonAdvisoryCopy["hero"]) {
  const image = shown(picture);
  return (
    <HeroGround tone="ink" className="xl:min-h-[min(46vw,44rem)] words-on-picture">
      <div className="wrap pt-6">
        <Breadcrumbs trail={path} className="mb-6 lg:mb-10" />
        <h1 className="mb-5 max-w-[9em] text-h1">{title}</h1>
        <p className="max-w-md text-lede">{lede}</p>
        <Actions links={[action]} isDark className="my-6" />
      </div>
      <Picture
        {...image}
        service={path}
        eager
        showSource={false}
        className="relative -z-10 md:-mt-[12vw] print:hidden xl:absolute xl:bottom-0 xl:w-full xl:h-[min(44vw,42rem)]"
        imageClassName="h-full object-cover object-top [mask-image:linear-gradient(transparent,black_12%,black_70%,transparent)] md:[mask-image:linear-gradient(transparent,black_12%,black_64%,transparent_87%)]"
        photoClassName="brightness-40"
      />
      <div className="wrap flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-5 text-sm md:absolute md:inset-x-0 md:bottom-0 md:flex-nowrap print:static">
        {(image.picture.photo ? [] : endsOfTheCurve()).map(({ when, value }) => (
          <p key={when} className="figures whitespace-nowrap md:nth-2:order-last nth-2:text-right">
            <span className="block font-display text-h4">{value}</span>
            {when}
          </p>
        ))}
        <SourceLine {...image} className="opacity-85 max-md:w-full md:max-w-md" />
      </div>
    </HeroGround>
  );
}

function endsOfTheCurve() {
  const readings = carbonDioxide();
  return [readings[0], readings.at(-1)]
    .filter((reading) => reading !== undefined)
    .map(({ year, month, ppm }) => ({
      when: monthLabel(`${year}-${String(month + 1).padStart(2, "0")}`),
      value: `${ppm.toFixed(1)} ppm`,
    }));
}

function Chapters(copy: CarbonAdvisoryCopy) {
  const { overview, ourServices, methodology, deliverables } = copy;
  const [first, ...rest] = overview.paragraphs;
  return (
    <div className="grid gap-9 lg:gap-14">
      <Chapter id="overview" title={overview.title}>
        <p className="mt-4 max-w-3xl font-display text-h4 leading-snug">{first}</p>
        <Paragraphs texts={rest} className="mt-3 max-w-2xl text-ink-soft" />
      </Chapter>
      <WhyItMatters {...copy.whyItMatters} />
      <Chapter id="our-services" title={ourServices.title}>
        <Points
          points={ourServices.items}
          className="enters mt-5 grid gap-x-10 gap-y-5 sm:grid-cols-2 xl:grid-cols-3"
          itemClassName="border-t-3 border-leaf pt-3"
          textClassName="mt-1.5 text-ink-soft"
        />
      </Chapter>
      <Chapter
        id="methodology"
        title={methodology.title}
        lede={methodology.lede}
        className="-mx-gutter bg-ink px-gutter py-8 text-paper sm:mx-0 sm:rounded-lg sm:px-8 lg:py-9"
      >
        <ol className="mt-5 grid gap-x-10 lg:grid-cols-2">
          {methodology.steps.map(({ title, text, output }, index) => (
            <li
              key={title}
              className="grid grid-cols-[2rem_1fr] content-start gap-y-2 border-t border-line-dark py-3 lg:py-4"
            >
              <PointNumber index={index} className="font-display text-h4 text-marigold" />
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-1 text-paper/85">{words(text)}</p>
              </div>
              <p className="col-start-2 border-l-2 border-marigold pl-3 font-semibold">{output}</p>
            </li>
          ))}
        </ol>
      </Chapter>
      <Chapter id="deliverables" title={deliverables.title}>
        <DataTable
          caption={deliverables.title}
          columns={Object.values(deliverables.columns)}
          rows={deliverables.rows.map(({ document, contains, reader }) => [
            document,
            contains,
            reader,
          ])}
          className="mt-4"
        />
        <SampleLink document={sampleDocumentOf("carbon-advisory")} className="mt-5 max-w-2xl" />
      </Chapter>
      <div id="why-choose-us">
        <Reason section={{ id: "why-choose-the-provider", ...copy.whyChoose }} className="" />
      </div>
    </div>
  );
}

type ChapterProps = {
  id: string;
  title: string;
  lede?: string;
  className?: string;
  children: ReactNode;
};

const Chapter = ({ id, title, lede, className, children }: ChapterProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={className}>
    <SectionHeading id={`${id}-title`} title={title} lede={lede} />
    {children}
  </section>
);

const WhyItMatters = ({
  title,
  text,
  columns,
  rows,
  complianceYears,
}: CarbonAdvisoryCopy["whyItMatters"]) => (
  <Chapter id="why-it-matters" title={title} lede={text}>
    <DataTable
      caption={title}
      columns={Object.values(columns)}
      rows={rows.map(({ party, asks, consequence }) => [
        party,
        <Said key="asks" text={asks} />,
        <Said key="consequence" text={consequence} />,
      ])}
      className="mt-4"
    />
    <div className="mt-5 gap-x-12 rounded-lg bg-marigold-soft p-5 sm:flex">
      <h3 className="eyebrow font-sans text-marigold-ink">{complianceYears.title}</h3>
      <ul className="grid grow gap-x-8 gap-y-2 max-sm:mt-2 sm:grid-cols-2">
        {complianceYears.items.map(yearAndStatus).map(({ year, status }) => (
          <li key={year}>
            <span className="figures font-display text-h4">{year}</span> {status}
          </li>
        ))}
      </ul>
    </div>
  </Chapter>
);

/** Splits “FY 2025-26 (early adoption)” before the bracket. */
function yearAndStatus(item: string) {
  const end = item.indexOf(" (");
  return { year: item.slice(0, end), status: item.slice(end + 1) };
}
