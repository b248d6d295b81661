import type { BriefCopy } from "./schema.ts";

const labels: Record<keyof BriefCopy, string> = {
  audience: "For whom",
  result: "What you get",
  time: "How long",
  fee: "What it costs",
  supplies: "What you supply",
  signs: "Who signs",
};

/** The service in six lines, in one place on every page of a service: after the opening. */
export function Brief(copy: BriefCopy) {
  return (
    <section aria-labelledby="brief" className="wrap py-4 lg:py-6">
      <h2 id="brief" className="sr-only">
        In brief
      </h2>
      <dl className="grid gap-x-10 gap-y-2 rounded-lg border border-line bg-white p-4 text-ink sm:grid-cols-2 sm:p-6 lg:grid-cols-3 lg:gap-y-4">
        {entries.map(([field, label]) => (
          <div key={field} className="max-sm:grid max-sm:grid-cols-[6.5rem_1fr] max-sm:gap-x-3">
            <dt className="text-sm font-semibold text-leaf">{label}</dt>
            <dd className="text-sm leading-snug">{copy[field]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const entries = Object.entries(labels) as [keyof BriefCopy, string][];
