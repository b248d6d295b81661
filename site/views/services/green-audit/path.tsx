import { clsx } from "clsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import type { GreenAuditCopy } from "./copy.ts";

/** From large screens up every step lies higher than the one before: a path that climbs to the file. */
const climb = ["lg:mt-64", "lg:mt-48", "lg:mt-32", "lg:mt-16", ""];

export function Path({ title, steps }: GreenAuditCopy["process"]) {
  return (
    <Section tone="leaf" aria-labelledby="process">
      <SectionHeading id="process" title={title} className="lg:absolute lg:max-w-[38%]" />
      <ol className="max-lg:mt-12 max-lg:border-l-2 max-lg:border-marigold lg:grid lg:grid-cols-5">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className={clsx(
              "relative pb-10 pl-8 last:pb-0 lg:border-t-2 lg:border-marigold lg:pt-8 lg:pr-2 lg:pl-5",
              index > 0 &&
                "lg:before:absolute lg:before:-top-0.5 lg:before:left-0 lg:before:h-17 lg:before:border-l-2 lg:before:border-marigold",
              climb[index],
            )}
          >
            <span
              aria-hidden="true"
              className="figures absolute top-0 left-0 flex size-8 -translate-x-1/2 items-center justify-center rounded-full bg-marigold font-semibold text-ink lg:-top-4 lg:translate-x-5"
            >
              {index + 1}
            </span>
            <h3 className="text-h4">{step.title}</h3>
            <p className="mt-2 text-paper/85">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
