import { ButtonLink } from "../../../../ui/button.tsx";
import { Fold } from "../../../../ui/fold.tsx";
import { ArrowRight } from "../../../../ui/icons.tsx";
import { Points, TextList } from "../../../../ui/points.tsx";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import type { CbamCopy } from "./copy.ts";
import { findIcon } from "./find-icon.ts";

type AssessmentProps = CbamCopy["assessment"] & Pick<CbamCopy, "trust">;

export function Assessment({ title, text, points, button, trust }: AssessmentProps) {
  return (
    <Section tone="sand" id="assessment" className="lg:py-12">
      <div className="grid rounded-lg border-t-8 border-marigold bg-white shadow-panel lg:grid-cols-2">
        <div className="p-5 sm:p-7">
          <SectionHeading title={title} />
          <p className="mt-3">{text}</p>
          <ButtonLink to={button.to} size="lg" className="mt-5 max-sm:w-full">
            {button.label}
            <ArrowRight aria-hidden="true" className="size-5" />
          </ButtonLink>
        </div>
        <Fold label="What you find out" className="self-center p-5 max-lg:pt-0 sm:p-7">
          <TextList items={points} itemClassName="border-line py-2 not-first:border-t" />
        </Fold>
      </div>
      <TextList
        items={trust}
        className="mt-6 grid gap-3 sm:grid-cols-3 sm:gap-8"
        itemClassName="border-l-4 border-marigold pl-4 font-display text-h4"
      />
    </Section>
  );
}

type ServicesProps = CbamCopy["services"] & Pick<CbamCopy, "related">;

export function Services({ title, lede, items, related }: ServicesProps) {
  return (
    <Section className="lg:py-12" heading={{ title, lede }}>
      <div className="mt-5 grid gap-x-10 gap-y-5 lg:mt-8 lg:grid-cols-[3fr_1fr]">
        <Fold label={`All ${items.length} services`}>
          <Points
            points={items}
            className="grid gap-x-10 gap-y-5 max-sm:pt-4 sm:grid-cols-2 lg:grid-cols-3"
            titleClassName="flex gap-3 text-h4"
            textClassName="mt-1.5 text-sm"
            beforeTitle={({ icon }) => <Icon name={icon} />}
          />
        </Fold>
        <aside className="self-start rounded-lg bg-leaf-dark p-5 text-paper">
          <h3 className="text-h4">{related.title}</h3>
          <p className="mt-1.5 mb-3 text-sm">{related.text}</p>
          {related.links.map(({ label, to }) => (
            <a
              key={to}
              href={to}
              className="flex items-center justify-between border-t border-line-dark py-2 font-semibold hover:underline"
            >
              {label}
              <ArrowRight aria-hidden="true" className="size-5" />
            </a>
          ))}
        </aside>
      </div>
    </Section>
  );
}

export function Sectors({ title, lede, items, check, estimate }: CbamCopy["sectors"]) {
  return (
    <Section tone="ink" className="lg:py-12" heading={{ title, lede }}>
      <Points
        points={items.map(({ name, ...item }) => ({ title: name, ...item }))}
        className="enters mt-5 grid gap-x-8 lg:mt-8 sm:grid-cols-2 lg:grid-cols-3"
        itemClassName="grid grid-cols-[6rem_1fr] gap-x-4 border-t border-line-dark py-2.5 leading-snug"
        titleClassName="flex gap-3 text-h4"
        textClassName="text-sm leading-snug opacity-85"
        marker={({ hs }) => (
          <p className="text-sm">
            HS {hs.length > 1 ? "chapters" : "chapter"}
            <span className="figures mt-0.5 block font-display text-h3 text-marigold">{hs.join(", ")}</span>
          </p>
        )}
        beforeTitle={({ icon }) => <Icon name={icon} />}
      />
      <div className="mt-4 actions">
        <ButtonLink to={estimate.to} variant="secondary" size="lg">
          {estimate.label}
          <ArrowRight aria-hidden="true" className="size-5" />
        </ButtonLink>
        <ButtonLink to={check.to} variant="outline" size="lg">
          {check.label}
        </ButtonLink>
      </div>
    </Section>
  );
}

function Icon({ name }: { name: string }) {
  const Drawing = findIcon(name);
  return Drawing ? <Drawing strokeWidth={1.75} className="size-6 shrink-0 text-marigold" /> : null;
}
