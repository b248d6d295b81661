import { clsx } from "clsx";
import type { PageHead } from "../../../../seo/head.ts";
import { CallToAction } from "../../../../ui/call-to-action.tsx";
import { DataTable } from "../../../../ui/data-table.tsx";
import { Related } from "../../../../ui/related.tsx";
import { Said } from "../../../../ui/said.tsx";
import { Section } from "../../../../ui/section.tsx";
import { serviceWays } from "../../../ways-on.ts";
import { serviceHead } from "../../service-head.ts";
import { anchorOf } from "./anchor.ts";
import type { StandardsCertificationsCopy } from "./copy.ts";
import { Hero } from "./hero.tsx";

export function standardsCertificationsHead(copy: StandardsCertificationsCopy): PageHead {
  return serviceHead("/services/climate-sustainability/standards-certifications", copy, copy.hero.picture);
}

export function StandardsCertifications({ copy }: { copy: StandardsCertificationsCopy }) {
  return (
    <>
      <Hero {...copy} />
      <Frameworks {...copy.frameworks} />
      <Certifications {...copy.certifications} />
      <Services {...copy.services} />
      <Related ways={serviceWays(copy)} />
      <CallToAction {...copy.closing} />
    </>
  );
}

function Frameworks({ title, columns, rows, note }: StandardsCertificationsCopy["frameworks"]) {
  return (
    <Section tone="white" aria-labelledby="frameworks">
      <h2 id="frameworks" className="mb-12 text-h2">
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
      />
      <p className="mt-6 max-w-2xl text-ink-soft">{note}</p>
    </Section>
  );
}

/** Books of five heights on a shelf; on phones they lie in a pile. */
const spines = [
  "bg-data-1 lg:pt-16",
  "bg-leaf lg:pt-24",
  "bg-marigold-ink lg:pt-20",
  "bg-data-2 lg:pt-48",
  "bg-ember lg:pt-36",
];

function Certifications({ title, items }: StandardsCertificationsCopy["certifications"]) {
  return (
    <Section tone="sand" aria-labelledby="certifications">
      <h2 id="certifications" className="text-h2">
        {title}
      </h2>
      <ul className="mt-12 grid items-end gap-1 border-b-8 border-ink lg:mt-0 lg:grid-cols-5">
        {items.map(({ name, subject, text }, index) => (
          <li
            key={name}
            id={anchorOf(name)}
            className={clsx("px-5 py-6 text-paper target:bg-ink lg:pb-10", spines[index])}
          >
            <h3 className="figures text-h3">{name}</h3>
            <p className="mt-1 font-semibold">{subject}</p>
            <p className="mt-4 max-w-xl">
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
    <Section aria-labelledby="services">
      <div className="grid-12 gap-y-10">
        <ul className="col-span-12 lg:order-2 lg:col-span-7 lg:col-start-6">
          {points.map((point) => (
            <li key={point} className="border-b border-ink/25 py-5 font-display text-h4 first:pt-0">
              {point}
            </li>
          ))}
        </ul>
        <div className="col-span-12 -order-1 lg:order-1 lg:col-span-4">
          <h2 id="services" className="text-h2">
            {title}
          </h2>
          <p className="mt-5 max-w-sm text-lg">{note}</p>
        </div>
      </div>
    </Section>
  );
}
