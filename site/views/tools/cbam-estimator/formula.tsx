import { Said } from "../../../ui/said.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import type { EstimatorCopy } from "./copy.ts";

export function Formula({ title, lede, steps }: EstimatorCopy["formula"]) {
  return (
    <Section id="formula">
      <SectionHeading title={title} lede={lede} />
      <ol className="mt-10 border-t-2 border-ink">
        {steps.map(({ name, sum, text }, index) => (
          <li key={name} className="grid-12 gap-y-2 border-b border-line py-6">
            <h3 className="col-span-12 flex items-baseline gap-3 text-h4 lg:col-span-3">
              <span className="figures text-marigold-ink">{index + 1}</span>
              {name}
            </h3>
            <p className="col-span-12 text-lg font-semibold lg:col-span-5">{sum}</p>
            <p className="col-span-12 lg:col-span-4">
              <Said text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
