import { DataTable } from "../../../ui/data-table.tsx";
import { Said } from "../../../ui/said.tsx";
import { Chapter } from "./chapter.tsx";
import type { CarbonAdvisoryCopy } from "./copy.ts";

type Props = CarbonAdvisoryCopy["whyItMatters"];

export function WhyItMatters({ title, text, columns, rows, complianceYears }: Props) {
  return (
    <Chapter id="why-it-matters" title={title} lede={text}>
      <DataTable
        caption={title}
        columns={[columns.party, columns.asks, columns.consequence]}
        rows={rows.map(({ party, asks, consequence }) => [
          party,
          <Said key="asks" text={asks} />,
          <Said key="consequence" text={consequence} />,
        ])}
        fold={`${rows.length} parties, and what they ask`}
        className="mt-6 lg:mt-8"
      />
      <div className="mt-8 rounded-lg bg-marigold-soft p-5 lg:mt-12 sm:p-8">
        <h3 className="eyebrow font-sans text-marigold-ink">{complianceYears.title}</h3>
        <ul className="mt-4 grid gap-6 sm:grid-cols-2">
          {complianceYears.items.map(yearAndStatus).map(({ year, status }) => (
            <li key={year}>
              <span className="figures block font-display text-h2">{year}</span> {status}
            </li>
          ))}
        </ul>
      </div>
    </Chapter>
  );
}

/** "FY 2025-26 (early adoption)" in its two parts. */
function yearAndStatus(item: string) {
  const end = item.indexOf(" (");
  return { year: item.slice(0, end), status: item.slice(end + 1) };
}
