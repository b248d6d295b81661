import { Section, SectionHeading } from "../../ui/section.tsx";
import type { HomeCopy } from "./copy.ts";

export function Engagement({ title, steps }: HomeCopy["how"]) {
  return (
    <Section aria-labelledby="engagement">
      <div className="grid-12 gap-y-12">
        <SectionHeading
          id="engagement"
          title={title}
          className="col-span-12 lg:sticky lg:top-28 lg:col-span-4 lg:self-start"
        />
        <ol className="col-span-12 lg:col-span-7 lg:col-start-6">
          {steps.map((step, index) => (
            <li
              key={step.title}
              className="grid grid-cols-[3rem_1fr] border-t border-line py-8 first:border-ink sm:grid-cols-[6rem_1fr]"
            >
              <span aria-hidden="true" className="figures font-display text-h3 text-leaf">
                {index + 1}
              </span>
              <div>
                <h3 className="text-h3">{step.title}</h3>
                <p className="mt-3 max-w-xl text-lg text-ink-soft">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
