import { Section, SectionHeading } from "../../ui/section.tsx";
import type { CorporateTrainingsCopy } from "./copy.ts";

export function Benefits({ title, intro, items }: CorporateTrainingsCopy["benefits"]) {
  return (
    <Section tone="sand" id="benefits" aria-labelledby="benefits-title">
      <SectionHeading id="benefits-title" title={title} lede={intro} />
      <ul className="mt-8 border-b border-line lg:mt-14">
        {items.map((item) => (
          <li key={item.title} className="grid-12 gap-y-2 border-t border-line py-6">
            <h3 className="col-span-12 text-h3 lg:col-span-5">{item.title}</h3>
            <p className="col-span-12 text-lg lg:col-span-7">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
