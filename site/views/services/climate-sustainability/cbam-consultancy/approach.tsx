import { Said } from "../../../../ui/said.tsx";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import type { CbamCopy } from "./copy.ts";

export function Approach({ title, steps }: CbamCopy["approach"]) {
  return (
    <Section tone="sand">
      <SectionHeading title={title} />
      <ol className="mt-8 grid gap-6 lg:mt-12 lg:gap-8 lg:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="flex flex-col">
            <div className="flex items-baseline gap-4 lg:block">
              <p aria-hidden="true" className="figures font-display text-h2 text-leaf lg:text-h1">
                {index + 1}
              </p>
              <h3 className="text-h3 lg:mt-3">{step.title}</h3>
            </div>
            <p className="mt-2 mb-3 lg:mt-3 lg:mb-5">
              <Said text={step.text} />
            </p>
            <p className="mt-auto border-l-4 border-marigold bg-white py-3 pl-4 lg:py-4 font-semibold">
              {step.result}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
