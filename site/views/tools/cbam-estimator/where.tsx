import { shown } from "../../../art/render.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Said } from "../../../ui/said.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import type { EstimatorCopy } from "./copy.ts";

export function Where({ title, picture, items }: EstimatorCopy["where"]) {
  return (
    <Section id="where">
      <div className="grid items-end gap-x-12 gap-y-8 lg:grid-cols-[2fr_3fr]">
        <SectionHeading title={title} />
        <div data-print="hide">
          <Picture {...shown(picture)} imageClassName="rounded-lg" />
        </div>
      </div>
      <dl className="mt-10 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <div key={item.title} className="border-t border-line py-6">
            <dt className="font-display text-h4">{item.title}</dt>
            <dd className="mt-2">
              <Said text={item.text} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
