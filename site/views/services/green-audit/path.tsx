import { Section, SectionHeading } from "../../../ui/section.tsx";
import type { GreenAuditCopy } from "./copy.ts";

/** One line through the five steps: down the side on narrow screens, from left to right on wide ones. */
export function Path({ title, steps }: GreenAuditCopy["process"]) {
  return (
    <Section tone="leaf" aria-labelledby="process" className="max-lg:py-10">
      <SectionHeading id="process" title={title} />
      <ol className="relative mt-8 max-lg:ml-4 max-lg:border-l-2 max-lg:border-marigold lg:mt-16 lg:grid lg:grid-cols-5 lg:border-t-2 lg:border-marigold">
        {steps.map((step, index) => (
          <li key={step.title} className="relative pb-6 pl-8 last:pb-0 lg:pt-8 lg:pr-6 lg:pl-0">
            <span
              aria-hidden="true"
              className="figures absolute top-0 left-0 flex size-8 -translate-x-1/2 items-center justify-center rounded-full bg-marigold font-semibold text-ink lg:-translate-y-1/2 lg:translate-x-0"
            >
              {index + 1}
            </span>
            <h3 className="text-h4">{step.title}</h3>
            <p className="mt-1 text-paper/85 lg:mt-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
