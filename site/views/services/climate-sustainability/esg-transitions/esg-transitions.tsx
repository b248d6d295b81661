import type { PageHead } from "../../../../seo/head.ts";
import { CallToAction } from "../../../../ui/call-to-action.tsx";
import { Related } from "../../../../ui/related.tsx";
import { Section } from "../../../../ui/section.tsx";
import { serviceWays } from "../../../ways-on.ts";
import { serviceHead } from "../../service-head.ts";
import type { EsgTransitionsCopy } from "./copy.ts";
import { SplitScreen } from "./split-screen.tsx";

export function esgTransitionsHead(copy: EsgTransitionsCopy): PageHead {
  return serviceHead("/services/climate-sustainability/esg-transitions", copy, copy.hero.picture);
}

export function EsgTransitions({ copy }: { copy: EsgTransitionsCopy }) {
  return (
    <>
      <SplitScreen {...copy} />
      <Outcomes {...copy.outcomes} />
      <ExtraServices {...copy.extraServices} />
      <Related ways={serviceWays(copy)} />
      <CallToAction {...copy.closing} />
    </>
  );
}

function Outcomes({ title, items }: EsgTransitionsCopy["outcomes"]) {
  return (
    <Section aria-labelledby="outcomes">
      <h2 id="outcomes" className="text-h2">
        {title}
      </h2>
      <ol className="mt-12 grid gap-y-10 md:grid-cols-2 lg:grid-cols-4">
        {items.map((item) => (
          <li key={item.title} className="border-t-2 border-ink pt-5 pr-8">
            <h3 className="text-h3">{item.title}</h3>
            <p className="mt-3 text-ink-soft">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function ExtraServices({ title, items }: EsgTransitionsCopy["extraServices"]) {
  return (
    <Section tone="white" aria-labelledby="extra">
      <h2 id="extra" className="text-h3">
        {title}
      </h2>
      <dl className="mt-6">
        {items.map((item) => (
          <div key={item.title} className="grid gap-x-12 gap-y-2 border-t border-line py-6 lg:grid-cols-2">
            <dt className="font-display text-h3">{item.title}</dt>
            <dd className="max-w-xl text-lg text-ink-soft">{item.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
