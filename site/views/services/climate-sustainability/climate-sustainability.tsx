import { clsx } from "clsx";
import { shown } from "../../../art/render.ts";
import { service } from "../../../outputs/seo/json-ld.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Diagram } from "../../../ui/diagram.tsx";
import { ArrowRight } from "../../../ui/icons.tsx";
import { Points, TextList } from "../../../ui/points.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { Stripes } from "../../../ui/stripes.tsx";
import { Brief, ServiceEnd, ServiceHero, serviceHead } from "../service-page.tsx";
import type { ClimateSustainabilityCopy } from "./copy.ts";

const address = "/services/climate-sustainability";

/** Linked data names the service by the title of the page, not by the breadcrumbs as on other service pages. */
export function climateSustainabilityHead(copy: ClimateSustainabilityCopy) {
  const { seo, hero } = copy;
  const head = serviceHead(address, copy, hero.picture);
  return { ...head, graph: [service({ name: hero.title, description: seo.description, path: head.path })] };
}

/** The kinds of risk, from left to right. The kind that is both has the whole colour scale as its bar. */
const kinds = [
  { kind: "Physical", bar: <div className="h-2 bg-data-3" /> },
  { kind: "Transition", bar: <div className="h-2 bg-data-9" /> },
  { kind: "Physical and transition", bar: <Stripes className="h-2" /> },
];

export function ClimateSustainability({ copy }: { copy: ClimateSustainabilityCopy }) {
  const { hero, climateRisk } = copy;
  const isPhoto = shown(hero.picture).picture.photo;
  return (
    <>
      {/* The picture's rings are at the left edge; the words stand on the ground beside them. */}
      <ServiceHero
        address={address}
        copy={hero}
        layout="right"
        tone="ink"
        className="words-on-picture"
        ledeClassName="max-w-xl"
        picture={{
          className: clsx(
            "-z-10 lg:absolute lg:inset-y-0 lg:left-0",
            isPhoto ? "lg:w-[48vw]" : "lg:w-[52vw]",
          ),
          imageClassName: "h-full object-cover object-right max-sm:h-40",
        }}
        sourceClassName="px-gutter py-4 text-sm lg:absolute lg:bottom-0 lg:left-[calc(50%+clamp(0.5rem,1.1vw,1rem))] lg:max-w-xl lg:px-0"
      />
      <Brief {...copy.brief} />
      <ServicesByRequest {...copy.services} />
      <Consultancies {...copy.specialised} />
      <Section tone="sand" heading={{ id: "climate-risk", title: climateRisk.title, lede: climateRisk.lede }}>
        <div className="mt-5 grid gap-x-10 gap-y-5 lg:mt-8 lg:grid-cols-3">
          {kinds.map(({ kind, bar }) => (
            <div key={kind}>
              {bar}
              <h3 className="mt-3 eyebrow font-sans">{kind}</h3>
              <Points
                points={climateRisk.items.filter((item) => item.kind === kind)}
                level="h4"
                className="mt-2 grid gap-3"
                textClassName="mt-1 max-sm:text-sm"
              />
            </div>
          ))}
        </div>
      </Section>
      <ServiceEnd copy={copy} />
    </>
  );
}

const panels = [
  "bg-leaf-dark lg:pl-[max(var(--spacing-gutter),calc(50vw-42rem+var(--spacing-gutter)))]",
  "bg-leaf",
];

function Consultancies({ title, items }: ClimateSustainabilityCopy["specialised"]) {
  return (
    <section aria-labelledby="specialised">
      <SectionHeading id="specialised" title={title} className="wrap pb-5" />
      <div className="grid lg:grid-cols-2">
        {items.map((item, index) => (
          <article
            key={item.title}
            className={clsx("flex flex-col px-gutter py-7 text-paper lg:py-10", panels[index])}
          >
            <h3 className="text-h2">{item.title}</h3>
            <p className="mt-2 max-w-lg max-sm:text-sm">{item.text}</p>
            <TextList
              items={item.points}
              className="mt-3 mb-5 max-w-lg border-b border-current/40"
              itemClassName="border-t border-current/40 py-1.5 font-semibold max-sm:text-sm"
            />
            <ButtonLink
              {...item.link}
              variant="outline"
              size="lg"
              className="mt-auto self-start hover:bg-paper/15"
            >
              <ArrowRight className="size-5" />
            </ButtonLink>
          </article>
        ))}
      </div>
    </section>
  );
}

