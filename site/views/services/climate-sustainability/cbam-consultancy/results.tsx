import { sampleDocumentOf } from "../../../../content/records/sample-documents.ts";
import { Fold } from "../../../../ui/fold.tsx";
import { SampleLink } from "../../../../ui/sample-link.tsx";
import { Section } from "../../../../ui/section.tsx";
import type { CbamCopy } from "./copy.ts";

export function Results({ title, claim, story, deliverablesTitle, deliverables }: CbamCopy["results"]) {
  return (
    <Section tone="leaf" className="max-lg:py-8">
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <div>
          <h2 className="text-h4">{title}</h2>
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
          <Story {...story} />
        </div>
        <div>
          <h3 className="text-h4">{deliverablesTitle}</h3>
          <Fold label={`All ${deliverables.length} documents`} className="mt-4 sm:mt-5">
            <ul>
              {deliverables.map((item) => (
                <li key={item} className="border-t border-line-dark py-2.5 sm:py-3">
                  {item}
                </li>
              ))}
            </ul>
          </Fold>
          <SampleLink document={sampleDocumentOf("cbam-consultancy")} className="mt-6 sm:mt-8" />
        </div>
      </div>
    </Section>
  );
}

/** How a result of this kind comes about, and what the figure does not say. */
function Story({ method, steps, limits }: CbamCopy["results"]["story"]) {
  return (
    <>
      <h3 className="mt-8 text-h4 lg:mt-10">{method}</h3>
      <Fold label={`${steps.length} steps`} className="mt-4">
        <ol className="grid gap-4 max-sm:pt-4">
          {steps.map((step, index) => (
            <li key={step.title} className="grid grid-cols-[2rem_1fr]">
              <span aria-hidden="true" className="figures font-display text-h4 text-marigold">
                {index + 1}
              </span>
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
