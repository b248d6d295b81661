import { clsx } from "clsx";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import type { SectionProps } from "../schemas.ts";
import { idOf } from "../section.ts";

export function Figures({ section, id }: SectionProps<"figures">) {
  const { title, items, beside } = section;
  return (
    <div className={clsx("wrap grid", beside && "lg:grid-cols-2")}>
      <section aria-labelledby={id} className="bg-leaf-dark p-4 text-paper sm:p-8">
        <SectionHeading id={id} size="h3" title={title} />
        <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3">
          {items.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-t border-current/25 pt-2"
            >
              <dt>{label}</dt>
              <dd className="figures font-display text-h3 whitespace-nowrap">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {beside && (
        <section
          aria-labelledby={idOf(beside)}
          className="flex flex-col justify-end bg-sand p-4 sm:p-8"
        >
          <SectionHeading id={idOf(beside)} size="h3" title={beside.title} />
          <p className="mt-2 max-w-xl">{beside.text}</p>
          <p className="mt-2">
            <ArrowLink {...beside.action} />
          </p>
        </section>
      )}
    </div>
  );
}
