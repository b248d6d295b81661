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
import { Brief, ServiceEnd, serviceHead } from "../../service-page.tsx";
import type { StandardsCertificationsCopy } from "./copy.ts";
import { anchorOf, StandardsTable } from "./finder.tsx";

const address = "/services/climate-sustainability/standards-certifications";

export const standardsCertificationsHead = (copy: StandardsCertificationsCopy) =>
  serviceHead(address, copy, copy.hero.picture);

/** Colours of the certifications, drawn as the spines of five books: on a shelf, or on phones in a pile. */
const spines = ["bg-leaf-dark", "bg-leaf", "bg-leaf-dark", "bg-leaf", "bg-leaf-dark"];

export function StandardsCertifications({ copy }: { copy: StandardsCertificationsCopy }) {
  const { hero, frameworks, certifications, services } = copy;
  return (
    <>
      <section className="wrap pt-6 pb-6 lg:pb-8">
        <Breadcrumbs trail={trail(address)} />
        <div className="mt-6 grid-12 items-start gap-y-5 lg:mt-8">
          <div className="col-span-12 lg:col-span-6 lg:pr-8">
            <h1 className="text-h1">{hero.title}</h1>
            <p className="mt-4 max-w-xl text-lede">{hero.lede}</p>
            <ButtonLink {...hero.action} size="lg" className="mt-6 max-sm:w-full" />
          </div>
          <Picture
            {...shown(hero.picture)}
            eager
            className="col-span-12 lg:col-span-6"
            imageClassName="rounded-lg object-cover max-lg:h-40 lg:aspect-7/4"
          />
        </div>
      </section>
      <Brief {...copy.brief} />
      <StandardsTable
        {...copy.finder}
        groups={[
          { title: frameworks.title, names: frameworks.rows.map(({ name }) => name) },
          { title: certifications.title, names: certifications.items.map(({ name }) => name) },
        ]}
      />
      <Section heading={{ id: "frameworks", title: frameworks.title, className: "mb-5" }}>
        <DataTable
          caption={frameworks.title}
          columns={Object.values(frameworks.columns)}
          rows={frameworks.rows.map(({ name, owner, audience, asks }) => [
            name,
            owner,
            audience,
            <Said key="asks" text={asks} />,
          ])}
          ids={frameworks.rows.map(({ name }) => anchorOf(name))}
          widths={["lg:w-[22%]", "lg:w-[18%]", "lg:w-[22%]"]}
          fold={`All ${frameworks.rows.length}`}
          className="max-lg:[&_td]:py-0.5"
        />
        <p className="mt-4 max-w-2xl text-sm text-ink-soft">{frameworks.note}</p>
      </Section>
      <Section tone="sand" heading={{ id: "certifications", title: certifications.title }}>
        <ul className="mt-5 grid border-b-8 border-ink dark:border-night lg:mt-6 lg:grid-cols-5">
          {certifications.items.map(({ name, subject, text }, index) => (
            <li
              key={name}
              id={anchorOf(name)}
              className={clsx("px-5 py-3 text-paper target:bg-ink lg:pt-8 lg:pb-6", spines[index])}
            >
              <h3 className="figures text-h3">{name}</h3>
              <p className="font-semibold lg:mt-1 lg:min-h-14">{subject}</p>
              <p className="mt-1 max-w-xl text-sm">
                <Said text={text} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section aria-labelledby="services">
        <div className="grid-12 gap-y-6">
          <div className="col-span-12 lg:col-span-4">
            <SectionHeading id="services" title={services.title} />
            <p className="mt-3 max-w-sm">{services.note}</p>
          </div>
          <TextList
            items={services.points}
            className="col-span-12 grid gap-x-12 gap-y-2 sm:grid-cols-2 lg:col-span-8"
            itemClassName="first:font-display first:text-h4 sm:first:col-span-2"
          />
        </div>
      </Section>
      <ServiceEnd copy={copy} layout="beside" tone="sand" />
    </>
  );
}
