import { ButtonLink } from "../../../../ui/button.tsx";
import { ArrowRight } from "../../../../ui/icons.tsx";
import { Points, TextList } from "../../../../ui/points.tsx";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import type { CbamCopy } from "./copy.ts";
import { findIcon } from "./find-icon.ts";

type AssessmentProps = CbamCopy["assessment"] & Pick<CbamCopy, "trust">;

export function Assessment({ title, text, points, button, trust }: AssessmentProps) {
  return (
    <Section tone="sand" id="assessment" className="max-lg:py-8">
      <div className="grid rounded-lg border-t-8 border-marigold bg-white shadow-panel lg:grid-cols-2">
        <div className="p-5 sm:p-9">
          <SectionHeading title={title} />
          <p className="mt-3 text-lg sm:mt-5">{text}</p>
          <ButtonLink to={button.to} size="lg" className="mt-6 max-sm:w-full sm:mt-8">
            {button.label}
            <ArrowRight aria-hidden="true" className="size-5" />
          </ButtonLink>
        </div>
        <TextList
          items={points}
          className="p-5 max-lg:pt-0 sm:p-9"
          itemClassName="border-t border-line py-2.5 sm:py-4 sm:text-lg"
        />
      </div>
      <TextList
        items={trust}
        className="mt-6 grid gap-4 sm:mt-12 sm:grid-cols-3 sm:gap-8"
        itemClassName="border-l-4 border-marigold pl-4 font-display text-h4 sm:text-h3"
      />
    </Section>
  );
}

type ServicesProps = CbamCopy["services"] & Pick<CbamCopy, "related">;

export function Services({ title, lede, items, related }: ServicesProps) {
  return (
    <Section className="max-lg:py-8" heading={{ title, lede }}>
      <div className="mt-6 grid gap-6 lg:mt-12 lg:gap-12 lg:grid-cols-[1fr_20rem]">
        <Points
          list="ol"
          points={items}
          itemClassName="grid gap-x-8 gap-y-2 border-t border-line py-3 sm:grid-cols-2 sm:py-4 lg:py-7"
          titleClassName="flex gap-3 text-h4"
          textClassName=""
          beforeTitle={({ icon }) => <Icon name={icon} />}
        />
        <aside className="self-start rounded-lg bg-leaf-dark p-5 lg:p-7 text-paper">
          <h3 className="text-h4">{related.title}</h3>
          <p className="mt-3 mb-5">{related.text}</p>
          {related.links.map(({ label, to }) => (
            <a
              key={to}
              href={to}
              className="flex items-center justify-between border-t border-line-dark py-3 font-semibold hover:underline"
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
    <Section tone="ink" className="max-lg:py-8" heading={{ title, lede }}>
      <Points
        points={items.map(({ name, ...item }) => ({ title: name, ...item }))}
        className="enters mt-6 grid gap-x-8 lg:mt-12 sm:grid-cols-2 lg:grid-cols-3"
        itemClassName="border-t border-line-dark py-3 max-sm:grid max-sm:grid-cols-[5.5rem_1fr] max-sm:gap-x-4 sm:py-7"
        titleClassName="flex gap-3 text-h4 sm:mt-3"
        textClassName="mt-1 opacity-85 max-sm:text-sm"
        marker={({ hs }) => (
          <p className="text-sm">
            HS {hs.length > 1 ? "chapters" : "chapter"}
            <span className="figures mt-1 block font-display text-h2 text-marigold sm:text-h1">
              {hs.join(", ")}
            </span>
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
