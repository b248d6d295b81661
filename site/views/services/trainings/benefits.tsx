import { Section } from "../../../ui/section.tsx";
import type { ServiceTrainingsCopy } from "./copy.ts";

export function Benefits({ title, items }: ServiceTrainingsCopy["benefits"]) {
  return (
    <Section aria-labelledby="benefits" className="max-lg:py-9">
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:gap-y-10 lg:grid-cols-4">
        <h2 id="benefits" className="text-h2 sm:col-span-2">
          {title}
        </h2>
        {items.map(({ title: name, text }) => (
          <div key={name}>
            <h3 className="text-h4">{name}</h3>
            <p className="mt-1 lg:mt-2">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
