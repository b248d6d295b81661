import { clsx } from "clsx";
import type { PageHead } from "../../../../outputs/seo/head.ts";
import { CallToAction } from "../../../../ui/call-to-action.tsx";
import { DataTable } from "../../../../ui/data-table.tsx";
import { RelatedLinks } from "../../../../ui/related-links.tsx";
import { Said } from "../../../../ui/said.tsx";
import { Section } from "../../../../ui/section.tsx";
import { serviceLinks } from "../../../related-links.ts";
import { serviceHead } from "../../service-head.ts";
import { anchorOf } from "./anchor.ts";
import type { StandardsCertificationsCopy } from "./copy.ts";
import { Finder } from "./finder.tsx";
import { Hero } from "./hero.tsx";

export function standardsCertificationsHead(copy: StandardsCertificationsCopy): PageHead {
  return serviceHead("/services/climate-sustainability/standards-certifications", copy, copy.hero.picture);
}

export function StandardsCertifications({ copy }: { copy: StandardsCertificationsCopy }) {
  return (
    <>
      <Hero {...copy.hero} />
      <Finder
        {...copy.finder}
        groups={[
          { title: copy.frameworks.title, names: copy.frameworks.rows.map(({ name }) => name) },
          { title: copy.certifications.title, names: copy.certifications.items.map(({ name }) => name) },
        ]}
      />
      <Frameworks {...copy.frameworks} />
      <Certifications {...copy.certifications} />
      <Services {...copy.services} />
      <RelatedLinks links={serviceLinks(copy)} />
      <CallToAction {...copy.closing} layout="across" tone="sand" />
    </>
  );
}

function Frameworks({ title, columns, rows, note }: StandardsCertificationsCopy["frameworks"]) {
  return (
    <Section tone="white" aria-labelledby="frameworks" className="max-lg:py-10">
      <h2 id="frameworks" className="mb-7 text-h2 lg:mb-12">
        {title}
      </h2>
      <DataTable
        caption={title}
        columns={[columns.name, columns.owner, columns.audience, columns.asks]}
        rows={rows.map(({ name, owner, audience, asks }) => [
          name,
          owner,
          audience,
          <Said key="asks" text={asks} />,
        ])}
        ids={rows.map(({ name }) => anchorOf(name))}
        widths={["lg:w-[22%]", "lg:w-[18%]", "lg:w-[22%]"]}
        className="max-lg:[&_td]:py-0.5 max-lg:[&_tr]:py-4"
      />
      <p className="mt-6 max-w-2xl text-ink-soft">{note}</p>
    </Section>
  );
}

/** Five spines of one height on a shelf; on phones they lie in a pile. */
const spines = ["bg-data-1", "bg-leaf", "bg-marigold-ink", "bg-data-2", "bg-ember"];

function Certifications({ title, items }: StandardsCertificationsCopy["certifications"]) {
  return (
    <Section tone="sand" aria-labelledby="certifications" className="max-lg:py-10">
      <h2 id="certifications" className="text-h2">
        {title}
      </h2>
      <ul className="mt-7 grid border-b-8 border-ink lg:mt-12 lg:grid-cols-5">
        {items.map(({ name, subject, text }, index) => (
          <li
            key={name}
            id={anchorOf(name)}
            className={clsx("px-5 py-4 text-paper target:bg-ink lg:pt-16 lg:pb-10", spines[index])}
          >
            <h3 className="figures text-h3">{name}</h3>
            <p className="font-semibold lg:mt-1 lg:min-h-14">{subject}</p>
            <p className="mt-1.5 max-w-xl lg:mt-4">
              <Said text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Services({ title, points, note }: StandardsCertificationsCopy["services"]) {
  return (
    <Section aria-labelledby="services" className="max-lg:py-10">
      <div className="grid-12 gap-y-6">
        <div className="col-span-12 lg:col-span-4">
          <h2 id="services" className="text-h2">
            {title}
          </h2>
          <p className="mt-4 max-w-sm lg:mt-5 lg:text-lg">{note}</p>
        </div>
        <ul className="col-span-12 grid gap-x-12 gap-y-3 sm:grid-cols-2 lg:col-span-8 lg:gap-y-8">
          {points.map((point) => (
            <li key={point} className="text-lg first:font-display first:text-h3 sm:first:col-span-2">
              {point}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
