import { clsx } from "clsx";
import type { ReactNode } from "react";
import { trail } from "../../../addresses.ts";
import { shown } from "../../../art/render.ts";
import { plain } from "../../../content/records/dated-text.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { Diagram } from "../../../ui/diagram.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Points, TextList } from "../../../ui/points.tsx";
import { Said } from "../../../ui/said.tsx";
import { SectionHeading } from "../../../ui/section.tsx";
import { Brief, ServiceEnd, serviceHead } from "../service-page.tsx";
import type { CybersecurityCopy } from "./copy.ts";

const address = "/services/cybersecurity";

export const cybersecurityHead = (copy: CybersecurityCopy) => serviceHead(address, copy, copy.hero.picture);

/** Cells with one hairline between any two, however many stand in a row. */
const cells = "grid gap-px border-t border-line-dark bg-line-dark";

export function Cybersecurity({ copy }: { copy: CybersecurityCopy }) {
  const { services, frameworks, certifications, industries } = copy;
  return (
    <div className="bg-ink text-paper">
      <Opening {...copy.hero} />
      <Brief {...copy.brief} />
      <BorderedSection id="services" title={services.title}>
        <Points
          points={services.items}
          className={clsx(cells, "md:grid-cols-2 xl:grid-cols-3")}
          itemClassName="bg-ink py-4 md:px-6 lg:px-8 lg:py-5"
          textClassName="mt-1 text-paper/85"
          below={({ points }) => (
            <Fold label={`${points.length} parts`} className="mt-2 text-sm">
              <TextList items={points} className="list-disc pl-5 max-sm:pt-2" itemClassName="py-0.5" />
            </Fold>
          )}
        />
      </BorderedSection>
      <Incident {...copy.incident} />
      <BorderedSection id="frameworks" title={frameworks.title}>
        <Points
          points={frameworks.items.map(({ name, ...item }) => ({ title: name, ...item }))}
          className={clsx(cells, "sm:grid-cols-2 xl:grid-cols-4")}
          itemClassName="bg-ink py-4 sm:px-6 lg:px-8 lg:py-5"
          titleClassName="mt-1 text-h4"
          textClassName="mt-1 text-paper/85 max-sm:text-sm"
          above={({ use }) => <p className="eyebrow text-marigold">{use}</p>}
        />
      </BorderedSection>
      <BorderedSection id="certifications" title={certifications.title} lede={certifications.lede}>
        <div className="pb-8 lg:px-8 lg:pb-12">
          <DataTable
            caption={certifications.title}
            columns={Object.values(certifications.columns)}
            rows={certifications.items.map(({ name, covers, issuedBy }) => [name, covers, issuedBy])}
            widths={["lg:w-3/10 xl:w-1/4"]}
            fold={`All ${certifications.items.length}`}
          />
          <p className="mt-5 max-w-2xl border-l-4 border-marigold pl-5">{certifications.note}</p>
        </div>
      </BorderedSection>
      <BorderedSection id="industries" title={industries.title}>
        <Fold label={`All ${industries.items.length} industries`}>
          <Points
            points={industries.items.map(({ name, question }) => ({ title: name, text: question }))}
            className={clsx(cells, "sm:grid-cols-2 xl:grid-cols-3")}
            itemClassName="bg-ink py-3 sm:px-6 lg:px-8 lg:py-5"
            titleClassName="eyebrow font-sans text-marigold"
            textClassName="mt-1 font-display text-lg leading-snug"
          />
        </Fold>
      </BorderedSection>
      <ServiceEnd copy={copy} layout="across" />
    </div>
  );
}

/** Its border lines continue in the sections below. */
function Opening({ title, lede, picture, action }: CybersecurityCopy["hero"]) {
  return (
    <section className="border-b border-line-dark">
      <div className="wrap">
        <div className="grid border-line-dark lg:min-h-[34rem] lg:grid-cols-[11fr_9fr] lg:border-x">
          <div className="flex flex-col pt-6 pb-8 lg:border-r lg:border-line-dark lg:px-10">
            <Breadcrumbs trail={trail(address)} />
            <h1 className="mt-6 text-h1 lg:mt-auto lg:pt-6">{title}</h1>
            <p className="mt-4 max-w-lg text-lede">{lede}</p>
            <div className="mt-6 actions">
              <ButtonLink {...action} variant="secondary" size="lg" />
            </div>
          </div>
          <Picture
            {...shown(picture)}
            service={address}
            eager
            className="relative max-lg:-mx-gutter [&>figcaption]:absolute [&>figcaption]:right-0 [&>figcaption]:bottom-0 [&>figcaption]:bg-ink [&>figcaption]:px-3 [&>figcaption]:py-1 [&>figcaption]:opacity-100"
            imageClassName="object-cover max-sm:h-48 lg:absolute lg:h-full"
          />
        </div>
      </div>
    </section>
  );
}

