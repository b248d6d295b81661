import { CallToAction } from "../../../../ui/call-to-action.tsx";
import { DataTable } from "../../../../ui/data-table.tsx";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import { servicePage } from "../service-page.ts";
import { copy } from "./ecovadis-consultancy.data.ts";
import { Opening } from "./opening.tsx";

const { trail, meta } = servicePage("ecovadis-consultancy", copy);

export { meta };

export default function EcovadisConsultancy() {
  return (
    <>
      <Opening trail={trail} />
      <Support />
      <Themes />
      <Benefits />
      <CallToAction {...copy.closing} />
    </>
  );
}

/** Each step stands a little higher than the last, up to the scorecard. */
const rises = ["lg:pt-40", "lg:pt-30", "lg:pt-20", "lg:pt-10", ""];

function Support() {
  const { title, steps } = copy.support;
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

function Themes() {
  const { title, lede, columns, rows } = copy.themes;
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
        rows={rows.map((row) => Object.values(row))}
        widths={["lg:w-1/4", "lg:w-1/4", "lg:w-1/4"]}
      />
    </Section>
  );
}

function Benefits() {
  const { title, items } = copy.benefits;
  return (
    <Section aria-labelledby="benefits">
      <h2 id="benefits" className="max-w-[16ch] text-h2">
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
