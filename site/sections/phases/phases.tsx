import { Section, SectionHeading } from "../../ui/section.tsx";
import { Stretched } from "../../ui/stretched.tsx";
import type { SectionProps } from "../schemas.ts";

/** From which year a rule covers how many companies, with a bar for each number on one scale. */
export function Phases({ section, id }: SectionProps<"phases">) {
  const { title, text, columns, rows, note } = section;
  const most = Math.max(...rows.map(({ companies }) => numberOf(companies)));
  return (
    <Section tone="ink" aria-labelledby={id}>
      <div className="grid-12 gap-y-5">
        <div className="col-span-12 lg:col-span-4">
          <SectionHeading id={id} title={title} />
          <p className="mt-3 text-paper/85">{text}</p>
          <p className="mt-3 text-paper/85">{note}</p>
        </div>
        <table
          aria-labelledby={id}
          className="draws moves col-span-12 text-left lg:col-span-7 lg:col-start-6"
        >
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
                <th scope="row" className="figures py-2 font-normal lg:py-3">
                  {year}
                </th>
                <td className="py-2 lg:py-3">
                  <span className="figures font-display text-h4">{companies}</span>
                  <Stretched box={`0 0 ${most} 1`} className="mt-1 h-2 w-full fill-marigold">
                    <rect width={numberOf(companies)} height="1" className="counts" />
                  </Stretched>
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
const numberOf = (companies: string): number => Number(companies.replace(/\D/g, ""));
