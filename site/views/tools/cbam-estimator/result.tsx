import type { ReactNode } from "react";
import { dayText, today } from "../../../dates/dates.ts";
import { href } from "../../../paths.ts";
import { toCsv } from "../../../tools/estimator/csv.ts";
import { euros, shown } from "../../../tools/estimator/decimal.ts";
import {
  BASES,
  type Basis,
  type Estimate,
  type Goods,
  type Inputs,
} from "../../../tools/estimator/estimate.ts";
import { owedInWords } from "../../../tools/estimator/in-words.ts";
import { type Typed, toQuery } from "../../../tools/estimator/typed.ts";
import { aboutLink } from "../../../ui/about.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { notify } from "../../../ui/notice.ts";
import { saveFile } from "../../../ui/save-file.ts";
import type { FormCopy, ResultCopy } from "./copy.ts";
import { Working } from "./working.tsx";
import { YearChart } from "./year-chart.tsx";
import { tableText, YearTable } from "./year-table.tsx";

type Props = {
  copy: ResultCopy;
  form: FormCopy;
  typed: Typed;
  inputs: Inputs;
  years: Estimate[];
  estimate: Estimate;
};

/** The table of inputs, the buttons, the years and the steps; its child is what is said below the steps. */
export function Result({ children, ...props }: Props & { children: ReactNode }) {
  const { copy, inputs, years, estimate } = props;
  return (
    <>
      <InputsTable {...props} />
      <div className="mt-6" data-print="hide">
        <EstimateActions {...props} />
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

/** What was typed, as one table for paper, where the fields are not printed. */
function InputsTable({ copy, form, inputs, estimate }: Props) {
  const { price, correction, others, rate, goods } = inputs;
  const settings = [
    `${form.year}: ${estimate.year}`,
    `${form.price.label}: ${euros(price)}`,
    `${form.correction.label}: ${shown(correction)}`,
    `${form.others.label}: ${shown(others)}`,
    ...(rate.units > 0n ? [`${form.rate.label}: ${shown(rate)}`] : []),
  ];
  return (
    <table className="figures mt-4 hidden w-full text-left print:table print:text-[9pt]">
      <caption className="pb-1 text-left font-semibold">{copy.inputs}</caption>
      <thead>
        <tr className="border-y border-ink align-bottom">
          {[form.goods, form.code.label, copy.quantity, form.actual, form.default, form.paid.label].map(
            (name) => (
              <th key={name} scope="col" className="py-1 pr-3">
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {goods.map((one, index) => (
          <tr key={index} className="border-b border-line align-top">
            <th scope="row" className="py-1 pr-3 font-normal">
              {one.name || one.sector.name}
            </th>
            <td className="py-1 pr-3">{one.code}</td>
            <td className="py-1 pr-3">{`${shown(one.quantity)} ${one.sector.unit}`}</td>
            {BASES.map((basis) => (
              <td key={basis} className="py-1 pr-3">
                {valuesIn(one, basis, form)}
              </td>
            ))}
            <td className="py-1">{shown(one.paid)}</td>
          </tr>
        ))}
        <tr className="border-b border-ink">
          <td colSpan={6} className="py-1">
            {settings.join(" · ")}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function valuesIn(goods: Goods, basis: Basis, form: FormCopy): string {
  const values = goods[basis];
  if (!values) return "–";
  const short = (label: string) => label.replace(/,.*$/, "").toLowerCase();
  return `${short(form.emissions)} ${shown(values.emissions)}, ${short(form.benchmark)} ${shown(values.benchmark)}`;
}

/** A longer link leaves no room for the rest in what the contact form sends. */
const LONGEST_LINK = 700;

function EstimateActions({ copy, typed, inputs, years, estimate }: Props) {
  const link = `${href("/tools/cbam-estimator")}?${toQuery(typed)}`;

  async function copyOut(text: string, done: string) {
    try {
      await navigator.clipboard.writeText(text);
      notify({ text: done });
    } catch {
      notify({ text: copy.notCopied, tone: "destructive" });
    }
  }

  return (
    <div className="actions" data-print="hide">
      <ButtonLink
        to={href("/contact")}
        {...aboutLink({
          title: `CBAM estimate for ${estimate.year}`,
          dates: owedInWords(estimate),
          link: link.length <= LONGEST_LINK ? link : undefined,
          service: "cbam-consultancy",
        })}
      >
        {copy.ask}
      </ButtonLink>
      <Button variant="outline" onClick={() => download(toCsv(years, inputs), estimate.year)}>
        {copy.csv}
      </Button>
      <Button
        variant="outline"
        className="max-sm:hidden"
        onClick={() => copyOut(tableText(copy, years), copy.copiedTable)}
      >
        {copy.copyTable}
      </Button>
      <Button variant="outline" onClick={() => copyOut(`${location.origin}${link}`, copy.copiedLink)}>
        {copy.copyLink}
      </Button>
      <Button variant="outline" onClick={() => print()}>
        {copy.print}
      </Button>
    </div>
  );
}

function download(csv: string, year: number): void {
  saveFile(new Blob([csv], { type: "text/csv;charset=utf-8" }), `cbam-estimate-${year}.csv`);
}
