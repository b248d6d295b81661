import { clsx } from "clsx";
import type { ReactNode } from "react";
import {
  euros,
  eurosInShort,
  grouped,
  rupeesInShort,
  times,
} from "../../../tools/estimator/decimal.ts";
import {
  type Amount,
  BASES,
  type Basis,
  type Estimate,
  type Order,
} from "../../../tools/estimator/estimate.ts";
import { edges, type FlowData } from "./step-props.tsx";
export type EstimateProps = { data: FlowData; order: Order; cost: Estimate; lead?: ReactNode };

export const Running = ({
  cost,
  running,
}: {
  cost: Estimate | undefined;
  running: Record<Basis, string>;
}) =>
  BASES.map((basis) => {
    const amount = cost?.[basis];
    if (!amount) return null;
    return (
      <p
        key={basis}
        className={clsx("border-l-4 pl-2 leading-tight whitespace-nowrap lg:pl-3", edges[basis])}
      >
        <span className="block text-sm leading-tight">{running[basis]}</span>
        <strong className="figures font-semibold lg:text-lg">{euros(amount.perUnit)}</strong>
      </p>
    );
  });

export function Amounts({ data, order, cost, basis }: EstimateProps & { basis: Basis }) {
  const { year, otherwise } = data.result;
  const { quantity, sector } = order.goods;
  const amount = cost[basis];
  if (!amount) return null;
  return (
    <div
      className={clsx(
        "rounded-lg border-l-8 bg-white p-5 shadow-panel sm:p-6 print:p-2",
        edges[basis],
      )}
    >
      <h3 className="font-sans text-base font-semibold tracking-normal print:text-[9pt]">
        {basisTitle(data, basis)}
      </h3>
      <Sum {...{ data, order, amount }} className="text-h1 print:text-[16pt]" />
      {quantity.units > 0n && (
        <div className="mt-3 border-t border-line pt-3 print:mt-1 print:pt-1">
          <p className="figures text-sm">{`${grouped(quantity)} ${sector.unit} ${year}`}</p>
          <Sum {...{ data, order, amount }} isYear className="text-h3 print:text-[12pt]" />
          {cost.isExempt && (
            <p className="figures text-sm">{`${otherwise} ${eurosInShort(amount.due)}.`}</p>
          )}
        </div>
      )}
    </div>
  );
}

type SumProps = Omit<EstimateProps, "cost"> & {
  amount: Amount;
  isYear?: boolean;
  className: string;
};

function Sum({ data, order: { goods, rate }, amount, isYear, className }: SumProps) {
  const { each, certificates } = data.result;
  const { perUnit, covered, owed } = amount;
  return (
    <p className="figures">
      <strong className={clsx("font-display font-[450]", className)}>
        {isYear ? eurosInShort(owed) : euros(perUnit)}
      </strong>
      {!isYear && ` ${each} ${goods.sector.unit}`}
      {rate.units > 0n && (
        <span className="block font-display text-h4 print:text-[10pt]">
          {rupeesInShort(times(isYear ? owed : perUnit, rate))}
        </span>
      )}
      <span className="block text-sm text-ink-soft print:text-[8pt]">
        {`${grouped(isYear ? amount.certificates : covered)} ${certificates}`}
      </span>
    </p>
  );
}

export const basisTitle = ({ result }: FlowData, basis: Basis) =>
  result[basis === "default" ? "default" : "own"];
