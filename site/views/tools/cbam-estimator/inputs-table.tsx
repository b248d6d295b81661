import { euros, shown } from "../../../tools/estimator/decimal.ts";
import { BASES, type Basis, type Goods, type Inputs } from "../../../tools/estimator/estimate.ts";
import type { FormCopy, ResultCopy } from "./copy.ts";

type Props = { copy: ResultCopy; form: FormCopy; inputs: Inputs; year: number };

/** What was typed, as one table for paper, where the fields are not printed. */
export function InputsTable({ copy, form, inputs, year }: Props) {
  const { price, correction, others, rate, goods } = inputs;
  const settings = [
    `${form.year}: ${year}`,
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
