import { clsx } from "clsx";
import { PointNumber, words } from "../../ui/points.tsx";
import { Band, softOn } from "../band.tsx";
import type { SectionProps } from "../schemas.ts";

export const Steps = ({ section, page }: SectionProps<"steps">) => (
  <Band section={section} page={page}>
    <ol className="draws moves relative mt-6 max-lg:ml-4 lg:mt-10 lg:grid lg:auto-cols-fr lg:grid-flow-col">
      {section.items.map(({ title, text }, index) => (
        <li
          key={title}
          className="relative border-marigold pb-3 pl-8 last:border-transparent last:pb-0 max-lg:border-l-2 lg:border-t-2 lg:pt-7 lg:pr-6 lg:pl-0"
        >
          <PointNumber
            index={index}
            className="climbs absolute top-0 left-0 flex size-8 -translate-x-1/2 items-center justify-center rounded-full bg-marigold font-semibold lg:-translate-y-1/2 lg:translate-x-0"
          />
          <h3 className="text-h4">{title}</h3>
          <p className={clsx("mt-1", softOn(section.tone ?? page.tone))}>{words(text)}</p>
        </li>
      ))}
    </ol>
  </Band>
);