/** The colour of each record's line and of the dots on it. */
const colours = [
  "bg-data-1 dark:bg-data-2",
  "bg-data-3",
  "bg-leaf",
  "bg-marigold",
  "bg-data-9",
  "bg-data-11 dark:bg-data-10",
];

/**
 * Each service after the request that readers were sent, whose words they know better than the name of the service. The
 * records of a plant are lines down the page, with a dot at each request that needs them.
 */
function ServicesByRequest({ records, opens, items, ...words }: ClimateSustainabilityCopy["services"]) {
  return (
    <Diagram id="services" {...words}>
      <div className="wrap mt-5 mb-4 lg:mt-0">
        <ol
          aria-hidden="true"
          className="grid grid-cols-2 gap-x-4 gap-y-1 pb-4 text-sm lg:ml-[calc(42%-1px)] lg:w-72 lg:grid-cols-6 lg:items-end lg:gap-0 lg:pb-3"
        >
          {records.map((name, index) => (
            <li key={name} className="flex items-center gap-2 lg:justify-center">
              <i className={clsx("size-3 shrink-0 rounded-full lg:hidden", colours[index])} />
              <span className="lg:rotate-180 lg:[writing-mode:vertical-rl]">{name}</span>
            </li>
          ))}
        </ol>
        <ul>
          {items.map((item) => (
            <li
              key={item.title}
              className="grid grid-cols-[4.5rem_1fr] gap-x-4 lg:grid-cols-[42%_18rem_1fr] lg:gap-x-0"
            >
              <p className="col-start-2 row-start-1 pt-3 -indent-[0.42em] font-display text-h4 text-leaf lg:col-start-1 lg:self-center lg:py-2 lg:pr-8 lg:text-right lg:text-h3">
                {item.prompt}
              </p>
              <RecordLines records={records} opened={item.records} />
              <div className="col-start-2 row-start-2 pb-2 lg:col-start-3 lg:row-start-1 lg:self-center lg:py-2.5 lg:pl-8">
                <h3 className="text-h4">{item.title}</h3>
                <p className="text-sm leading-snug">{item.text}</p>
                <p className="sr-only">{`${opens}: ${item.records.map((record) => records[record - 1]).join(", ")}.`}</p>
                <a
                  href={item.link.to}
                  className="inline-flex text-sm items-center gap-2 py-1 font-semibold text-leaf underline decoration-1 underline-offset-6 hover:decoration-2"
                >
                  {item.link.label}
                  <ArrowRight className="size-4.5" />
                </a>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Diagram>
  );
}

/** The lines beside one request; `opened` numbers the records that it needs, from 1. */
function RecordLines({ records, opened }: { records: string[]; opened: number[] }) {
  return (
    <span
      aria-hidden="true"
      className="relative row-span-2 row-start-1 grid grid-cols-6 justify-items-center lg:col-start-2 lg:row-span-1"
    >
      <i className="absolute top-7 -right-4 left-0 border-t-2 border-dotted border-ink/40 lg:top-1/2 lg:right-0" />
      {records.map((name, index) => (
        <span key={name} className="relative grid w-full justify-items-center">
          <i className={clsx("w-0.5 lg:w-1", colours[index])} />
          {opened.includes(index + 1) && (
            <i
              className={clsx(
                "absolute top-7 size-3 -translate-y-1/2 rounded-full ring-2 ring-paper dark:ring-night lg:top-1/2 lg:size-5 lg:ring-4",
                colours[index],
              )}
            />
          )}
        </span>
      ))}
    </span>
  );
}
