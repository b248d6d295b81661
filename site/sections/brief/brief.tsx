import type { z } from "zod";
import type { briefFields } from "./schema.ts";

type Field = keyof typeof briefFields;

const labels: Record<Field, string> = {
  audience: "For whom",
  result: "What you get",
  time: "How long",
  fee: "What it costs",
  supplies: "What you supply",
  signs: "Who signs",
};

/** The service in six lines; every page of a service has them after its opening. */
export function Brief({ section }: { section: { [Name in Field]: z.output<(typeof briefFields)[Name]> } }) {
  return (
    <section aria-labelledby="brief" className="wrap py-4 lg:py-6">
      <h2 id="brief" className="sr-only">
        In brief
      </h2>
      <dl className="grid gap-x-10 gap-y-2 rounded-lg border border-line bg-white p-4 text-ink sm:grid-cols-2 sm:p-6 lg:grid-cols-3 lg:gap-y-4">
        {(Object.keys(labels) as Field[]).map((field) => (
          <div key={field} className="max-sm:grid max-sm:grid-cols-[6.5rem_1fr] max-sm:gap-x-3">
            <dt className="text-sm font-semibold text-leaf">{labels[field]}</dt>
            <dd className="text-sm leading-snug">{section[field]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
