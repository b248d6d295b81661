import { sampleDocumentOf } from "../../../content/records/sample-documents.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { SampleLink } from "../../../ui/sample-link.tsx";
import { Chapter } from "./chapter.tsx";
import type { CarbonAdvisoryCopy } from "./copy.ts";
import { Methodology } from "./methodology.tsx";
import { WhyItMatters } from "./why-it-matters.tsx";

type Props = Omit<CarbonAdvisoryCopy, "seo" | "hero" | "traced" | "closing">;

export function Chapters(copy: Props) {
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

function Overview({ title, paragraphs }: Props["overview"]) {
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

function OurServices({ title, items }: Props["ourServices"]) {
  return (
    <Chapter id="our-services" title={title}>
      <ul className="enters mt-6 grid gap-x-10 gap-y-5 lg:mt-10 lg:gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
        {items.map((item) => (
          <li key={item.title} className="border-t-3 border-leaf pt-4">
            <h3 className="text-h4">{item.title}</h3>
            <p className="mt-2 text-ink-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

function Deliverables({ title, columns, rows }: Props["deliverables"]) {
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

function WhyChoose({ title, points }: Props["whyChoose"]) {
  return (
    <Chapter id="why-choose-us" title={title}>
      <ul className="mt-8">
        {points.map((point) => (
          <li
            key={point.title}
            className="grid gap-x-10 gap-y-2 border-t border-line py-4 sm:grid-cols-[1fr_1.4fr]"
          >
            <h3 className="text-h3">{point.title}</h3>
            <p className="text-lg text-ink-soft">{point.text}</p>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
