import { sampleDocumentOf } from "../../../../content/sample-documents.ts";
import { SampleLink } from "../../../../ui/sample-link.tsx";
import { Section } from "../../../../ui/section.tsx";
import type { CbamCopy } from "./copy.ts";

export function Results({ title, claim, story, deliverablesTitle, deliverables }: CbamCopy["results"]) {
  return (
    <Section tone="leaf">
      <div className="grid gap-12 lg:grid-cols-2">
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
          <ul className="mt-5">
            {deliverables.map((item) => (
              <li key={item} className="border-t border-line-dark py-3">
                {item}
              </li>
            ))}
          </ul>
          <SampleLink document={sampleDocumentOf("cbam-consultancy")} className="mt-8" />
        </div>
      </div>
    </Section>
  );
}

/** How a result of this kind comes about, and what the figure does not say. */
function Story({ method, steps, limits }: CbamCopy["results"]["story"]) {
  return (
    <>
      <h3 className="mt-10 text-h4">{method}</h3>
      <ol className="mt-4 grid gap-4">
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
      <p className="mt-8 border-l-4 border-marigold pl-5">{limits}</p>
    </>
  );
}
