import { Section, SectionHeading } from "../../../ui/section.tsx";
import type { ServiceTrainingsCopy } from "./copy.ts";

export function Syllabus({ title, intro, items }: ServiceTrainingsCopy["programmes"]) {
  return (
    <Section aria-labelledby="programmes" className="max-lg:py-9">
      <SectionHeading id="programmes" title={title} lede={intro} />
      <ol className="enters mt-6 border-b border-ink lg:mt-14">
        {items.map((programme, index) => (
          <li key={programme.title} className="grid-12 gap-y-2 border-t border-ink py-4 lg:gap-y-5 lg:py-8">
            <div className="col-span-12 lg:col-span-6 lg:pr-8">
              <h3 className="text-h3">{programme.title}</h3>
              <p className="mt-1.5 lg:mt-3">{programme.text}</p>
            </div>
            <ol className="col-span-12 lg:col-span-6">
              {programme.modules.map((module, row) => (
                <li
                  key={module}
                  className="grid grid-cols-[3rem_1fr] border-line py-0.5 last:border-0 max-lg:text-sm lg:border-b lg:py-2"
                >
                  <span aria-hidden="true" className="figures text-leaf">{`${index + 1}.${row + 1}`}</span>
                  {module}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Section>
  );
}
