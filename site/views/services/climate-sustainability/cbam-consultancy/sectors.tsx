import { ButtonLink } from "../../../../ui/button.tsx";
import { ArrowRight } from "../../../../ui/icons.tsx";
import { Said } from "../../../../ui/said.tsx";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import type { CbamCopy } from "./copy.ts";
import { Icon } from "./icon.tsx";

export function Sectors({ title, lede, items, estimate }: CbamCopy["sectors"]) {
  return (
    <Section tone="ink" className="max-lg:py-8">
      <SectionHeading title={title} lede={lede} />
      <ul className="enters mt-6 grid gap-x-8 lg:mt-12 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ name, hs, icon, text }) => (
          <li
            key={name}
            className="border-t border-line-dark py-3 max-sm:grid max-sm:grid-cols-[5.5rem_1fr] max-sm:gap-x-4 sm:py-7"
          >
            <p className="text-sm">
              HS {hs.length > 1 ? "chapters" : "chapter"}
              <span className="figures mt-1 block font-display text-h2 text-marigold sm:text-h1">
                {hs.join(", ")}
              </span>
            </p>
            <div>
              <h3 className="flex gap-3 text-h4 sm:mt-3">
                <Icon name={icon} />
                {name}
              </h3>
              <p className="mt-1 opacity-85 max-sm:text-sm">
                <Said text={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ButtonLink to={estimate.to} variant="secondary" size="lg" className="mt-4 max-sm:w-full">
        {estimate.label}
        <ArrowRight aria-hidden="true" className="size-5" />
      </ButtonLink>
    </Section>
  );
}
