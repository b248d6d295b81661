import { Said } from "../../../../ui/said.tsx";
import { Section } from "../../../../ui/section.tsx";
import type { CbamCopy } from "./copy.ts";

export function Why({ title, points }: CbamCopy["why"]) {
  return (
    <Section className="max-lg:py-8">
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-12 lg:grid-cols-3">
        <h2 className="text-h2">{title}</h2>
        {points.map((point) => (
          <div key={point.title}>
            <h3 className="text-h4">{point.title}</h3>
            <p className="mt-1.5 sm:mt-3">
              <Said text={point.text} />
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
