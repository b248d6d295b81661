import { Said } from "../../../../ui/said.tsx";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import type { CbamCopy } from "./copy.ts";

export function Approach({ title, steps }: CbamCopy["approach"]) {
  return (
    <Section tone="sand" className="max-lg:py-8">
      <SectionHeading title={title} />
      <ol className="mt-6 grid gap-5 lg:mt-12 lg:gap-8 lg:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="flex flex-col">
            <h3 className="flex items-baseline gap-3 text-h3">
              <span aria-hidden="true" className="figures text-leaf lg:text-h1">
                {index + 1}
              </span>
              {step.title}
            </h3>
            <p className="mt-2 mb-3 lg:mt-3 lg:mb-5">
              <Said text={step.text} />
            </p>
            <p className="mt-auto border-l-4 border-marigold bg-white py-2.5 pl-4 font-semibold lg:py-4">
              {step.result}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
