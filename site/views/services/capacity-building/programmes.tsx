import { clsx } from "clsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import type { CapacityBuildingCopy } from "./copy.ts";

/** One thread of the picture above each programme. */
const threads = ["bg-data-2", "bg-data-3", "bg-data-4", "bg-data-7", "bg-data-8", "bg-data-9"];

export function Programmes({ title, intro, items }: CapacityBuildingCopy["programmes"]) {
  return (
    <Section aria-labelledby="programmes">
      <SectionHeading id="programmes" title={title} lede={intro} />
      <ul className="mt-14 grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ title: name, text, points }, index) => (
          <li key={name} className="flex flex-col">
            <span aria-hidden="true" className={clsx("mb-5 h-2", threads[index])} />
            <h3 className="text-h3">{name}</h3>
            <p className="mt-3 mb-5">{text}</p>
            <ul className="mt-auto">
              {points.map((point) => (
                <li key={point} className="border-t border-line py-2 font-semibold">
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
