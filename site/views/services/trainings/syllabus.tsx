import { Section, SectionHeading } from "../../../ui/section.tsx";
import type { ServiceTrainingsCopy } from "./copy.ts";

export function Syllabus({ title, intro, items }: ServiceTrainingsCopy["programmes"]) {
  return (
    <Section aria-labelledby="programmes">
      <SectionHeading id="programmes" title={title} lede={intro} />
      <ol className="mt-14 border-b border-ink">
        {items.map((programme, index) => (
          <li key={programme.title} className="grid-12 gap-y-5 border-t border-ink py-8">
            <div className="col-span-12 lg:col-span-6 lg:pr-8">
              <h3 className="text-h3">{programme.title}</h3>
              <p className="mt-3">{programme.text}</p>
            </div>
            <ol className="col-span-12 lg:col-span-6">
              {programme.modules.map((module, row) => (
                <li
                  key={module}
                  className="grid grid-cols-[3rem_1fr] border-b border-line py-2 last:border-0"
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
