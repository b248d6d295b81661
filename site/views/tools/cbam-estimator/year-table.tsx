import { plain, rounded, shown } from "../../../tools/estimator/decimal.ts";
import { BASES, type Estimate } from "../../../tools/estimator/estimate.ts";
import type { ResultCopy } from "./copy.ts";

type Props = { copy: ResultCopy; years: Estimate[]; chosen: number };

export function YearTable({ copy: { table, years: caption }, years, chosen }: Props) {
  return (
    <section
      aria-label={caption}
      // Amounts of ten figures do not fit a phone.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="figures w-full text-right max-sm:text-sm print:text-[9pt]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-current align-bottom text-sm">
            {[table.year, table.deducted, table.actual, table.default].map((name, index) => (
              <th
                key={name}
                scope="col"
                className={index === 0 ? "p-2 text-left" : "py-2 pl-2 text-balance last:pr-2 sm:pl-5"}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, deducted, owed }) => (
            <tr
              key={year}
              className={year === chosen ? "border-b border-line bg-marigold-soft" : "border-b border-line"}
            >
              <th scope="row" className="p-2 text-left font-semibold print:py-0.5">
                {year}
              </th>
              <td className="pl-2 sm:pl-5">{`${shown(deducted)}%`}</td>
              {BASES.map((basis) => (
                <td key={basis} className="pl-2 last:pr-2 sm:pl-5">
                  {owed[basis] ? shown(rounded(owed[basis], 2), 2) : "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The table as text with tabs, which spreadsheets and word processors take for columns. */
export function tableText({ table }: ResultCopy, years: Estimate[]): string {
  const rows = years.map(({ year, deducted, owed }) => [
    String(year),
    `${plain(deducted)}%`,
    ...BASES.map((basis) => (owed[basis] ? plain(rounded(owed[basis], 2)) : "")),
  ]);
  return [[table.year, table.deducted, table.actual, table.default], ...rows]
    .map((row) => row.join("\t"))
    .join("\n");
}
