import { NumberedPoints } from "../../ui/numbered-points.tsx";
import { Section } from "../../ui/section.tsx";
import type { VerifyCopy } from "./copy.ts";

export function How({ title, steps, contains }: VerifyCopy["how"]) {
  return (
    <Section>
      <div className="grid-12 gap-y-10">
        <h2 className="col-span-12 text-h2 lg:col-span-7">{title}</h2>
        <NumberedPoints points={steps} size="medium" className="col-span-12 lg:col-span-7" />
        <aside className="col-span-12 self-start border-l-4 border-marigold pl-6 lg:col-span-4 lg:col-start-9">
          <h3 className="text-h4">{contains.title}</h3>
          <p className="mt-3">{contains.text}</p>
        </aside>
      </div>
    </Section>
  );
}
