import { clsx } from "clsx";
import { trail } from "../../../../addresses.ts";
import { shown } from "../../../../art/render.ts";
import { Breadcrumbs } from "../../../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { DataTable } from "../../../../ui/data-table.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { TextList } from "../../../../ui/points.tsx";
import { Said } from "../../../../ui/said.tsx";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import { ServiceEnd, serviceHead } from "../../service-page.tsx";
import type { StandardsCertificationsCopy } from "./copy.ts";
import { anchorOf, Finder } from "./finder.tsx";

const address = "/services/climate-sustainability/standards-certifications";

export const standardsCertificationsHead = (copy: StandardsCertificationsCopy) =>
  serviceHead(address, copy, copy.hero.picture);

export function StandardsCertifications({ copy }: { copy: StandardsCertificationsCopy }) {
  return (
    <>
      <Opening {...copy.hero} />
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
      <ServiceEnd copy={copy} layout="across" tone="sand" />
    </>
  );
}

/** Eleven measures beside the title; the list of them follows in the same column. */
function Opening({ title, lede, picture, action }: StandardsCertificationsCopy["hero"]) {
  return (
    <section className="wrap pt-8 pb-8 lg:pb-20">
      <Breadcrumbs trail={trail(address)} />
      <div className="mt-10 grid-12 gap-y-6 lg:mt-14">
        <h1 className="col-span-12 max-w-[9.6em] text-hero lg:col-span-6 lg:max-w-[6em] lg:max-xl:text-h1">
          {title}
        </h1>
        <div className="col-span-12 grid content-start gap-y-6 lg:col-span-6">
          <p className="max-w-xl text-lede">{lede}</p>
          <ButtonLink to={action.to} size="lg" className="sm:justify-self-start">
            {action.label}
          </ButtonLink>
          <Picture
            {...shown(picture)}
            eager
            className="max-lg:-mx-gutter lg:order-first max-lg:[&_figcaption]:px-gutter"
            imageClassName="aspect-10/7 rounded-lg object-cover md:aspect-7/4"
          />
        </div>
      </div>
    </section>
  );
}

function Frameworks({ title, columns, rows, note }: StandardsCertificationsCopy["frameworks"]) {
  return (
    <Section
      tone="white"
      className="max-lg:py-10"
      heading={{ id: "frameworks", title, className: "mb-7 lg:mb-12" }}
    >
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

/** As the spines of five books on a shelf; on phones they lie in a pile. */
const spines = ["bg-data-1", "bg-leaf", "bg-marigold-ink", "bg-data-2", "bg-ember"];

function Certifications({ title, items }: StandardsCertificationsCopy["certifications"]) {
  return (
    <Section tone="sand" className="max-lg:py-10" heading={{ id: "certifications", title }}>
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
          <SectionHeading id="services" title={title} />
          <p className="mt-4 max-w-sm lg:mt-5 lg:text-lg">{note}</p>
        </div>
        <TextList
          items={points}
          className="col-span-12 grid gap-x-12 gap-y-3 sm:grid-cols-2 lg:col-span-8 lg:gap-y-8"
          itemClassName="text-lg first:font-display first:text-h3 sm:first:col-span-2"
        />
      </div>
    </Section>
  );
}
