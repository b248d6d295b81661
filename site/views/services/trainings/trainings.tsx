import { Fold } from "../../../ui/fold.tsx";
import { ArrowRight } from "../../../ui/icons.tsx";
import { Points } from "../../../ui/points.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { Brief } from "../brief.tsx";
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
          className: "col-span-12 lg:absolute lg:top-0 lg:bottom-20 lg:left-1/2 lg:-z-10 lg:w-1/2",
          imageClassName: "object-cover max-sm:h-48 lg:h-full lg:object-left-bottom",
        }}
        source="col-span-12 self-end justify-self-start text-sm opacity-85 lg:col-span-6"
      />
      <Brief {...copy.brief} />
      <Day {...copy.day} />
      <Programmes {...copy.programmes} />
      <div className="wrap grid lg:grid-cols-2">
        <Figures {...copy.stats} />
        <RelatedService {...copy.related} />
      </div>
      <Benefits {...copy.benefits} />
      <ServiceEnd copy={copy} tone="marigold" imageClassName="lg:object-top" />
    </>
  );
}

function Programmes({ title, intro, items }: ServiceTrainingsCopy["programmes"]) {
  return (
    <Section heading={{ id: "programmes", title, lede: intro }}>
      <ol className="enters mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:mt-8 lg:grid-cols-3">
        {items.map((programme, index) => (
          <li key={programme.title} className="border-t-2 border-ink pt-3">
            <h3 className="text-h4">{programme.title}</h3>
            <p className="mt-1 text-sm">{programme.text}</p>
            <Fold label={`${programme.modules.length} modules`} className="mt-2 text-sm">
              <ol className="max-sm:pt-2">
                {programme.modules.map((module, row) => (
                  <li key={module} className="grid grid-cols-[2.5rem_1fr] py-0.5 text-sm">
                    <span aria-hidden="true" className="figures text-leaf">{`${index + 1}.${row + 1}`}</span>
                    {module}
                  </li>
                ))}
              </ol>
            </Fold>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Figures({ title, items }: ServiceTrainingsCopy["stats"]) {
  return (
    <section aria-labelledby="figures" className="bg-leaf-dark p-4 text-paper sm:p-8">
      <SectionHeading id="figures" size="h3" title={title} />
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3">
        {items.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-t border-current/25 pt-2">
            <dt>{label}</dt>
            <dd className="figures font-display text-h3 whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function RelatedService({ title, text, action }: ServiceTrainingsCopy["related"]) {
  return (
    <section aria-labelledby="related" className="flex flex-col justify-end bg-sand p-4 sm:p-8">
      <SectionHeading id="related" size="h3" title={title} />
      <p className="mt-2 max-w-xl">{text}</p>
      <p className="mt-2">
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
    <Section aria-labelledby="benefits">
      <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-y-6">
        <SectionHeading id="benefits" title={title} className="sm:col-span-2" />
        <Points list="cells" points={items} textClassName="text-sm" />
      </div>
    </Section>
  );
}
