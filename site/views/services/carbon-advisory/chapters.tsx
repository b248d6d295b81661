import type { ReactNode } from "react";
import { sampleDocumentOf } from "../../../content/records/sample-documents.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { PointNumber, Points } from "../../../ui/points.tsx";
import { Said } from "../../../ui/said.tsx";
import { SampleLink } from "../../../ui/sample-link.tsx";
import { SectionHeading } from "../../../ui/section.tsx";
import { WhyChoose } from "../why-choose.tsx";
import type { CarbonAdvisoryCopy } from "./copy.ts";

export function Chapters(copy: CarbonAdvisoryCopy) {
  return (
    <div className="grid gap-9 lg:gap-14">
      <Overview {...copy.overview} />
      <WhyItMatters {...copy.whyItMatters} />
      <OurServices {...copy.ourServices} />
      <Methodology {...copy.methodology} />
      <Deliverables {...copy.deliverables} />
      <WhyChoose id="why-choose-us" {...copy.whyChoose} />
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
      <p className="mt-4 max-w-3xl font-display text-h4 leading-snug">{first}</p>
      {rest.map((paragraph) => (
        <p key={paragraph} className="mt-3 max-w-2xl text-ink-soft">
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
        className="enters mt-5 grid gap-x-10 gap-y-5 sm:grid-cols-2 xl:grid-cols-3"
        itemClassName="border-t-3 border-leaf pt-3"
        textClassName="mt-1.5 text-ink-soft"
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
      className="-mx-gutter bg-ink px-gutter py-8 text-paper sm:mx-0 sm:rounded-lg sm:px-8 lg:py-9"
    >
      <Points
        list="ol"
        points={steps}
        className="mt-5 grid gap-x-10 lg:grid-cols-2"
        itemClassName="grid grid-cols-[2rem_1fr] content-start gap-y-2 border-t border-line-dark py-3 lg:py-4"
        textClassName="mt-1 text-paper/85 max-lg:text-sm"
        marker={(_, index) => <PointNumber index={index} className="font-display text-h4 text-marigold" />}
        below={({ output }) => (
          <p className="col-start-2 border-l-2 border-marigold pl-3 text-sm font-semibold">{output}</p>
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
        className="mt-4"
      />
      <SampleLink document={sampleDocumentOf("carbon-advisory")} className="mt-5 max-w-2xl" />
    </Chapter>
  );
}
