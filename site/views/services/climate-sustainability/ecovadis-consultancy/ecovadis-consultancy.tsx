import { DataTable } from "../../../../ui/data-table.tsx";
import { Points } from "../../../../ui/points.tsx";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import { ServiceEnd, serviceHead } from "../../service-page.tsx";
import type { EcovadisConsultancyCopy } from "./copy.ts";
import { Opening } from "./opening.tsx";
import { Scorecard } from "./scorecard.tsx";

export const ecovadisConsultancyHead = (copy: EcovadisConsultancyCopy) =>
  serviceHead("/services/climate-sustainability/ecovadis-consultancy", copy, copy.closing.picture);

export function EcovadisConsultancy({ copy }: { copy: EcovadisConsultancyCopy }) {
  return (
    <>
      <Opening hero={copy.hero} medals={copy.medals} />
      <Support {...copy.support} />
      <Scorecard {...copy.scorecard} themes={copy.themes.rows.map(({ theme }) => theme)} />
      <Themes {...copy.themes} />
      <Benefits {...copy.benefits} />
      <ServiceEnd copy={copy} tone="ink" />
    </>
  );
}

/** One line from the invitation to the scorecard, on which the steps are stops. */
function Support({ title, steps }: EcovadisConsultancyCopy["support"]) {
  return (
    <Section
      className="overflow-x-clip max-lg:py-10"
      heading={{ id: "support", title, className: "max-w-3xl" }}
    >
      <Points
        list="ol"
        points={steps}
        className="relative mt-8 grid gap-y-6 before:absolute before:bg-marigold max-lg:before:inset-y-2 max-lg:before:left-5 max-lg:before:w-0.5 lg:mt-14 lg:grid-cols-5 lg:before:top-5 lg:before:h-0.5 lg:before:w-[100vw]"
        itemClassName="relative gap-x-4 max-lg:grid max-lg:grid-cols-[2.75rem_1fr] lg:pr-8"
        titleClassName="text-h4 max-lg:pt-2 lg:mt-5"
        textClassName="mt-2 text-ink-soft"
        marker={(_, index) => (
          <span
            aria-hidden="true"
            className="figures grid size-11 place-items-center rounded-full bg-ink font-display text-h4 text-paper"
          >
            {index + 1}
          </span>
        )}
      />
    </Section>
  );
}

function Themes({ title, lede, columns, rows }: EcovadisConsultancyCopy["themes"]) {
  return (
    <Section tone="sand" aria-labelledby="themes" className="max-lg:py-10">
      <div className="mb-7 grid gap-x-12 gap-y-3 lg:mb-12 lg:grid-cols-2 lg:items-end">
        <SectionHeading id="themes" title={title} />
        <p className="max-w-xl text-lede">{lede}</p>
      </div>
      <DataTable
        caption={title}
        columns={Object.values(columns)}
        rows={rows.map(({ theme, policy, action, result }) => [theme, policy, action, result])}
        widths={["lg:w-1/4", "lg:w-1/4", "lg:w-1/4"]}
      />
    </Section>
  );
}

function Benefits({ title, items }: EcovadisConsultancyCopy["benefits"]) {
  return (
    <Section className="max-lg:py-10" heading={{ id: "benefits", title, className: "max-w-[9.6em]" }}>
      <Points
        list="dl"
        points={items}
        className="mt-7 grid gap-x-16 gap-y-5 md:grid-cols-2 lg:mt-12 lg:gap-y-10 lg:ml-[25%]"
        itemClassName="first:md:col-span-2"
        titleClassName="font-display text-h4 lg:text-h3"
        textClassName="mt-1.5 max-w-xl text-ink-soft lg:mt-3 lg:text-lg"
      />
    </Section>
  );
}
