import { Section, SectionHeading } from "../../../ui/section.tsx";
import type { GreenAuditCopy } from "./copy.ts";

export function Audits({ title, items }: GreenAuditCopy["auditServices"]) {
  return (
    <Section aria-labelledby="audits">
      <SectionHeading id="audits" title={title} />
      <ul className="mt-8 grid gap-x-16 gap-y-8 lg:gap-y-14 md:grid-cols-2 lg:mt-16">
        {items.map((audit) => (
          <li key={audit.title} className="border-t border-ink pt-5">
            <h3 className="text-h3">{audit.title}</h3>
            <p className="mt-3 text-lg text-ink-soft">{audit.text}</p>
            <ul className="mt-5 grid gap-2.5">
              {audit.points.map((point) => (
                <li key={point} className="flex gap-3">
                  <span aria-hidden="true" className="mt-1.5 size-4 shrink-0 border-2 border-leaf" />
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
