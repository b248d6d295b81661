import type { ReactNode } from "react";
import { sampleDocumentOf } from "../../../content/records/sample-documents.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { PointNumber, Points } from "../../../ui/points.tsx";
import { Said } from "../../../ui/said.tsx";
import { SampleLink } from "../../../ui/sample-link.tsx";
import { SectionHeading } from "../../../ui/section.tsx";
import type { CarbonAdvisoryCopy } from "./copy.ts";

export function Chapters(copy: CarbonAdvisoryCopy) {
  return (
    <div className="grid gap-10 lg:gap-section">
      <Overview {...copy.overview} />
      <WhyItMatters {...copy.whyItMatters} />
      <OurServices {...copy.ourServices} />
      <Methodology {...copy.methodology} />
      <Deliverables {...copy.deliverables} />
      <WhyChoose {...copy.whyChoose} />
    </div>
  );
}

type Props = { id: string; title: string; lede?: string; className?: string; children: ReactNode };

function Chapter({ id, title, lede, className, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={className}>
      <SectionHeading id={`${id}-title`} title={title} lede={lede} />
      {children}
    </section>
  );
}

function Overview({ title, paragraphs }: CarbonAdvisoryCopy["overview"]) {
  const [first, ...rest] = paragraphs;
  return (
    <Chapter id="overview" title={title}>
      <p className="mt-6 max-w-3xl font-display text-h3 leading-snug">{first}</p>
      {rest.map((paragraph) => (
        <p key={paragraph} className="mt-6 max-w-2xl text-lg text-ink-soft">
          {paragraph}
        </p>
      ))}
    </Chapter>
  );
}

function WhyItMatters({ title, text, columns, rows, complianceYears }: CarbonAdvisoryCopy["whyItMatters"]) {
  return (
    <Chapter id="why-it-matters" title={title} lede={text}>
      <DataTable
        caption={title}
        columns={[columns.party, columns.asks, columns.consequence]}
        rows={rows.map(({ party, asks, consequence }) => [
          party,
          <Said key="asks" text={asks} />,
          <Said key="consequence" text={consequence} />,
        ])}
        fold={`${rows.length} parties, and what they ask`}
        className="mt-6 lg:mt-8"
      />
      <div className="mt-8 rounded-lg bg-marigold-soft p-5 lg:mt-12 sm:p-8">
        <h3 className="eyebrow font-sans text-marigold-ink">{complianceYears.title}</h3>
        <ul className="mt-4 grid gap-6 sm:grid-cols-2">
          {complianceYears.items.map(yearAndStatus).map(({ year, status }) => (
            <li key={year}>
              <span className="figures block font-display text-h2">{year}</span> {status}
            </li>
          ))}
        </ul>
      </div>
    </Chapter>
  );
}

/** "FY 2025-26 (early adoption)" in its two parts. */
function yearAndStatus(item: string) {
  const end = item.indexOf(" (");
  return { year: item.slice(0, end), status: item.slice(end + 1) };
}

function OurServices({ title, items }: CarbonAdvisoryCopy["ourServices"]) {
  return (
    <Chapter id="our-services" title={title}>
      <Points
        points={items}
        className="enters mt-6 grid gap-x-10 gap-y-5 lg:mt-10 lg:gap-y-8 sm:grid-cols-2 xl:grid-cols-3"
        itemClassName="border-t-3 border-leaf pt-4"
        textClassName="mt-2 text-ink-soft"
      />
    </Chapter>
  );
}

function Methodology({ title, lede, steps }: CarbonAdvisoryCopy["methodology"]) {
  return (
    <Chapter
      id="methodology"
      title={title}
      lede={lede}
      className="-mx-gutter bg-ink px-gutter py-10 text-paper lg:py-14 sm:mx-0 sm:rounded-lg sm:px-10 lg:px-12"
    >
      <Points
        list="ol"
        points={steps}
        className="mt-6 lg:mt-10"
        itemClassName="grid grid-cols-[2.5rem_1fr] gap-y-3 border-t border-line-dark py-4 lg:py-6 lg:grid-cols-[3rem_1fr_15rem] lg:gap-x-6"
        textClassName="mt-2 max-w-lg text-paper/85"
        marker={(_, index) => <PointNumber index={index} className="font-display text-h4 text-marigold" />}
        below={({ output }) => (
          <p className="col-start-2 border-l-2 border-marigold pl-4 text-sm font-semibold lg:col-start-3 lg:self-center">
            {output}
          </p>
        )}
      />
    </Chapter>
  );
}

function Deliverables({ title, columns, rows }: CarbonAdvisoryCopy["deliverables"]) {
  return (
    <Chapter id="deliverables" title={title}>
      <DataTable
        caption={title}
        columns={[columns.document, columns.contains, columns.reader]}
        rows={rows.map(({ document, contains, reader }) => [document, contains, reader])}
        fold={`All ${rows.length} documents`}
        className="mt-6 lg:mt-8"
      />
      <SampleLink document={sampleDocumentOf("carbon-advisory")} className="mt-10 max-w-2xl" />
    </Chapter>
  );
}

function WhyChoose({ title, points }: CarbonAdvisoryCopy["whyChoose"]) {
  return (
    <Chapter id="why-choose-us" title={title}>
      <Points
        points={points}
        className="mt-8"
        itemClassName="grid gap-x-10 gap-y-2 border-t border-line py-4 sm:grid-cols-[1fr_1.4fr]"
        titleClassName="text-h3"
        textClassName="text-lg text-ink-soft"
      />
    </Chapter>
  );
}
