import { NumberedPoints } from "../../ui/numbered-points.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import type { HomeCopy } from "./copy.ts";

export function Engagement({ title, steps }: HomeCopy["how"]) {
  return (
    <Section aria-labelledby="engagement">
      <div className="grid-12 gap-y-12">
        <SectionHeading
          id="engagement"
          title={title}
          className="col-span-12 lg:sticky lg:top-28 lg:col-span-4 lg:self-start"
        />
        <NumberedPoints points={steps} size="medium" className="col-span-12 lg:col-span-7 lg:col-start-6" />
      </div>
    </Section>
  );
}
