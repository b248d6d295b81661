import { clsx } from "clsx";
import { CircleCheck } from "../../../ui/icons.tsx";
import { Points, TextList } from "../../../ui/points.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { ServiceEnd, ServiceHero, serviceHead } from "../service-page.tsx";
import type { CapacityBuildingCopy } from "./copy.ts";
import { Delivery } from "./delivery.tsx";

const address = "/services/capacity-building";

export const capacityBuildingHead = (copy: CapacityBuildingCopy) =>
  serviceHead(address, copy, copy.hero.picture);

export function CapacityBuilding({ copy }: { copy: CapacityBuildingCopy }) {
  return (
    <>
      <ServiceHero
        address={address}
        copy={copy.hero}
        size="hero"
        titleClassName="max-w-[9.6em]"
        ledeClassName="mt-8 max-w-2xl lg:ml-auto"
        actionsClassName="mb-12 max-w-2xl lg:ml-auto"
        picture={{ imageClassName: "object-cover max-lg:h-56 lg:h-96" }}
        source="wrap mt-2 text-sm opacity-75"
      />
      <Programmes {...copy.programmes} />
      <Delivery {...copy.delivery} />
      <Benefits {...copy.benefits} />
      <ServiceEnd copy={copy} tone="paper" imageClassName="object-[50%_80%]" />
    </>
  );
}

/** Each programme has a colour of the picture above. */
const colours = ["bg-data-2", "bg-data-3", "bg-data-4", "bg-data-7", "bg-data-8", "bg-data-9"];

function Programmes({ title, intro, items }: CapacityBuildingCopy["programmes"]) {
  return (
    <Section heading={{ id: "programmes", title, lede: intro }}>
      <Points
        points={items}
        className="enters mt-10 grid gap-x-8 gap-y-10 lg:mt-14 lg:gap-y-14 sm:grid-cols-2 lg:grid-cols-3"
        itemClassName="flex flex-col"
        titleClassName="text-h3"
        textClassName="mt-3 mb-4"
        above={(_, index) => <span aria-hidden="true" className={clsx("mb-4 h-2", colours[index])} />}
        below={({ points }, index) => (
          <TextList
            items={points}
            className="grid gap-1 lg:gap-2"
            itemClassName="grid grid-cols-[0.5rem_1fr] gap-x-3 font-semibold"
            bullet={clsx("mt-2.5 size-2", colours[index])}
          />
        )}
      />
    </Section>
  );
}

/** A list that is ticked on the last day. */
function Benefits({ title, items }: CapacityBuildingCopy["benefits"]) {
  return (
    <Section tone="sand" aria-labelledby="remains" className="max-lg:py-12">
      <div className="grid-12 gap-y-7 rounded-lg bg-white p-6 shadow-panel sm:p-12 lg:ml-[8.333%] lg:p-16">
        <SectionHeading id="remains" title={title} className="col-span-12 lg:col-span-3" />
        <Points
          points={items}
          className="col-span-12 grid gap-x-12 gap-y-6 sm:grid-cols-2 lg:col-span-9 lg:gap-y-10"
          itemClassName="grid grid-cols-[1.75rem_1fr] gap-x-3 gap-y-1"
          textClassName="col-start-2"
          above={() => <CircleCheck className="size-6 text-leaf" />}
        />
      </div>
    </Section>
  );
}
