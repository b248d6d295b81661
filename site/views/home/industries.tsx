import { Section, SectionHeading } from "../../ui/section.tsx";
import type { HomeCopy } from "./copy.ts";

/** Each industry carries one step of the data scale: the section reads as a set of stripes. */
const bars = [
  "bg-data-2",
  "bg-data-3",
  "bg-data-4",
  "bg-data-5",
  "bg-data-6",
  "bg-data-7",
  "bg-data-8",
  "bg-data-9",
];

export function Industries({ title, lede, items }: HomeCopy["industries"]) {
  return (
    <Section tone="ink" aria-labelledby="industries">
      <SectionHeading id="industries" title={title} lede={lede} />
      <ul className="mt-14 grid sm:grid-cols-2 sm:gap-x-10 lg:mt-20">
        {items.map(({ name, text }, index) => (
          <li key={name} className="grid grid-cols-[0.5rem_1fr] gap-x-5 border-t border-line-dark py-6">
            <span aria-hidden="true" className={bars[index]} />
            <div>
              <h3 className="text-h3">{name}</h3>
              <p className="mt-1.5 max-w-md text-paper/85">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
