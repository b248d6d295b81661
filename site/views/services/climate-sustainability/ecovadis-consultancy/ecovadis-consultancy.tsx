import type { PageHead } from "../../../../seo/head.ts";
import { CallToAction } from "../../../../ui/call-to-action.tsx";
import { DataTable } from "../../../../ui/data-table.tsx";
import { Related } from "../../../../ui/related.tsx";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import { serviceWays } from "../../../ways-on.ts";
import { serviceHead } from "../../service-head.ts";
import type { EcovadisConsultancyCopy } from "./copy.ts";
import { Opening } from "./opening.tsx";

export function ecovadisConsultancyHead(copy: EcovadisConsultancyCopy): PageHead {
  return serviceHead("/services/climate-sustainability/ecovadis-consultancy", copy, copy.medals.picture);
}

export function EcovadisConsultancy({ copy }: { copy: EcovadisConsultancyCopy }) {
  return (
    <>
      <Opening hero={copy.hero} medals={copy.medals} />
      <Support {...copy.support} />
      <Themes {...copy.themes} />
      <Benefits {...copy.benefits} />
      <Related ways={serviceWays(copy)} />
      <CallToAction {...copy.closing} />
    </>
  );
}

/** Each step stands a little higher than the last, up to the scorecard. */
const rises = ["lg:pt-40", "lg:pt-30", "lg:pt-20", "lg:pt-10", ""];

function Support({ title, steps }: EcovadisConsultancyCopy["support"]) {
  return (
    <Section aria-labelledby="support">
      <SectionHeading id="support" title={title} className="lg:-mb-16" />
      <ol className="mt-12 grid gap-x-6 lg:grid-cols-5">
        {steps.map((step, index) => (
          <li key={step.title} className={rises[index]}>
            <div className="h-full border-t-2 border-ink py-5 max-lg:grid max-lg:grid-cols-[3rem_1fr]">
              <span aria-hidden="true" className="figures font-display text-h3 text-leaf">
                {index + 1}
              </span>
              <div>
                <h3 className="text-h4 lg:mt-3">{step.title}</h3>
                <p className="mt-2 text-ink-soft">{step.text}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Themes({ title, lede, columns, rows }: EcovadisConsultancyCopy["themes"]) {
  return (
    <Section tone="sand" aria-labelledby="themes">
      <div className="mb-12 grid gap-x-12 gap-y-5 lg:grid-cols-2 lg:items-end">
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
    <Section aria-labelledby="benefits">
      <h2 id="benefits" className="max-w-[9.6em] text-h2">
        {title}
      </h2>
      <dl className="mt-12 grid gap-x-16 gap-y-10 md:grid-cols-2 lg:ml-[25%]">
        {items.map((item) => (
          <div key={item.title} className="first:md:col-span-2">
            <dt className="font-display text-h3">{item.title}</dt>
            <dd className="mt-3 max-w-xl text-lg text-ink-soft">{item.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
