import type { PageHead } from "../../../../outputs/seo/head.ts";
import { CallToAction } from "../../../../ui/call-to-action.tsx";
import { DataTable } from "../../../../ui/data-table.tsx";
import { RelatedLinks } from "../../../../ui/related-links.tsx";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import { serviceLinks } from "../../../related-links.ts";
import { serviceHead } from "../../service-head.ts";
import type { EcovadisConsultancyCopy } from "./copy.ts";
import { Opening } from "./opening.tsx";
import { Scorecard } from "./scorecard.tsx";

export function ecovadisConsultancyHead(copy: EcovadisConsultancyCopy): PageHead {
  return serviceHead("/services/climate-sustainability/ecovadis-consultancy", copy, copy.closing.picture);
}

export function EcovadisConsultancy({ copy }: { copy: EcovadisConsultancyCopy }) {
  return (
    <>
      <Opening hero={copy.hero} medals={copy.medals} />
      <Support {...copy.support} />
      <Scorecard {...copy.scorecard} themes={copy.themes.rows.map(({ theme }) => theme)} />
      <Themes {...copy.themes} />
      <Benefits {...copy.benefits} />
      <RelatedLinks links={serviceLinks(copy)} />
      <CallToAction {...copy.closing} tone="ink" />
    </>
  );
}

/** One line from the invitation to the scorecard, on which the steps are stops. */
function Support({ title, steps }: EcovadisConsultancyCopy["support"]) {
  return (
    <Section aria-labelledby="support" className="overflow-x-clip max-lg:py-10">
      <SectionHeading id="support" title={title} />
      <ol className="relative mt-8 grid gap-y-6 before:absolute before:bg-marigold max-lg:before:inset-y-2 max-lg:before:left-5 max-lg:before:w-0.5 lg:mt-14 lg:grid-cols-5 lg:before:top-5 lg:before:h-0.5 lg:before:w-[100vw]">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="relative gap-x-4 max-lg:grid max-lg:grid-cols-[2.75rem_1fr] lg:pr-8"
          >
            <span
              aria-hidden="true"
              className="figures grid size-11 place-items-center rounded-full bg-ink font-display text-h4 text-paper"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-h4 max-lg:pt-2 lg:mt-5">{step.title}</h3>
              <p className="mt-2 text-ink-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Themes({ title, lede, columns, rows }: EcovadisConsultancyCopy["themes"]) {
  return (
    <Section tone="sand" aria-labelledby="themes" className="max-lg:py-10">
      <div className="mb-7 grid gap-x-12 gap-y-3 lg:mb-12 lg:grid-cols-2 lg:items-end">
        <h2 id="themes" className="text-h2">
          {title}
        </h2>
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
    <Section aria-labelledby="benefits" className="max-lg:py-10">
      <h2 id="benefits" className="max-w-[9.6em] text-h2">
        {title}
      </h2>
      <dl className="mt-7 grid gap-x-16 gap-y-5 md:grid-cols-2 lg:mt-12 lg:gap-y-10 lg:ml-[25%]">
        {items.map((item) => (
          <div key={item.title} className="first:md:col-span-2">
            <dt className="font-display text-h4 lg:text-h3">{item.title}</dt>
            <dd className="mt-1.5 max-w-xl text-ink-soft lg:mt-3 lg:text-lg">{item.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
