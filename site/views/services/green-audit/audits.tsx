import { Diagram } from "../../../ui/diagram.tsx";
import type { GreenAuditCopy } from "./copy.ts";
import { Plan } from "./plan.tsx";

/** One campus from above with the places where each audit measures, and under it what each of them covers. */
export function Audits({ title, caption, items }: GreenAuditCopy["auditServices"]) {
  return (
    <section aria-labelledby="audits" className="pb-10 lg:pb-section">
      <Diagram id="audits" title={title} caption={caption} className="pb-0! lg:pb-0!">
        <Plan places={items.map(({ where }) => where)} />
      </Diagram>
      <ol className="enters wrap mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2 lg:mt-14 lg:gap-y-14 xl:grid-cols-3">
        {items.map((audit, index) => (
          <li key={audit.title}>
            <h3 className="flex items-center gap-3 text-h4 lg:text-h3">
              <span
                aria-hidden="true"
                className="figures grid size-8 shrink-0 place-items-center rounded-full bg-marigold font-sans text-base font-semibold"
              >
                {index + 1}
              </span>
              <span>{audit.title}</span>
            </h3>
            <p className="mt-1 text-sm font-semibold text-leaf">{audit.where}</p>
            <p className="mt-2 text-ink-soft">{audit.text}</p>
            <ul className="mt-3 grid gap-1.5">
              {audit.points.map((point) => (
                <li key={point} className="flex gap-3">
                  <span aria-hidden="true" className="mt-1.5 size-4 shrink-0 border-2 border-leaf" />
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
