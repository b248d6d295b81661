import { clsx } from "clsx";
import type { ReactNode } from "react";
import { trail } from "../../../addresses.ts";
import { shown } from "../../../art/render.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Points, TextList } from "../../../ui/points.tsx";
import { SectionHeading } from "../../../ui/section.tsx";
import { ServiceEnd, serviceHead } from "../service-page.tsx";
import type { CybersecurityCopy } from "./copy.ts";
import { Incident } from "./incident.tsx";

const address = "/services/cybersecurity";

export const cybersecurityHead = (copy: CybersecurityCopy) => serviceHead(address, copy, copy.hero.picture);

export function Cybersecurity({ copy }: { copy: CybersecurityCopy }) {
  return (
    <div className="bg-ink text-paper">
      <Opening {...copy.hero} />
      <Services {...copy.services} />
      <Incident {...copy.incident} />
      <Frameworks {...copy.frameworks} />
      <Certifications {...copy.certifications} />
      <Industries {...copy.industries} />
      <ServiceEnd copy={copy} tone="ink" layout="across" />
    </div>
  );
}

/** The lines around it go on in the sections below. */
function Opening({ title, lede, picture, action }: CybersecurityCopy["hero"]) {
  return (
    <section className="border-b border-line-dark">
      <div className="wrap">
        <div className="grid border-line-dark lg:min-h-[44rem] lg:grid-cols-[11fr_9fr] lg:border-x">
          <div className="flex flex-col pt-8 pb-12 lg:border-r lg:border-line-dark lg:px-10">
            <Breadcrumbs trail={trail(address)} />
            <h1 className="mt-10 text-h1 lg:mt-auto lg:pt-10">{title}</h1>
            <p className="mt-6 max-w-lg text-lede">{lede}</p>
            <div className="mt-8 actions">
              <ButtonLink to={action.to} variant="secondary" size="lg">
                {action.label}
              </ButtonLink>
            </div>
          </div>
          <Picture
            {...shown(picture)}
            eager
            className="relative max-lg:-mx-gutter [&>figcaption]:absolute [&>figcaption]:right-0 [&>figcaption]:bottom-0 [&>figcaption]:bg-ink [&>figcaption]:px-3 [&>figcaption]:py-1 [&>figcaption]:opacity-100"
            imageClassName="object-cover lg:absolute lg:h-full"
          />
        </div>
      </div>
    </section>
  );
}

/** Cells with one hairline between any two, however many stand in a row. */
const cells = "grid gap-px border-t border-line-dark bg-line-dark";

type Props = { title: string; id: string; lede?: string; className?: string; children: ReactNode };

/** A section whose lines run across the page and down the header's margins. */
function BorderedSection({ title, id, lede, className, children }: Props) {
  return (
    <section aria-labelledby={id} className={clsx("border-b border-line-dark", className)}>
      <div className="wrap">
        <div className="border-line-dark lg:border-x">
          <div className="pt-9 pb-5 lg:px-10 lg:pt-28 lg:pb-10">
            <SectionHeading id={id} title={title} className="max-w-2xl" />
            {lede && <p className="mt-3 max-w-2xl text-lede lg:mt-5 opacity-85">{lede}</p>}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}

function Services({ title, items }: CybersecurityCopy["services"]) {
  return (
    <BorderedSection id="services" title={title}>
      <Points
        points={items}
        className={clsx(cells, "md:grid-cols-2 xl:grid-cols-3")}
        itemClassName="bg-ink py-5 md:px-6 lg:py-9 lg:px-10"
        titleClassName="text-h3"
        textClassName="mt-2 text-paper/85 lg:mt-3"
        below={({ points }) => (
          <TextList
            items={points}
            className="mt-3 grid gap-1 max-md:text-sm lg:mt-5 lg:gap-2"
            itemClassName="flex gap-3"
            bullet="mt-2 size-1.5 lg:mt-2.5 shrink-0 bg-marigold"
          />
        )}
      />
    </BorderedSection>
  );
}

function Frameworks({ title, items }: CybersecurityCopy["frameworks"]) {
  return (
    <BorderedSection id="frameworks" title={title} className="bg-ink-2">
      <Points
        points={items.map(({ name, ...item }) => ({ title: name, ...item }))}
        className={clsx(cells, "sm:grid-cols-2 xl:grid-cols-4")}
        itemClassName="bg-ink-2 py-5 sm:px-6 lg:py-9 lg:px-10"
        titleClassName="mt-1.5 text-h4 lg:mt-3"
        textClassName="mt-1.5 text-paper/85 lg:mt-3"
        above={({ use }) => <p className="eyebrow text-marigold">{use}</p>}
      />
    </BorderedSection>
  );
}

function Certifications({ title, lede, columns, items, note }: CybersecurityCopy["certifications"]) {
  return (
    <BorderedSection id="certifications" title={title} lede={lede}>
      <div className="pb-9 lg:px-10 lg:pb-28">
        <DataTable
          caption={title}
          columns={[columns.name, columns.covers, columns.issuedBy]}
          rows={items.map(({ name, covers, issuedBy }) => [name, covers, issuedBy])}
        />
        <p className="mt-6 max-w-2xl border-l-4 border-marigold pl-5 lg:mt-10 lg:text-lg">{note}</p>
      </div>
    </BorderedSection>
  );
}

function Industries({ title, items }: CybersecurityCopy["industries"]) {
  return (
    <BorderedSection id="industries" title={title}>
      <Points
        points={items.map(({ name, question }) => ({ title: name, text: question }))}
        className={cells}
        itemClassName="grid lg:gap-px lg:grid-cols-[1fr_2fr]"
        titleClassName="bg-ink pt-3.5 font-sans text-sm lg:text-base font-semibold lg:px-10 lg:py-7"
        textClassName="bg-ink pb-3.5 font-display text-lg leading-snug lg:text-h3 lg:px-10 lg:py-6"
      />
    </BorderedSection>
  );
}
