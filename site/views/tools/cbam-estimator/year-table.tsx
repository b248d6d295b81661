import { clsx } from "clsx";
import { euros, shown } from "../../../tools/estimator/decimal.ts";
import { BASES, type Basis, type Estimate } from "../../../tools/estimator/estimate.ts";
import type { ResultCopy } from "./copy.ts";
import { amountIn } from "./year-chart.tsx";

type Props = { copy: ResultCopy; labels: Record<Basis, string>; years: Estimate[]; chosen: number };

export function YearTable({ copy: { table, years: caption }, labels, years, chosen }: Props) {
  const series = BASES.filter((basis) => years.some((cost) => amountIn(cost, basis)));
  const cell =
    "py-2 pl-1 text-balance first:pl-1 first:text-left last:pr-1 min-[24rem]:pl-2 min-[24rem]:last:pr-2 sm:pl-5 sm:first:pl-2 print:py-0";
  return (
    <table className="figures w-full text-right print:text-[8pt]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-current align-bottom text-sm print:text-[8pt]">
          {[table.year, table.deducted, ...series.map((basis) => labels[basis])].map((name) => (
            <th key={name} scope="col" className={cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map((cost) => (
          <tr
            key={cost.year}
            className={clsx("border-b border-line", cost.year === chosen && "bg-marigold-soft")}
          >
            <th scope="row" className={cell}>
              {cost.year}
            </th>
            <td className={cell}>{`${shown(cost.deducted)}%`}</td>
            {series.map((basis) => {
              const amount = amountIn(cost, basis);
              return (
                <td key={basis} className={cell}>
                  {amount ? euros(amount) : "–"}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
