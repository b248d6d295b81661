import { Points } from "../../../../ui/points.tsx";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import { ServiceEnd, serviceHead } from "../../service-page.tsx";
import { Audits } from "./audits.tsx";
import type { EsgTransitionsCopy } from "./copy.ts";
import { Flow } from "./flow.tsx";

export const esgTransitionsHead = (copy: EsgTransitionsCopy) =>
  serviceHead("/services/climate-sustainability/esg-transitions", copy, copy.waterAudit.picture);

export function EsgTransitions({ copy }: { copy: EsgTransitionsCopy }) {
  return (
    <>
      <Audits {...copy} />
      <Flow {...copy.flow} />
      <Outcomes {...copy.outcomes} />
      <ExtraServices {...copy.extraServices} />
      <ServiceEnd copy={copy} layout="panel" tone="ink" imageClassName="lg:object-right" />
    </>
  );
}

function Outcomes({ title, items }: EsgTransitionsCopy["outcomes"]) {
  return (
    <Section tone="sand" aria-labelledby="outcomes" className="max-lg:py-10">
      <div className="grid-12 gap-y-7">
        <SectionHeading id="outcomes" title={title} className="col-span-12 lg:col-span-4" />
        <Points
          list="ol"
          points={items}
          className="col-span-12 grid gap-x-12 gap-y-5 sm:grid-cols-2 lg:col-span-8 lg:gap-y-12"
          titleClassName="text-h4 lg:text-h3"
          textClassName="mt-1.5 text-ink-soft lg:mt-3"
        />
      </div>
    </Section>
  );
}

function ExtraServices({ title, items }: EsgTransitionsCopy["extraServices"]) {
  return (
    <Section className="max-lg:py-10" heading={{ id: "extra", title, size: "h3" }}>
      <Points
        list="dl"
        points={items}
        className="mt-5 grid gap-x-12 gap-y-4 lg:mt-10 lg:grid-cols-[5fr_4fr_3fr]"
        titleClassName="text-lg font-semibold"
        textClassName="mt-1 text-ink-soft"
      />
    </Section>
  );
}
