import { Section, SectionHeading } from "../../../../ui/section.tsx";
import type { AssessmentReportingCopy } from "./copy.ts";

/** The phase table, with a bar for each group of companies drawn to one scale. */
export function BrsrCore({ title, text, columns, rows, note }: AssessmentReportingCopy["brsrCore"]) {
  const most = Math.max(...rows.map(({ companies }) => countOf(companies)));
  return (
    <Section tone="ink" aria-labelledby="brsr-core" className="max-lg:py-10">
      <div className="grid-12 gap-y-7">
        <div className="col-span-12 lg:col-span-4">
          <SectionHeading id="brsr-core" title={title} />
          <p className="mt-4 text-paper/85 lg:mt-5 lg:text-lg">{text}</p>
          <p className="mt-4 text-paper/85 lg:mt-5 lg:text-lg">{note}</p>
        </div>
        <table aria-labelledby="brsr-core" className="col-span-12 text-left lg:col-span-7 lg:col-start-6">
          <thead>
            <tr className="border-b-2 border-paper/60 text-sm">
              <th scope="col" className="w-2/5 pb-3">
                {columns.year}
              </th>
              <th scope="col" className="pb-3">
                {columns.companies}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ year, companies }) => (
              <tr key={year} className="border-b border-line-dark">
                <th scope="row" className="figures py-2.5 text-lg font-normal lg:py-6">
                  {year}
                </th>
                <td className="py-2.5 lg:py-6">
                  <span className="figures font-display text-h3 lg:text-h2">{companies}</span>
                  <svg
                    aria-hidden="true"
                    viewBox={`0 0 ${most} 1`}
                    preserveAspectRatio="none"
                    className="mt-1 h-2 w-full lg:mt-3 lg:h-3 fill-marigold"
                  >
                    <rect width={countOf(companies)} height="1" />
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

/** “Top 1,000” → 1000 */
function countOf(companies: string): number {
  return Number(companies.replace(/\D/g, ""));
}
