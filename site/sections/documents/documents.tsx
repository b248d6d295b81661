import { sampleDocumentOf } from "../../content/records/sample-documents.ts";
import { PointNumber, words } from "../../ui/points.tsx";
import { SampleLink } from "../../ui/sample-link.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import type { SectionProps } from "../schemas.ts";

export function Documents({ section, page, id }: SectionProps<"documents">) {
  const { label, title, lede, keptBy, items, note } = section;
  const document = sampleDocumentOf(page.path.replace(/.*\//, ""));
  return (
    <Section tone="sand" aria-labelledby={id}>
      <p className="figures inline-block rounded-t-lg bg-white px-6 pt-3 pb-1 font-semibold text-leaf">
        {label}
      </p>
      <div className="rounded-r-lg rounded-bl-lg bg-white px-5 py-6 shadow-panel sm:px-8 lg:px-10 lg:py-9">
        <div className="grid-12 gap-y-4">
          <SectionHeading id={id} title={title} className="col-span-12 lg:col-span-6" />
          <p className="col-span-12 max-w-xl lg:col-span-6">{lede}</p>
        </div>
        <ol className="mt-5 border-t-2 border-ink">
          {items.map((item, index) => (
            <li
              key={item.title}
              className="grid grid-cols-[2.25rem_1fr] gap-y-1 border-b border-line py-2.5 lg:grid-cols-[2.5rem_4fr_7fr_3fr] lg:gap-x-6"
            >
              <PointNumber index={index} className="font-display text-h4 text-leaf" />
              <h3 className="text-h4">{item.title}</h3>
              <p className="col-start-2 lg:col-start-3">{words(item.text)}</p>
              <p className="col-start-2 text-sm text-ink-soft lg:col-start-4">
                {keptBy} <span className="font-semibold text-ink">{item.keptBy}</span>
              </p>
            </li>
          ))}
        </ol>
        <div className="mt-5 grid items-start gap-x-10 gap-y-4 lg:grid-cols-[3fr_2fr]">
          {note && <p className="border-l-4 border-marigold pl-4">{words(note)}</p>}
          <SampleLink document={document} className="border border-line shadow-none" />
        </div>
      </div>
    </Section>
  );
}
