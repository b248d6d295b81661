import type { ReactNode } from "react";
import { sampleDocumentOf } from "../../../content/records/sample-documents.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { PointNumber, Points } from "../../../ui/points.tsx";
import { Said } from "../../../ui/said.tsx";
import { SampleLink } from "../../../ui/sample-link.tsx";
import { SectionHeading } from "../../../ui/section.tsx";
import { WhyChoose } from "../service-page.tsx";
import type { CarbonAdvisoryCopy } from "./copy.ts";

export function Chapters({
  overview,
  whyItMatters,
  ourServices,
  methodology,
  deliverables,
  whyChoose,
}: CarbonAdvisoryCopy) {
  const [first, ...rest] = overview.paragraphs;
  return (
    <div className="grid gap-9 lg:gap-14">
      <Chapter id="overview" title={overview.title}>
        <p className="mt-4 max-w-3xl font-display text-h4 leading-snug">{first}</p>
        {rest.map((paragraph) => (
          <p key={paragraph} className="mt-3 max-w-2xl text-ink-soft">
            {paragraph}
          </p>
        ))}
      </Chapter>
      <WhyItMatters {...whyItMatters} />
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
        <Points
          list="ol"
          points={methodology.steps}
          className="mt-5 grid gap-x-10 lg:grid-cols-2"
          itemClassName="grid grid-cols-[2rem_1fr] content-start gap-y-2 border-t border-line-dark py-3 lg:py-4"
          textClassName="mt-1 text-paper/85 max-lg:text-sm"
          marker={(_, index) => <PointNumber index={index} className="font-display text-h4 text-marigold" />}
          below={({ output }) => (
            <p className="col-start-2 border-l-2 border-marigold pl-3 text-sm font-semibold">{output}</p>
          )}
        />
      </Chapter>
      <Chapter id="deliverables" title={deliverables.title}>
        <DataTable
          caption={deliverables.title}
          columns={Object.values(deliverables.columns)}
          rows={deliverables.rows.map(({ document, contains, reader }) => [document, contains, reader])}
          fold={`All ${deliverables.rows.length} documents`}
          className="mt-4"
        />
        <SampleLink document={sampleDocumentOf("carbon-advisory")} className="mt-5 max-w-2xl" />
      </Chapter>
      <WhyChoose id="why-choose-us" {...whyChoose} />
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

function WhyItMatters({ title, text, columns, rows, complianceYears }: CarbonAdvisoryCopy["whyItMatters"]) {
  return (
    <Chapter id="why-it-matters" title={title} lede={text}>
      <DataTable
        caption={title}
        columns={Object.values(columns)}
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
