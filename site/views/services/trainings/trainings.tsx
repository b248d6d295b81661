import { clsx } from "clsx";
import { Diagram } from "../../../ui/diagram.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { ArrowRight } from "../../../ui/icons.tsx";
import { Points } from "../../../ui/points.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { Brief, ServiceEnd, ServiceHero, serviceHead } from "../service-page.tsx";
import type { ServiceTrainingsCopy } from "./copy.ts";

const address = "/services/trainings";

export const serviceTrainingsHead = (copy: ServiceTrainingsCopy) =>
  serviceHead(address, copy, copy.hero.picture);

export function ServiceTrainings({ copy }: { copy: ServiceTrainingsCopy }) {
  const { programmes, benefits, stats, related } = copy;
  return (
    <>
      <ServiceHero
        address={address}
        copy={copy.hero}
        actions={[copy.closing.action, copy.closing.secondary]}
        layout="left"
        tone="ink"
        titleClassName="max-lg:min-h-[3lh]"
        ledeClassName="max-w-xl"
        picture={{
          tallBelow: "lg",
          className: "col-span-12 lg:absolute lg:top-0 lg:bottom-20 lg:left-1/2 lg:-z-10 lg:w-1/2",
          imageClassName: "object-cover max-sm:h-48 lg:h-full lg:object-left-bottom",
        }}
        sourceClassName="col-span-12 self-end justify-self-start text-sm opacity-85 lg:col-span-6"
      />
      <Brief {...copy.brief} />
      <Day {...copy.day} />
      <Section heading={{ id: "programmes", title: programmes.title, lede: programmes.intro }}>
        <Points
          list="ol"
          points={programmes.items}
          className="enters mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:mt-8 lg:grid-cols-3"
          itemClassName="border-t-2 border-ink pt-3"
          textClassName="mt-1 text-sm"
          below={({ modules }, index) => (
            <Fold label={`${modules.length} modules`} className="mt-2 text-sm">
              <ol className="max-sm:pt-2">
                {modules.map((module, row) => (
                  <li key={module} className="grid grid-cols-[2.5rem_1fr] py-0.5 text-sm">
                    <span aria-hidden="true" className="figures text-leaf">{`${index + 1}.${row + 1}`}</span>
                    {module}
                  </li>
                ))}
              </ol>
            </Fold>
          )}
        />
      </Section>
      <div className="wrap grid lg:grid-cols-2">
        <section aria-labelledby="figures" className="bg-leaf-dark p-4 text-paper sm:p-8">
          <SectionHeading id="figures" size="h3" title={stats.title} />
          <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3">
            {stats.items.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end border-t border-current/25 pt-2">
                <dt>{label}</dt>
                <dd className="figures font-display text-h3 whitespace-nowrap">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="related" className="flex flex-col justify-end bg-sand p-4 sm:p-8">
          <SectionHeading id="related" size="h3" title={related.title} />
          <p className="mt-2 max-w-xl">{related.text}</p>
          <p className="mt-2">
            <a
              href={related.action.to}
              className="inline-flex items-center gap-2 py-1 font-semibold text-leaf underline underline-offset-4"
            >
              {related.action.label}
              <ArrowRight className="size-4.5" />
            </a>
          </p>
        </section>
      </div>
      <Section aria-labelledby="benefits">
        <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-y-6">
          <SectionHeading id="benefits" title={benefits.title} className="sm:col-span-2" />
          <Points list="cells" points={benefits.items} textClassName="text-sm" />
        </div>
      </Section>
      <ServiceEnd copy={copy} tone="marigold" imageClassName="lg:object-top" />
    </>
  );
}

/** Where the sun stands at each of the four hours, from the top of the sky; the arc below is drawn through them. */
const suns = [
  { height: "lg:pt-28", colour: "bg-marigold-soft" },
  { height: "lg:pt-4", colour: "bg-marigold text-ink" },
  { height: "lg:pt-4", colour: "bg-marigold text-ink" },
  { height: "lg:pt-28", colour: "bg-marigold-soft" },
];

/** A training day: the sun passes four hours from left to right; below each is what participants have by then. */
function Day({ becomes, hours, ...words }: ServiceTrainingsCopy["day"]) {
  return (
    <Diagram id="day" tone="sand" {...words}>
      <div className="wrap relative mt-5 mb-4 lg:mt-2">
        <svg
          viewBox="0 0 1200 320"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-x-gutter top-0 h-64 w-[calc(100%-2*var(--spacing-gutter))] max-lg:hidden"
        >
          <path
            d="M150 200Q600 -106 1050 200"
            className="fill-none stroke-marigold [stroke-dasharray:2_9] [stroke-linecap:round] [stroke-width:3]"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <ol className="relative lg:grid lg:grid-cols-4">
          {hours.map(({ at, title: name, text, becomes: thing }, index) => (
            <li
              key={at}
              className="group grid grid-cols-[3rem_1fr] gap-x-4 lg:flex lg:flex-col lg:justify-between"
            >
              <div className={clsx("relative max-lg:row-span-2 lg:self-center", suns[index]?.height)}>
                <i
                  aria-hidden="true"
                  className="absolute top-8 bottom-0 left-1/2 border-l-2 border-dotted border-marigold group-last:hidden lg:hidden"
                />
                <span
                  className={clsx(
                    "figures relative grid size-12 place-items-center rounded-full text-sm font-semibold lg:size-16 lg:text-base",
                    suns[index]?.colour,
                  )}
                >
                  {at}
                </span>
              </div>
              <div className="lg:mt-4 lg:px-[10%] lg:text-center">
                <h3 className="text-h4">{name}</h3>
                <p className="lg:mt-1">{text}</p>
              </div>
              <div className="pt-1.5 pb-3 lg:mt-auto lg:border-b-4 lg:border-ink lg:px-[8%] lg:pt-4 lg:pb-0">
                <p className="border-l-4 border-leaf bg-white px-3 py-2 lg:min-h-28 lg:border-l-0 lg:px-4 lg:py-3">
                  <span className={clsx("block text-sm text-ink-soft", index > 0 && "max-lg:sr-only")}>
                    {becomes}
                  </span>
                  <span className="font-display text-h4">{thing}</span>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Diagram>
  );
}
