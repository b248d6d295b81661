import { Section } from "../../ui/section.tsx";
import type { ServicesCopy } from "./copy.ts";

export function WhyChoose({ title, points }: ServicesCopy["whyChoose"]) {
  return (
    <Section tone="sand" aria-labelledby="why-choose">
      <h2 id="why-choose" className="eyebrow font-sans text-leaf">
        {title}
      </h2>
      <ul className="mt-6">
        {points.map((point) => (
          <li
            key={point.title}
            className="grid-12 items-baseline gap-y-3 border-t border-ink/20 py-7 first:border-ink lg:py-9"
          >
            <h3 className="col-span-12 text-h2 lg:col-span-7">{point.title}</h3>
            <p className="col-span-12 max-w-xl text-lg lg:col-span-5">{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