type Props = { title: string; id: string; lede?: string; className?: string; children: ReactNode };

/** A section whose lines run across the page and down the header's margins. */
function BorderedSection({ title, id, lede, className, children }: Props) {
  return (
    <section aria-labelledby={id} className={clsx("border-b border-line-dark", className)}>
      <div className="wrap">
        <div className="border-line-dark lg:border-x">
          <div className="pt-8 pb-4 lg:px-8 lg:pt-12 lg:pb-6">
            <SectionHeading id={id} title={title} className="max-w-2xl" />
            {lede && <p className="mt-2 max-w-2xl opacity-85">{lede}</p>}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}

const HOURS = 6;
const TICKS = 72;

/** The report is due by the end of the last hour. `hour` counts from 1. */
const isDue = (hour: number) => hour === HOURS;

/** What is ready before an incident, a dial of six hours inside one of 72, and what is done by which hour. */
function Incident({ before, after, dial, ...words }: CybersecurityCopy["incident"]) {
  return (
    <Diagram id="incident" tone="ink" {...words}>
      <div className="wrap mt-5 mb-4 grid items-center gap-x-12 gap-y-5 lg:mt-8 lg:grid-cols-[18rem_1fr] xl:grid-cols-[1fr_minmax(14rem,20rem)_1.2fr]">
        <section aria-labelledby="incident-before" className="max-xl:order-2">
          <h3 id="incident-before" className="eyebrow font-sans text-marigold">
            {before.title}
          </h3>
          <TextList
            items={before.items}
            className="mt-2 grid gap-1 max-lg:text-sm xl:gap-2"
            itemClassName="xl:border-r-4 xl:border-leaf-light xl:py-1 xl:pr-4 xl:text-right"
          />
        </section>
        <Dial {...dial} />
        <section aria-labelledby="incident-after" className="max-xl:order-3">
          <h3 id="incident-after" className="eyebrow font-sans text-marigold">
            {after.title}
          </h3>
          <ol className="mt-2 grid gap-2.5 max-lg:text-sm lg:gap-3">
            {after.items.map(({ hours, name, text }) => (
              <li key={plain(text)} className="grid grid-cols-[5rem_1fr] gap-x-3">
                <span className="figures">
                  <span className="flex h-2 gap-px" aria-hidden="true">
                    {hours.map((hour) => (
                      <i key={hour} className={clsx("w-3", isDue(hour) ? "bg-marigold" : "bg-leaf-light")} />
                    ))}
                  </span>
                  <span className="mt-1 block text-sm font-semibold">{name}</span>
                </span>
                <p>
                  <Said text={text} />
                </p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Diagram>
  );
}

function Dial({ value, label, outer }: CybersecurityCopy["incident"]["dial"]) {
  return (
    <svg
      viewBox="-120 -120 240 240"
      role="img"
      aria-label={`${value} ${label}; ${outer}`}
      className="mx-auto w-full max-w-32 lg:row-span-2 lg:max-w-none xl:row-span-1"
    >
      <path d={ticks()} className="fill-none stroke-leaf-light [stroke-width:1.6]" />
      {Array.from({ length: HOURS }, (_, hour) => (
        <path key={hour} d={wedge(hour)} className={isDue(hour + 1) ? "fill-marigold" : "fill-leaf-light"} />
      ))}
      <path d="M0 0V-104" className="stroke-marigold [stroke-width:2.5]" />
      <circle r="52" className="fill-ink" />
      <text textAnchor="middle" y="8" className="fill-paper font-display [font-size:44px]">
        {value}
      </text>
      <text textAnchor="middle" y="28" className="fill-paper [font-size:13px]">
        {label}
      </text>
    </svg>
  );
}

/** The “x y” on a circle after a share of a full turn, clockwise from the top. */
function pointAt(share: number, radius: number): string {
  const angle = (share - 0.25) * 2 * Math.PI;
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
}

/** The path of one hour on the inner dial. `hour` counts from 0. */
function wedge(hour: number): string {
  const [from, to] = [hour / HOURS + 0.003, (hour + 1) / HOURS - 0.003];
  return `M${pointAt(from, 54)}L${pointAt(from, 94)}A94 94 0 0 1 ${pointAt(to, 94)}L${pointAt(to, 54)}A54 54 0 0 0 ${pointAt(from, 54)}z`;
}

/** The path of the outer dial: a tick for each hour, every sixth one longer. */
function ticks(): string {
  return Array.from({ length: TICKS }, (_, hour) => {
    const long = hour % HOURS === 0;
    return `M${pointAt(hour / TICKS, 101)}L${pointAt(hour / TICKS, long ? 114 : 108)}`;
  }).join("");
}
