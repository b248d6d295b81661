import { clsx } from "clsx";
import type { CbamFigures } from "../../../content/records/cbam-figures.ts";
import { type Decimal, euros, grouped, toNumber, ZERO } from "../../../tools/estimator/decimal.ts";
import {
  BASES,
  type Basis,
  costByYear,
  type Estimate,
  type Order,
} from "../../../tools/estimator/estimate.ts";
import { goodsInWords } from "../../../tools/estimator/in-words.ts";
import { Stretched } from "../../../ui/stretched.tsx";
import type { ResultCopy } from "./copy.ts";

const fills: Record<Basis, string> = { actual: "fill-data-2", default: "fill-data-9" };
const HEIGHT = 100;
const COLUMN = 10;
const BAR = 3.4;

/** What a year costs without the exemption: for the quantity, or for one tonne where none is known. */
function amountIn(cost: Estimate, basis: Basis): Decimal | undefined {
  const { certificates, due, perUnit } = cost[basis] ?? {};
  return certificates && certificates.units > 0n ? due : perUnit;
}

type Props = { labels: Record<Basis, string>; years: Estimate[]; chosen: number };

/** Hidden from screen readers: the table beside it says the same. A basis without values is left out. */
export function YearChart({ labels, years, chosen }: Props) {
  const series = BASES.filter((basis) => years.some((cost) => amountIn(cost, basis)));
  const most = Math.max(...years.flatMap((cost) => series.map((basis) => numberIn(cost, basis))));
  const top = roundTop(most);
  return (
    <figure aria-hidden="true">
      <div className="grid grid-cols-[auto_1fr] gap-x-3">
        <div className="flex flex-col justify-between text-right text-sm text-ink-soft">
          {[1, 0.5, 0].map((share) => (
            <span key={share} className="figures leading-none">
              {`€${short.format(top * share)}`}
            </span>
          ))}
        </div>
        <Stretched
          box={`0 0 ${years.length * COLUMN} ${HEIGHT}`}
          className="h-56 w-full overflow-visible sm:h-72"
        >
          {[0, 0.5, 1].map((share) => (
            <path
              key={share}
              d={`M0 ${HEIGHT * share}H${years.length * COLUMN}`}
              className={share === 1 ? "stroke-ink" : "stroke-ink/20"}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {years.map((cost, index) => (
            <g key={cost.year} transform={`translate(${index * COLUMN} 0)`}>
              {cost.year === chosen && (
                <rect width={COLUMN} height={HEIGHT} className="fill-marigold-soft opacity-60" />
              )}
              {series.map((basis, at) => {
                const tall = (numberIn(cost, basis) / top) * HEIGHT;
                const x = (COLUMN - BAR * series.length) / 2 + at * BAR;
                return (
                  <rect
                    key={basis}
                    x={x}
                    y={HEIGHT - tall}
                    width={BAR - 0.3}
                    height={tall}
                    className={fills[basis]}
                  />
                );
              })}
            </g>
          ))}
        </Stretched>
        <div className="col-start-2 mt-2 flex text-sm">
          {years.map(({ year }) => (
            <span
              key={year}
              className={clsx("figures flex-1 text-center", year === chosen && "font-semibold")}
            >
              <span className="max-sm:hidden">{String(year).slice(0, 2)}</span>
              <span className="sm:hidden">’</span>
              {String(year).slice(2)}
            </span>
          ))}
        </div>
      </div>
      <figcaption className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {series.map((basis) => (
          <span key={basis} className="flex items-center gap-2">
            <svg viewBox="0 0 10 10" className="size-4" aria-hidden="true">
              <rect width="10" height="10" className={fills[basis]} />
            </svg>
            {labels[basis]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function numberIn(cost: Estimate, basis: Basis): number {
  const amount = amountIn(cost, basis);
  return amount ? toNumber(amount) : 0;
}

type PanelProps = {
  title: string;
  names: Record<Basis, string>;
  order: Order;
  figures: CbamFigures;
  cost: Estimate;
};

export function YearsPanel({ title, names, order, figures, cost }: PanelProps) {
  const one = { ...order, goods: { ...order.goods, quantity: ZERO } };
  return (
    <div className="rounded-lg bg-white p-5 shadow-panel sm:p-7" data-print="hide">
      <h3 className="text-h4">{title}</h3>
      <p className="mt-1 mb-5 text-sm text-ink-soft">{`${goodsInWords(order, cost)}, ${euros(order.price)}`}</p>
      <YearChart labels={names} years={costByYear(one, figures)} chosen={cost.year} />
    </div>
  );
}

/** The top of the scale: 1, 2, 3, 4, 5, 6, 8 or 10 times a power of ten, so that its half is a round figure, too. */
export function roundTop(most: number): number {
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 3, 4, 5, 6, 8, 10].find((step) => step * power >= most) ?? 10) * power;
}

const short = new Intl.NumberFormat("en-GB", { notation: "compact", maximumFractionDigits: 1 });

export function YearTable({ copy, labels, years, chosen }: Props & { copy: ResultCopy }) {
  const series = BASES.filter((basis) => years.some((cost) => amountIn(cost, basis)));
  const cell =
    "py-2 pl-1 text-balance first:pl-1 first:text-left last:pr-1 min-[24rem]:pl-2 min-[24rem]:last:pr-2 sm:pl-5 sm:first:pl-2 print:py-0";
  return (
    <table className="figures w-full text-right print:text-[8pt]">
      <caption className="sr-only">{copy.years}</caption>
      <thead>
        <tr className="border-b-2 border-current align-bottom text-sm print:text-[8pt]">
          {[copy.table.year, copy.table.deducted, ...series.map((basis) => labels[basis])].map(
            (name) => (
              <th key={name} scope="col" className={cell}>
                {name}
              </th>
            ),
          )}
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
            <td className={cell}>{`${grouped(cost.deducted)}%`}</td>
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
