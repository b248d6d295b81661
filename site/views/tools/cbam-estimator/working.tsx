import { euros } from "../../../tools/estimator/decimal.ts";
import { BASES, type Basis, type Estimate, type Order } from "../../../tools/estimator/estimate.ts";
import { stepsOf } from "../../../tools/estimator/steps.ts";

type Props = { order: Order; cost: Estimate; labels: Record<Basis, string> };

export const Working = ({ order, cost, labels }: Props) => (
  <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2 print:grid-cols-2">
    {BASES.map((basis) => {
      const amount = cost[basis];
      if (!amount) return null;
      const steps = stepsOf({ ...order, amount, basis, deducted: cost.deducted });
      return (
        <div key={basis}>
          <h3 className="font-sans font-semibold tracking-normal">{labels[basis]}</h3>
          <ol className="mt-1">
            {steps.map(([name, sum, result]) => (
              <li
                key={name}
                className="figures border-b border-line py-2 print:py-0 print:leading-tight"
              >
                <span className="block text-sm text-ink-soft print:inline print:pr-2 print:text-[8pt]">
                  {name}
                </span>
                {`${sum} = `}
                <strong className="font-semibold">{result}</strong>
              </li>
            ))}
          </ol>
          {cost.isExempt && amount.due.units > 0n && (
            <p className="figures mt-2">{`Exempt: ${euros(amount.owed)} owed.`}</p>
          )}
        </div>
      );
    })}
  </div>
);
