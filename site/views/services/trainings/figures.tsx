import { ArrowRight } from "../../../ui/icons.tsx";
import type { ServiceTrainingsCopy } from "./copy.ts";

export function Figures({ stats, related }: Pick<ServiceTrainingsCopy, "stats" | "related">) {
  return (
    <div className="wrap grid lg:grid-cols-2">
      <section aria-labelledby="figures" className="bg-data-1 p-5 text-paper sm:p-14">
        <h2 id="figures" className="text-h3">
          {stats.title}
        </h2>
        <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 lg:mt-8 lg:gap-y-8">
          {stats.items.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-t border-current/25 pt-2">
              <dt>{label}</dt>
              <dd className="figures font-display text-h2 whitespace-nowrap">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="related" className="flex flex-col justify-end bg-sand p-5 sm:p-14">
        <h2 id="related" className="text-h2">
          {related.title}
        </h2>
        <p className="mt-3 max-w-xl lg:mt-5 lg:text-lg">{related.text}</p>
        <p className="mt-3 lg:mt-6">
          <a
            href={related.action.to}
            className="inline-flex items-center gap-2 py-1 font-semibold text-leaf underline underline-offset-4"
          >
            {related.action.label}
            <ArrowRight className="size-4.5" />
          </a>
        </p>
      </section>
    </div>
  );
}
