import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ArrowLink } from "../ui/arrow-link.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { PointNumber, TextList, words } from "../ui/points.tsx";
import { Said } from "../ui/said.tsx";
import { Section, SectionHeading } from "../ui/section.tsx";
import { Stripes } from "../ui/stripes.tsx";
import { Band, softOn } from "./band.tsx";
import type { SectionProps } from "./schemas.ts";
import { idOf } from "./section.ts";

/** Short texts beside their heading; the first is the largest. */
export function List({ section, page, id }: SectionProps<"list">) {
  return (
    <Section tone={section.tone ?? page.tone} aria-labelledby={id}>
      <div className="grid-12 gap-y-6">
        <div className="col-span-12 lg:col-span-4">
          <SectionHeading id={id} title={section.title} />
          {section.note && <p className="mt-3 max-w-sm">{section.note}</p>}
        </div>
        <TextList
          items={section.items}
          className="col-span-12 grid gap-x-12 gap-y-2 sm:grid-cols-2 lg:col-span-8"
          itemClassName="first:font-display first:text-h4 sm:first:col-span-2"
        />
      </div>
    </Section>
  );
}

/** One line through the steps: down the side on narrow screens, from left to right on wide ones, and no further than the last. */
export function Steps({ section, page }: SectionProps<"steps">) {
  return (
    <Band section={section} page={page}>
      <ol className="draws moves relative mt-6 max-lg:ml-4 lg:mt-10 lg:grid lg:auto-cols-fr lg:grid-flow-col">
        {section.items.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative border-marigold pb-3 pl-8 last:border-transparent last:pb-0 max-lg:border-l-2 lg:border-t-2 lg:pt-7 lg:pr-6 lg:pl-0"
          >
            <PointNumber
              index={index}
              className="climbs absolute top-0 left-0 flex size-8 -translate-x-1/2 items-center justify-center rounded-full bg-marigold font-semibold lg:-translate-y-1/2 lg:translate-x-0"
            />
            <h3 className="text-h4">{title}</h3>
            <p className={clsx("mt-1", softOn(section.tone ?? page.tone))}>{words(text)}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

const grounds = [
  "bg-leaf-dark lg:pl-[max(var(--spacing-gutter),calc(50vw-42rem+var(--spacing-gutter)))]",
  "bg-leaf",
];

/** Green panels, two beside each other from edge to edge of the window. */
export function Panels({ section, id }: SectionProps<"panels">) {
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={section.title} className="wrap pb-5" />
      <div className="grid lg:grid-cols-2">
        {section.items.map((item, index) => (
          <article
            key={item.title}
            className={clsx(
              "flex flex-col px-gutter py-7 text-paper lg:py-10",
              grounds[index % grounds.length],
            )}
          >
            <h3 className="text-h2">{item.title}</h3>
            <p className="mt-2 max-w-lg">{item.text}</p>
            <TextList
              items={item.points}
              className="mt-3 mb-5 max-w-lg border-b border-current/40"
              itemClassName="border-t border-current/40 py-1.5 font-semibold"
            />
            <ButtonLink
              {...item.link}
              variant="outline"
              size="lg"
              className="mt-auto self-start hover:bg-paper/15"
              arrow
            />
          </article>
        ))}
      </div>
    </section>
  );
}

/** Standards as the spines of books: on a shelf, or on phones in a pile. */
export function Shelf({ section, page }: SectionProps<"shelf">) {
  return (
    <Band section={{ ...section, tone: "sand" }} page={page}>
      <ul className="mt-5 grid border-b-8 border-ink dark:border-night lg:mt-6 lg:auto-cols-fr lg:grid-flow-col">
        {section.items.map(({ id, name, subject, text }, index) => (
          <li
            key={name}
            id={id}
            className={clsx(
              "px-5 py-3 text-paper target:bg-ink lg:pt-8 lg:pb-6",
              index % 2 === 0 ? "bg-leaf-dark" : "bg-leaf",
            )}
          >
            <h3 className="figures text-h3">{name}</h3>
            <p className="font-semibold lg:mt-1 lg:min-h-14">{subject}</p>
            <p className="mt-1 max-w-xl">
              <Said text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

export function Figures({ section, id }: SectionProps<"figures">) {
  const { title, items, beside } = section;
  return (
    <div className={clsx("wrap grid", beside && "lg:grid-cols-2")}>
      <section aria-labelledby={id} className="bg-leaf-dark p-4 text-paper sm:p-8">
        <SectionHeading id={id} size="h3" title={title} />
        <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3">
          {items.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-t border-current/25 pt-2">
              <dt>{label}</dt>
              <dd className="figures font-display text-h3 whitespace-nowrap">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {beside && (
        <section aria-labelledby={idOf(beside)} className="flex flex-col justify-end bg-sand p-4 sm:p-8">
          <SectionHeading id={idOf(beside)} size="h3" title={beside.title} />
          <p className="mt-2 max-w-xl">{beside.text}</p>
          <p className="mt-2">
            <ArrowLink {...beside.action} />
          </p>
        </section>
      )}
    </div>
  );
}

/** The kind that is both has the whole colour scale as its bar. */
const bars: Record<SectionProps<"risks">["section"]["items"][number]["kind"], ReactNode> = {
  Physical: <div className="h-2 bg-data-3" />,
  Transition: <div className="h-2 bg-data-9" />,
  "Physical and transition": <Stripes className="h-2" />,
};

/** Risks by their kind, from left to right. */
export function Risks({ section, page }: SectionProps<"risks">) {
  return (
    <Band section={{ ...section, tone: "sand" }} page={page}>
      <div className="mt-5 grid gap-x-10 gap-y-5 lg:mt-8 lg:grid-cols-3">
        {Object.entries(bars).map(([kind, bar]) => (
          <div key={kind}>
            {bar}
            <h3 className="mt-3 eyebrow font-sans">{kind}</h3>
            <ul className="mt-2 grid gap-3">
              {section.items
                .filter((item) => item.kind === kind)
                .map(({ title, text }) => (
                  <li key={title}>
                    <h4 className="text-h4">{title}</h4>
                    <p className="mt-1">{words(text)}</p>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Band>
  );
}
