import { clsx } from "clsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import type { CapacityBuildingCopy } from "./copy.ts";

/** One thread of the picture above each programme. */
const threads = ["bg-data-2", "bg-data-3", "bg-data-4", "bg-data-7", "bg-data-8", "bg-data-9"];

export function Programmes({ title, intro, items }: CapacityBuildingCopy["programmes"]) {
  return (
    <Section aria-labelledby="programmes">
      <SectionHeading id="programmes" title={title} lede={intro} />
      <ul className="enters mt-10 grid gap-x-8 gap-y-10 lg:mt-14 lg:gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ title: name, text, points }, index) => (
          <li key={name} className="flex flex-col">
            <span aria-hidden="true" className={clsx("mb-4 h-2", threads[index])} />
            <h3 className="text-h3">{name}</h3>
            <p className="mt-3 mb-4">{text}</p>
            <ul className="grid gap-1 lg:gap-2">
              {points.map((point) => (
                <li key={point} className="grid grid-cols-[0.5rem_1fr] gap-x-3 font-semibold">
                  <span aria-hidden="true" className={clsx("mt-2.5 size-2", threads[index])} />
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
