import { CircleCheck } from "../../../ui/icons.tsx";
import { Points, TextList } from "../../../ui/points.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { Brief, ServiceEnd, ServiceHero, serviceHead } from "../service-page.tsx";
import type { CapacityBuildingCopy } from "./copy.ts";

const address = "/services/capacity-building";

export const capacityBuildingHead = (copy: CapacityBuildingCopy) =>
  serviceHead(address, copy, copy.hero.picture);

export function CapacityBuilding({ copy }: { copy: CapacityBuildingCopy }) {
  const { programmes, benefits } = copy;
  return (
    <>
      <ServiceHero
        address={address}
        copy={copy.hero}
        layout="split"
        ledeClassName="max-w-2xl"
        picture={{ imageClassName: "object-cover object-top max-lg:h-40 lg:max-h-84" }}
        sourceClassName="wrap mt-2 text-sm opacity-75"
      />
      <Brief {...copy.brief} />
      <Section heading={{ id: "programmes", title: programmes.title, lede: programmes.intro }}>
        <Points
          points={programmes.items}
          className="enters mt-5 grid gap-x-8 gap-y-6 lg:mt-8 sm:grid-cols-2 lg:grid-cols-3"
          itemClassName="flex flex-col border-t-2 border-ink pt-3"
          textClassName="mt-1 mb-2"
          below={({ points }) => (
            <TextList items={points} className="list-disc pl-5 text-sm" itemClassName="py-0.5" />
          )}
        />
      </Section>
      <Delivery {...copy.delivery} />
      {/* What stays with the client, as a ticked list. */}
      <Section tone="sand" aria-labelledby="remains">
        <div className="grid-12 gap-y-4">
          <SectionHeading id="remains" title={benefits.title} className="col-span-12 lg:col-span-3" />
          <Points
            points={benefits.items}
            className="col-span-12 grid gap-x-12 gap-y-4 sm:grid-cols-2 lg:col-span-9 lg:gap-y-7"
            itemClassName="grid grid-cols-[1.75rem_1fr] content-start gap-x-3 gap-y-1"
            textClassName="col-start-2"
            above={() => <CircleCheck className="size-6 text-leaf" />}
          />
        </div>
      </Section>
      <ServiceEnd copy={copy} tone="paper" imageClassName="object-[50%_80%]" />
    </>
  );
}

type Delivery = CapacityBuildingCopy["delivery"];

/** How work passes to the client over a year. After the last month the client's band goes on to the window's edge. */
function Delivery({ title, year, items }: Delivery) {
  return (
    <section aria-labelledby="delivery" className="bg-ink py-section text-paper">
      <SectionHeading id="delivery" title={title} className="wrap" />
      <figure className="mt-5 lg:mt-6">
        <Year {...year} />
        <Points
          points={items}
          className="wrap mt-5 grid gap-y-4 sm:grid-cols-2 lg:grid-cols-4"
          itemClassName="sm:pr-8"
          titleClassName="mt-1 text-h4"
          above={({ when }) => <p className="eyebrow text-marigold print:text-ink">{when}</p>}
        />
        <figcaption className="wrap mt-5 text-sm text-paper/80">
          <span className="block max-w-2xl">{year.caption}</span>
        </figcaption>
      </figure>
    </section>
  );
}

/** One bar a month: `shares` are our hours of a hundred, drawn from the top; the rest below are the client's. */
function Year({ ours, yours, month, shares }: Delivery["year"]) {
  return (
    <div className="relative">
      <div
        aria-hidden="true"
        className="absolute top-0 right-0 h-40 w-1/2 bg-leaf-light forced-color-adjust-none sm:h-48 lg:h-56"
      />
      <div className="wrap relative">
        <div className="relative h-40 bg-ink forced-color-adjust-none sm:h-48 lg:h-56">
          <svg
            aria-hidden="true"
            viewBox="0 0 12 100"
            preserveAspectRatio="none"
            className="size-full fill-leaf-light"
          >
            {shares.map((share, index) => (
              <g key={`${index + 1}`}>
                <rect x={index} width={1} height={share} className="fill-marigold" />
                <rect x={index} y={share + 1.5} width={1} height={98.5 - share} />
                <path d={`M${index} 0v100`} vectorEffect="non-scaling-stroke" className="stroke-ink/25" />
              </g>
            ))}
          </svg>
          <p className="absolute top-3 left-3 font-display text-h4 text-ink sm:text-h3">{ours}</p>
          <p className="absolute right-3 bottom-3 font-display text-h4 text-ink sm:text-h3">{yours}</p>
        </div>
        <ol aria-label={month} className="figures mt-2 grid grid-cols-12 text-sm text-paper/80">
          {shares.map((_, index) => (
            <li key={`${index + 1}`}>
              {index === 0 && <span className="max-lg:sr-only">{month} </span>}
              {index + 1}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
