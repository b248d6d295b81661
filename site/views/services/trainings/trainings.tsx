import { ArrowRight } from "../../../ui/icons.tsx";
import { Points } from "../../../ui/points.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { ServiceEnd, ServiceHero, serviceHead } from "../service-page.tsx";
import type { ServiceTrainingsCopy } from "./copy.ts";
import { Day } from "./day.tsx";

const address = "/services/trainings";

export const serviceTrainingsHead = (copy: ServiceTrainingsCopy) =>
  serviceHead(address, copy, copy.hero.picture);

export function ServiceTrainings({ copy }: { copy: ServiceTrainingsCopy }) {
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
          className: "col-span-12 lg:absolute lg:top-0 lg:bottom-22 lg:left-1/2 lg:-z-10 lg:w-1/2",
          imageClassName: "lg:h-full lg:object-cover lg:object-left",
        }}
        source="col-span-12 self-end justify-self-start text-sm opacity-85 lg:col-span-6"
      />
      <Day {...copy.day} />
      <Programmes {...copy.programmes} />
      <div className="wrap grid lg:grid-cols-2">
        <Figures {...copy.stats} />
        <RelatedService {...copy.related} />
      </div>
      <Benefits {...copy.benefits} />
      <ServiceEnd copy={copy} tone="marigold" />
    </>
  );
}

function Programmes({ title, intro, items }: ServiceTrainingsCopy["programmes"]) {
  return (
    <Section className="max-lg:py-9" heading={{ id: "programmes", title, lede: intro }}>
      <ol className="enters mt-6 border-b border-ink lg:mt-14">
        {items.map((programme, index) => (
          <li key={programme.title} className="grid-12 gap-y-2 border-t border-ink py-4 lg:gap-y-5 lg:py-8">
            <div className="col-span-12 lg:col-span-6 lg:pr-8">
              <h3 className="text-h3">{programme.title}</h3>
              <p className="mt-1.5 lg:mt-3">{programme.text}</p>
            </div>
            <ol className="col-span-12 lg:col-span-6">
              {programme.modules.map((module, row) => (
                <li
                  key={module}
                  className="grid grid-cols-[3rem_1fr] border-line py-0.5 last:border-0 max-lg:text-sm lg:border-b lg:py-2"
                >
                  <span aria-hidden="true" className="figures text-leaf">{`${index + 1}.${row + 1}`}</span>
                  {module}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Figures({ title, items }: ServiceTrainingsCopy["stats"]) {
  return (
    <section aria-labelledby="figures" className="bg-data-1 p-5 text-paper sm:p-14">
      <SectionHeading id="figures" size="h3" title={title} />
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 lg:mt-8 lg:gap-y-8">
        {items.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-t border-current/25 pt-2">
            <dt>{label}</dt>
            <dd className="figures font-display text-h2 whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function RelatedService({ title, text, action }: ServiceTrainingsCopy["related"]) {
  return (
    <section aria-labelledby="related" className="flex flex-col justify-end bg-sand p-5 sm:p-14">
      <SectionHeading id="related" title={title} />
      <p className="mt-3 max-w-xl lg:mt-5 lg:text-lg">{text}</p>
      <p className="mt-3 lg:mt-6">
        <a
          href={action.to}
          className="inline-flex items-center gap-2 py-1 font-semibold text-leaf underline underline-offset-4"
        >
          {action.label}
          <ArrowRight className="size-4.5" />
        </a>
      </p>
    </section>
  );
}

function Benefits({ title, items }: ServiceTrainingsCopy["benefits"]) {
  return (
    <Section aria-labelledby="benefits" className="max-lg:py-9">
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:gap-y-10 lg:grid-cols-4">
        <SectionHeading id="benefits" title={title} className="sm:col-span-2" />
        <Points list="cells" points={items} textClassName="mt-1 lg:mt-2" />
      </div>
    </Section>
  );
}
