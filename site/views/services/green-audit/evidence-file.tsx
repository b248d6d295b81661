import { sampleDocumentOf } from "../../../content/records/sample-documents.ts";
import { Said } from "../../../ui/said.tsx";
import { SampleLink } from "../../../ui/sample-link.tsx";
import type { GreenAuditCopy } from "./copy.ts";

/** A folder with its tab: one numbered sheet a document, in the order of the criterion. */
export function EvidenceFile({ label, title, lede, keptBy, items, note }: GreenAuditCopy["evidence"]) {
  return (
    <section aria-labelledby="evidence" className="bg-sand py-section">
      <div className="wrap">
        <p className="figures inline-block rounded-t-lg bg-white px-6 pt-3 pb-1 font-semibold text-leaf">
          {label}
        </p>
        <div className="rounded-r-lg rounded-bl-lg bg-white px-5 py-10 shadow-panel sm:px-10 lg:px-16 lg:py-16">
          <div className="grid-12 gap-y-4">
            <h2 id="evidence" className="col-span-12 text-h2 lg:col-span-6">
              {title}
            </h2>
            <p className="col-span-12 max-w-xl text-lg lg:col-span-6">{lede}</p>
          </div>
          <ol className="mt-10 border-t-2 border-ink">
            {items.map((item, index) => (
              <li
                key={item.title}
                className="grid grid-cols-[2.25rem_1fr] gap-y-2 border-b border-line py-5 lg:grid-cols-[3.5rem_5fr_6fr_4fr] lg:gap-x-6"
              >
                <span aria-hidden="true" className="figures font-display text-h4 text-leaf">
                  {index + 1}
                </span>
                <h3 className="text-h4">{item.title}</h3>
                <p className="col-start-2 lg:col-start-3">{item.text}</p>
                <p className="col-start-2 text-sm text-ink-soft lg:col-start-4 lg:text-base">
                  <span className="lg:block lg:text-sm">{keptBy}</span>{" "}
                  <span className="font-semibold text-ink">{item.keptBy}</span>
                </p>
              </li>
            ))}
          </ol>
          <p className="mt-8 max-w-3xl border-l-4 border-marigold pl-5">
            <Said text={note} />
          </p>
          <SampleLink
            document={sampleDocumentOf("green-audit")}
            className="mt-10 max-w-2xl border border-line shadow-none"
          />
        </div>
      </div>
    </section>
  );
}
