import { sampleDocumentOf } from "../../../../content/records/sample-documents.ts";
import { Fold } from "../../../../ui/fold.tsx";
import { PointNumber, Points, TextList } from "../../../../ui/points.tsx";
import { SampleLink } from "../../../../ui/sample-link.tsx";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import type { CbamCopy } from "./copy.ts";

export function Approach({ title, steps }: CbamCopy["approach"]) {
  return (
    <Section tone="sand" className="max-lg:py-8" heading={{ title, className: "max-w-3xl" }}>
      <Points
        list="ol"
        points={steps}
        className="mt-6 grid gap-5 lg:mt-12 lg:gap-8 lg:grid-cols-3"
        itemClassName="flex flex-col"
        titleClassName="flex items-baseline gap-3 text-h3"
        textClassName="mt-2 mb-3 lg:mt-3 lg:mb-5"
        beforeTitle={(_, index) => <PointNumber index={index} className="text-leaf lg:text-h1" />}
        below={({ result }) => (
          <p className="mt-auto border-l-4 border-marigold bg-white py-2.5 pl-4 font-semibold lg:py-4">
            {result}
          </p>
        )}
      />
    </Section>
  );
}

export function Results({ title, claim, story, deliverablesTitle, deliverables }: CbamCopy["results"]) {
  return (
    <Section tone="leaf" className="max-lg:py-8">
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <div>
          <SectionHeading size="h4" title={title} />
          <p className="mt-5 font-display text-h2">
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
          <Fold label={`All ${deliverables.length} documents`} className="mt-4 sm:mt-5">
            <TextList items={deliverables} itemClassName="border-t border-line-dark py-2.5 sm:py-3" />
          </Fold>
          <SampleLink document={sampleDocumentOf("cbam-consultancy")} className="mt-6 sm:mt-8" />
        </div>
      </div>
    </Section>
  );
}

/** And what the figure does not say. */
function HowItCameAbout({ method, steps, limits }: CbamCopy["results"]["story"]) {
  return (
    <>
      <h3 className="mt-8 text-h4 lg:mt-10">{method}</h3>
      <Fold label={`${steps.length} steps`} className="mt-4">
        <ol className="grid gap-4 max-sm:pt-4">
          {steps.map((step, index) => (
            <li key={step.title} className="grid grid-cols-[2rem_1fr]">
              <PointNumber index={index} className="font-display text-h4 text-marigold" />
              <p>
                <strong>{step.title}.</strong> {step.text}
              </p>
            </li>
          ))}
        </ol>
      </Fold>
      <p className="mt-6 border-l-4 border-marigold pl-5">{limits}</p>
    </>
  );
}

export function Why({ title, points }: CbamCopy["why"]) {
  return (
    <Section className="max-lg:py-8">
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-12 lg:grid-cols-3">
        <SectionHeading title={title} />
        <Points list="cells" points={points} textClassName="mt-1.5 sm:mt-3" />
      </div>
    </Section>
  );
}
