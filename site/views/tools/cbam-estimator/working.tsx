import { useState } from "react";
import { euros } from "../../../tools/estimator/decimal.ts";
import {
  type Amount,
  BASES,
  type Basis,
  type Estimate,
  type Inputs,
  type Line,
} from "../../../tools/estimator/estimate.ts";
import { stepsOf } from "../../../tools/estimator/steps.ts";
import { Plus } from "../../../ui/icons.tsx";
import type { ResultCopy } from "./copy.ts";

type Props = { copy: ResultCopy; inputs: Inputs; estimate: Estimate };

/** The steps of the formula for each good, in a disclosure that is open on wide screens. */
export function Working(props: Props) {
  const { copy, estimate } = props;
  const [isWide] = useState(() => matchMedia("(width >= 40rem)").matches);
  return (
    // By this name base.css prints the content, even while it is closed.
    <details name="steps" open={isWide} className="group border-y border-line">
      <summary className="flex items-center justify-between gap-6 py-4">
        <h2 className="text-h3">{`${copy.steps}, ${estimate.year}`}</h2>
        <Plus className="size-6 shrink-0 transition-transform group-open:rotate-45 print:hidden" />
      </summary>
      {estimate.lines.map((line, index) => (
        <div key={index} className="mt-2 border-t border-line pt-5">
          <h3 className="text-h4">{nameOf(line, index)}</h3>
          <div className="mt-4 grid gap-x-10 gap-y-8 lg:grid-cols-2 print:grid-cols-2">
            {BASES.map(
              (basis) =>
                line[basis] && (
                  <Steps key={basis} {...props} line={line} basis={basis} amount={line[basis]} />
                ),
            )}
          </div>
        </div>
      ))}
      <p className="mt-6 max-w-2xl pb-5 text-sm text-ink-soft">{copy.rounding}</p>
    </details>
  );
}

type StepsProps = Props & { line: Line; basis: Basis; amount: Amount };

function Steps({ copy, inputs, estimate, line, basis, amount }: StepsProps) {
  const { goods, isExempt } = line;
  const { correction, price } = inputs;
  const { deducted } = estimate;
  return (
    <div>
      <h4 className="font-sans font-semibold tracking-normal">{copy[basis]}</h4>
      <ol className="mt-2">
        {stepsOf({ goods, amount, basis, deducted, correction, price }).map(({ name, sum, result }) => (
          <li key={name} className="figures border-b border-line py-2.5 print:py-0.5">
            <span className="block text-sm text-ink-soft print:inline print:pr-2 print:text-[9pt]">
              {name}
            </span>
            {`${sum} = `}
            <strong className="font-semibold">{result}</strong>
          </li>
        ))}
      </ol>
      <p className="figures mt-3 font-semibold">
        {`Owed: ${euros(amount.owed)}${isExempt ? ` (${copy.exempt} ${euros(amount.due)})` : ""}`}
      </p>
    </div>
  );
}

function nameOf({ goods: { name, sector, code } }: Line, index: number): string {
  return `${index + 1}. ${name || sector.name} (CN ${code})`;
}
