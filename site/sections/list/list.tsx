import { TextList } from "../../ui/points.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import type { SectionProps } from "../schemas.ts";

export const List = ({ section, page, id }: SectionProps<"list">) => (
  <Section tone={section.tone ?? page.tone} aria-labelledby={id}>
    <div className="grid-12 gap-y-6">
      <div className="col-span-12 lg:col-span-4">
        <SectionHeading id={id} title={section.title} />
        {section.note && <p className="mt-3 max-w-sm">{section.note}</p>}
      </div>
      <TextList
        items={section.items}
        className="col-span-12 grid gap-x-12 gap-y-2 sm:grid-cols-2 lg:col-span-8"
        itemClassName="first:font-display first:text-h4 sm:first:col-span-2"
      />
    </div>
  </Section>
);
