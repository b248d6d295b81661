import type { PageHead } from "../../../../outputs/seo/head.ts";
import { CallToAction } from "../../../../ui/call-to-action.tsx";
import { RelatedLinks } from "../../../../ui/related-links.tsx";
import { Section } from "../../../../ui/section.tsx";
import { serviceLinks } from "../../../related-links.ts";
import { serviceHead } from "../../service-head.ts";
import type { EsgTransitionsCopy } from "./copy.ts";
import { Flow } from "./flow.tsx";
import { SplitScreen } from "./split-screen.tsx";

export function esgTransitionsHead(copy: EsgTransitionsCopy): PageHead {
  return serviceHead("/services/climate-sustainability/esg-transitions", copy, copy.waterAudit.picture);
}

export function EsgTransitions({ copy }: { copy: EsgTransitionsCopy }) {
  return (
    <>
      <SplitScreen {...copy} />
      <Flow {...copy.flow} />
      <Outcomes {...copy.outcomes} />
      <ExtraServices {...copy.extraServices} />
      <RelatedLinks links={serviceLinks(copy)} />
      <CallToAction {...copy.closing} layout="panel" tone="ink" imageClassName="lg:object-right" />
    </>
  );
}

function Outcomes({ title, items }: EsgTransitionsCopy["outcomes"]) {
  return (
    <Section tone="sand" aria-labelledby="outcomes" className="max-lg:py-10">
      <div className="grid-12 gap-y-7">
        <h2 id="outcomes" className="col-span-12 text-h2 lg:col-span-4">
          {title}
        </h2>
        <ol className="col-span-12 grid gap-x-12 gap-y-5 sm:grid-cols-2 lg:col-span-8 lg:gap-y-12">
          {items.map((item) => (
            <li key={item.title}>
              <h3 className="text-h4 lg:text-h3">{item.title}</h3>
              <p className="mt-1.5 text-ink-soft lg:mt-3">{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

function ExtraServices({ title, items }: EsgTransitionsCopy["extraServices"]) {
  return (
    <Section aria-labelledby="extra" className="max-lg:py-10">
      <h2 id="extra" className="text-h3">
        {title}
      </h2>
      <dl className="mt-5 grid gap-x-12 gap-y-4 lg:mt-10 lg:grid-cols-[5fr_4fr_3fr]">
        {items.map((item) => (
          <div key={item.title}>
            <dt className="text-lg font-semibold">{item.title}</dt>
            <dd className="mt-1 text-ink-soft">{item.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
