import { sampleDocumentOf } from "../../../../content/records/sample-documents.ts";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import { Fold } from "../../../../ui/fold.tsx";
import { PointNumber, Points, TextList } from "../../../../ui/points.tsx";
import { SampleLink } from "../../../../ui/sample-link.tsx";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import type { CbamCopy } from "./copy.ts";

export function Approach({ title, steps }: CbamCopy["approach"]) {
  return (
    <Section tone="sand" className="lg:py-12" heading={{ title, className: "max-w-3xl" }}>
      <Fold label={`The ${steps.length} steps`} className="mt-5 lg:mt-8">
        <Points
          list="ol"
          points={steps}
          className="grid gap-5 max-sm:pt-4 lg:gap-8 lg:grid-cols-3"
          itemClassName="flex flex-col"
          titleClassName="flex items-baseline gap-3 text-h3"
          textClassName="mt-1 mb-2 text-sm"
          beforeTitle={(_, index) => <PointNumber index={index} className="text-leaf" />}
          below={({ result }) => (
            <p className="mt-auto border-l-4 border-marigold bg-white py-1.5 pl-4 text-sm font-semibold">
              {result}
            </p>
          )}
        />
      </Fold>
    </Section>
  );
}

export function Results({ title, claim, story, deliverablesTitle, deliverables }: CbamCopy["results"]) {
  return (
    <Section tone="leaf" className="lg:py-12">
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-12">
        <div>
          <SectionHeading size="h4" title={title} />
          <p className="mt-3 font-display text-h2">
            {claim.split(/(\d+%|€[\d,]+)/).map((part, index) =>
              index % 2 ? (
                <span key={part} className="text-marigold">
                  {part}
                </span>
              ) : (
                part
              ),
            )}
          </p>
          <HowItCameAbout {...story} />
        </div>
        <div>
          <h3 className="text-h4">{deliverablesTitle}</h3>
          <Fold label={`All ${deliverables.length} documents`} className="mt-3">
            <TextList
              items={deliverables}
              className="gap-x-8 sm:columns-2"
              itemClassName="break-inside-avoid border-t border-line-dark py-2"
            />
          </Fold>
          <SampleLink document={sampleDocumentOf("cbam-consultancy")} className="mt-5" />
        </div>
      </div>
    </Section>
  );
}

/** And what the figure does not say. */
function HowItCameAbout({ method, steps, limits }: CbamCopy["results"]["story"]) {
  return (
    <>
      <p className="mt-4 border-l-4 border-marigold pl-5 text-sm">{limits}</p>
      <Disclosure label={method} className="mt-3">
        <ol className="grid gap-3">
          {steps.map((step, index) => (
            <li key={step.title} className="grid grid-cols-[2rem_1fr]">
              <PointNumber index={index} className="font-display text-h4 text-marigold" />
              <p>
                <strong>{step.title}.</strong> {step.text}
              </p>
            </li>
          ))}
        </ol>
      </Disclosure>
    </>
  );
}
