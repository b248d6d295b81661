import type { ReactNode } from "react";
import { dayText, today } from "../../../dates/dates.ts";
import type { Estimate, Inputs } from "../../../tools/estimator/estimate.ts";
import type { Typed } from "../../../tools/estimator/typed.ts";
import type { ResultCopy } from "./copy.ts";
import { EstimateActions } from "./estimate-actions.tsx";
import { Working } from "./working.tsx";
import { YearChart } from "./year-chart.tsx";
import { YearTable } from "./year-table.tsx";

type Found = { inputs: Inputs; years: Estimate[]; estimate: Estimate };

type Props = { copy: ResultCopy; typed: Typed; found?: Found; children: ReactNode };

/** The years, the steps and the buttons to save them. What the estimate leaves out is there without an estimate, too. */
export function Result({ copy, typed, found, children }: Props) {
  return (
    <>
      {found && (
        <div className="mt-16">
          <h2 className="text-h3">{copy.years}</h2>
          <p className="mt-3 max-w-2xl">{copy.yearsLede}</p>
          <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
            <YearChart copy={copy} years={found.years} chosen={typed.year} />
            <YearTable copy={copy} years={found.years} chosen={typed.year} />
          </div>
          <p className="mt-6 hidden text-sm print:block">{dayText(today())}</p>
          <div className="mt-8">
            <EstimateActions copy={copy} typed={typed} {...found} />
          </div>
        </div>
      )}
      <div className={found ? "mt-16 grid gap-12 lg:grid-cols-12" : "mt-16"}>
        {found && (
          <div className="lg:col-span-7">
            <Working copy={copy} inputs={found.inputs} estimate={found.estimate} />
          </div>
        )}
        <div className={found ? "lg:col-span-5" : undefined}>{children}</div>
      </div>
    </>
  );
}
