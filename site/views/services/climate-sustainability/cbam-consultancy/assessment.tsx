import { ButtonLink } from "../../../../ui/button.tsx";
import { ArrowRight } from "../../../../ui/icons.tsx";
import { Section } from "../../../../ui/section.tsx";
import type { CbamCopy } from "./copy.ts";

type Props = CbamCopy["assessment"] & Pick<CbamCopy, "trust">;

export function Assessment({ title, text, points, button, trust }: Props) {
  return (
    <Section tone="sand" id="assessment" className="max-lg:py-8">
      <div className="grid rounded-lg border-t-8 border-marigold bg-white shadow-panel lg:grid-cols-2">
        <div className="p-5 sm:p-9">
          <h2 className="text-h2">{title}</h2>
          <p className="mt-3 text-lg sm:mt-5">{text}</p>
          <ButtonLink to={button.to} size="lg" className="mt-6 max-sm:w-full sm:mt-8">
            {button.label}
            <ArrowRight aria-hidden="true" className="size-5" />
          </ButtonLink>
        </div>
        <ul className="p-5 max-lg:pt-0 sm:p-9">
          {points.map((point) => (
            <li key={point} className="border-t border-line py-2.5 sm:py-4 sm:text-lg">
              {point}
            </li>
          ))}
        </ul>
      </div>
      <ul className="mt-6 grid gap-4 sm:mt-12 sm:grid-cols-3 sm:gap-8">
        {trust.map((claim) => (
          <li key={claim} className="border-l-4 border-marigold pl-4 font-display text-h4 sm:text-h3">
            {claim}
          </li>
        ))}
      </ul>
    </Section>
  );
}
