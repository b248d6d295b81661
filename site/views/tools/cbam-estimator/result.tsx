import type { ReactNode } from "react";
import { dayText, today } from "../../../dates/dates.ts";
import type { Estimate, Inputs } from "../../../tools/estimator/estimate.ts";
import type { Typed } from "../../../tools/estimator/typed.ts";
import type { FormCopy, ResultCopy } from "./copy.ts";
import { EstimateActions } from "./estimate-actions.tsx";
import { InputsTable } from "./inputs-table.tsx";
import { Working } from "./working.tsx";
import { YearChart } from "./year-chart.tsx";
import { YearTable } from "./year-table.tsx";

type Props = {
  copy: ResultCopy;
  form: FormCopy;
  typed: Typed;
  inputs: Inputs;
  years: Estimate[];
  estimate: Estimate;
  /** Said below the result. */
  children: ReactNode;
};

/** The years, the steps and the buttons to save them. */
export function Result({ copy, form, typed, inputs, years, estimate, children }: Props) {
  return (
    <>
      <InputsTable copy={copy} form={form} inputs={inputs} year={estimate.year} />
      <div className="mt-6" data-print="hide">
        <EstimateActions copy={copy} typed={typed} inputs={inputs} years={years} estimate={estimate} />
      </div>
      <div className="mt-8 lg:mt-12 print:mt-4">
        <h2 className="text-h3">{copy.years}</h2>
        <p className="mt-3 max-w-3xl print:text-[9pt]">{copy.yearsLede}</p>
        <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
          <div className="max-sm:hidden" data-print="hide">
            <YearChart copy={copy} years={years} chosen={estimate.year} />
          </div>
          <YearTable copy={copy} years={years} chosen={estimate.year} />
        </div>
      </div>
      <div className="mt-8 lg:mt-12 print:mt-4 print:text-[9pt]">
        <Working copy={copy} inputs={inputs} estimate={estimate} />
        <div className="mt-4 max-w-3xl text-sm">{children}</div>
        <p className="mt-2 hidden text-sm print:block">{dayText(today())}</p>
      </div>
    </>
  );
}
