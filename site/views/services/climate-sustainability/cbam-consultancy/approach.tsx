import { Said } from "../../../../ui/said.tsx";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import type { CbamCopy } from "./copy.ts";

export function Approach({ title, steps }: CbamCopy["approach"]) {
  return (
    <Section tone="sand">
      <SectionHeading title={title} />
      <ol className="mt-12 grid gap-8 lg:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="flex flex-col">
            <p aria-hidden="true" className="figures font-display text-h1 text-leaf">
              {index + 1}
            </p>
            <h3 className="mt-3 text-h3">{step.title}</h3>
            <p className="mt-3 mb-5">
              <Said text={step.text} />
            </p>
            <p className="mt-auto border-l-4 border-marigold bg-white py-4 pl-4 font-semibold">
              {step.result}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
