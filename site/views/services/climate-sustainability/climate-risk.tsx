import { Section, SectionHeading } from "../../../ui/section.tsx";
import { Stripes } from "../../../ui/stripes.tsx";
import type { ClimateSustainabilityCopy } from "./copy.ts";

/** Weather on the left, policy and markets on the right; the study that needs both lies across, in the whole scale. */
const kinds = [
  { kind: "Physical", bar: <div className="h-2 bg-data-3" /> },
  { kind: "Transition", bar: <div className="h-2 bg-data-9" /> },
  { kind: "Physical and transition", bar: <Stripes className="h-2" />, across: true },
];

export function ClimateRisk({ title, lede, items }: ClimateSustainabilityCopy["climateRisk"]) {
  return (
    <Section tone="sand" aria-labelledby="climate-risk" className="max-lg:py-9">
      <SectionHeading id="climate-risk" title={title} lede={lede} />
      <div className="mt-6 grid gap-x-16 gap-y-8 lg:gap-y-14 lg:mt-16 lg:grid-cols-2">
        {kinds.map(({ kind, bar, across }) => (
          <div key={kind} className={across ? "lg:col-span-2" : undefined}>
            {bar}
            <h3 className="mt-4 eyebrow font-sans">{kind}</h3>
            <ul className="mt-3 grid gap-4 lg:mt-6 lg:gap-8">
              {items
                .filter((item) => item.kind === kind)
                .map((item) => (
                  <li key={item.title}>
                    <h4 className="text-h3">{item.title}</h4>
                    <p className="mt-2 max-w-xl">{item.text}</p>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
