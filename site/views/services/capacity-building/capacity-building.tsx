import { CircleCheck } from "../../../ui/icons.tsx";
import { Points, TextList } from "../../../ui/points.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { Brief } from "../brief.tsx";
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
        layout="split"
        ledeClassName="max-w-2xl"
        picture={{ imageClassName: "object-cover object-top max-lg:h-40 lg:max-h-84" }}
        source="wrap mt-2 text-sm opacity-75"
      />
      <Brief {...copy.brief} />
      <Programmes {...copy.programmes} />
      <Delivery {...copy.delivery} />
      <Benefits {...copy.benefits} />
      <ServiceEnd copy={copy} tone="paper" imageClassName="object-[50%_80%]" />
    </>
  );
}

function Programmes({ title, intro, items }: CapacityBuildingCopy["programmes"]) {
  return (
    <Section heading={{ id: "programmes", title, lede: intro }}>
      <Points
        points={items}
        className="enters mt-5 grid gap-x-8 gap-y-6 lg:mt-8 sm:grid-cols-2 lg:grid-cols-3"
        itemClassName="flex flex-col border-t-2 border-ink pt-3"
        textClassName="mt-1 mb-2"
        below={({ points }) => (
          <TextList items={points} className="list-disc pl-5 text-sm" itemClassName="py-0.5" />
        )}
      />
    </Section>
  );
}

/** A list that is ticked on the last day. */
function Benefits({ title, items }: CapacityBuildingCopy["benefits"]) {
  return (
    <Section tone="sand" aria-labelledby="remains">
      <div className="grid-12 gap-y-4">
        <SectionHeading id="remains" title={title} className="col-span-12 lg:col-span-3" />
        <Points
          points={items}
          className="col-span-12 grid gap-x-12 gap-y-4 sm:grid-cols-2 lg:col-span-9 lg:gap-y-7"
          itemClassName="grid grid-cols-[1.75rem_1fr] content-start gap-x-3 gap-y-1"
          textClassName="col-start-2"
          above={() => <CircleCheck className="size-6 text-leaf" />}
        />
      </div>
    </Section>
  );
}
