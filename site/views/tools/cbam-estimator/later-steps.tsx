import { clsx } from "clsx";
import type { Rate } from "../../../content/records/cbam-values.ts";
import { dayText, today } from "../../../dates/dates.ts";
import { compare, decimal, euros, grouped, minus } from "../../../tools/estimator/decimal.ts";
import {
  BASES,
  type Basis,
  costByYear,
  type Estimate,
  type Order,
} from "../../../tools/estimator/estimate.ts";
import { goodsInWords, moneyInWords } from "../../../tools/estimator/in-words.ts";
import { RESULT, type Step } from "../../../tools/estimator/typed.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Amounts, basisTitle, type EstimateProps } from "./amounts.tsx";
import type { ResultCopy } from "./copy.ts";
import { citationOf, HandOver } from "./hand-over.tsx";
import { type SourceReading, Sources } from "./sources.tsx";
import { MoreField, NumberField, type StepProps, textToday } from "./step-props.tsx";
import { Working } from "./working.tsx";
import { YearChart, YearTable } from "./year-chart.tsx";

// The file of all steps after the first: the island fetches it once a code was typed.
export { Running } from "./amounts.tsx";
export { StepDeducted, StepEmissions, StepPrice } from "./steps.tsx";
export { YearsPanel } from "./year-chart.tsx";

type Props = EstimateProps &
  Pick<StepProps, "typed" | "read" | "wired"> & { go: (step: Step) => void };

/** The last two steps. On paper both are the result. */
export const LastSteps = ({ step, ...props }: Props & { step: Step }) => (
  <>
    <div className={clsx(step !== RESULT && "hidden print:block")}>
      <Result {...props} />
    </div>
    {step > RESULT && (
      <div data-print="hide">
        <HandOver {...props} />
      </div>
    )}
  </>
);

function Result({ data, typed, read, wired, order, cost, go, lead }: Props) {
  const copy = data.result;
  const of = order.goods.quantity.units > 0n ? order.goods.quantity : { units: 1n, places: 0 };
  const label = (basis: Basis) =>
    `${basisTitle(data, basis)}, ${grouped(of)} ${order.goods.sector.unit}`;
  const labels = { default: label("default"), actual: label("actual") };
  const years = costByYear(order, data.figures);
  return (
    <div className="grid gap-6 lg:gap-8 print:gap-2 print:text-[8pt] print:leading-tight">
      <p className="hidden print:block">
        <strong className="block font-display text-[13pt] font-[450]">
          {data.flow.steps[RESULT - 1]?.question}
        </strong>
        {inputsText({ data, read, order, cost })}
      </p>
      <Quantities {...{ data, read, wired }} />
      <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-2">
        {BASES.map((basis) => (
          <Amounts key={basis} {...{ data, order, cost, basis }} />
        ))}
        {!cost.actual && (
          <div
            className="rounded-lg border-2 border-dashed border-data-3 p-5 sm:p-6"
            data-print="hide"
          >
            <p className="max-w-sm">{copy.noOwn}</p>
            <Button variant="outline" className="mt-4" onClick={() => go(2)} label={copy.giveOwn} />
          </div>
        )}
        <div className="md:max-lg:col-span-2 lg:pl-4 print:col-span-1">
          <h3 className="text-h4 print:text-[10pt]">{copy.uncertain}</h3>
          <ul className="mt-2 print:mt-0.5 print:text-[8pt]">
            {data.uncertain.map((text, index) => (
              <li key={index} className="border-t border-line py-2 print:py-0.5">
                {textToday(text)}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="grid gap-x-12 gap-y-4 lg:grid-cols-3 print:grid-cols-3">
        <div className="grid content-start gap-3 print:gap-1">
          <Difference copy={copy} order={order} cost={cost} />
          <p>{thresholdText(copy, order, cost)}</p>
        </div>
        <div className="lg:col-span-2 print:col-span-2">
          <h3 className="text-h4 print:text-[10pt]">{copy.pays.title}</h3>
          <ul className="mt-2 list-disc pl-5 text-sm marker:text-marigold lg:columns-2 lg:gap-10 print:mt-0.5 print:text-[8pt]">
            {copy.pays.items.map((item) => (
              <li key={item} className="py-0.5 print:py-0">
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="rounded-lg bg-leaf-dark p-5 text-paper sm:p-6" data-print="hide">
        {lead}
      </div>
      <section aria-labelledby="years">
        <h3 id="years" className="text-h3 print:text-[10pt]">
          {copy.years}
        </h3>
        <p className="mt-2 max-w-2xl print:text-[8pt]">{copy.yearsLede}</p>
        <div className="mt-5 grid items-start gap-x-12 gap-y-6 lg:grid-cols-2 print:mt-1 print:block">
          <div data-print="hide">
            <YearChart labels={labels} years={years} chosen={cost.year} />
          </div>
          <YearTable copy={copy} labels={labels} years={years} chosen={cost.year} />
        </div>
      </section>
      <Disclosure label={`${copy.steps}, ${cost.year}`}>
        <Working order={order} cost={cost} labels={labels} />
        <p className="mt-3 text-ink-soft print:mt-1 print:text-[8pt]">{copy.rounding}</p>
      </Disclosure>
      <div className="hidden print:block">
        <Sources {...inOne(Object.values(data.readings))} />
        <p className="mt-1 wrap-anywhere">{`${citationOf(data, typed, goodsInWords(order, cost))}. ${dayText(today())}. ${data.note}`}</p>
      </div>
    </div>
  );
}

/** All readings as one, each source once; the one that is due first says when it is read again. */
function inOne(readings: SourceReading[]): SourceReading {
  const due = readings.reduce((first, other) =>
    other.recheckBy < first.recheckBy ? other : first,
  );
  const all = readings.flatMap(({ sources }) => sources);
  const sources = new Map(all.map((source) => [source.id, source]));
  return { ...due, asOf: readings.find(({ asOf }) => asOf)?.asOf, sources: [...sources.values()] };
}

function Quantities({ data, read: { sector }, wired }: Pick<Props, "data" | "read" | "wired">) {
  const { tonnes, rate, more, others } = data.result;
  const held = data.rate && `${rate.held} ${rateText(data.rate)}`;
  return (
    <div
      data-print="hide"
      className="grid grid-cols-2 items-start gap-x-4 gap-y-1 md:gap-x-5 lg:grid-cols-3"
    >
      <NumberField label={tonnes[sector?.unit ?? "t"]} hint={tonnes.hint} {...wired("tonnes")} />
      <NumberField label={rate.label} hint={held ?? rate.hint} {...wired("rate")} />
      {sector?.threshold && (
        <div className="max-lg:col-span-2 lg:pt-8 lg:pl-4">
          <MoreField open={more} {...others} {...wired("others")} />
        </div>
      )}
    </div>
  );
}

/** "₹98.20, Reserve Bank of India, 5 Oct 2026". */
const rateText = ({ rupees, source, date }: Rate) => `₹${rupees}, ${source}, ${dayText(date)}`;

function inputsText({ data, read, order, cost }: Pick<Props, "data" | "read" | "order" | "cost">) {
  const { flow, result } = data;
  const { price, correction, others, rate } = order;
  const isHeld = data.rate && compare(rate, decimal(data.rate.rupees)) === 0;
  const parts = [
    goodsInWords(order, cost),
    `${flow.price.legend}: ${euros(price)}${read.published ? ` (${read.published.period})` : ""}`,
    `${flow.deducted.correction.label}: ${grouped(correction)}`,
    others.units > 0n && `${result.others.label}: ${grouped(others)}`,
    rate.units > 0n &&
      `${result.rate.label}: ${data.rate && isHeld ? rateText(data.rate) : grouped(rate)}`,
  ];
  return parts.filter(Boolean).join(" · ");
}

type DifferenceProps = { copy: ResultCopy; order: Order; cost: Estimate };

function Difference({ copy, order, cost: { actual, default: byDefault } }: DifferenceProps) {
  if (!actual || !byDefault) return null;
  const { goods, rate } = order;
  const more = compare(actual.perUnit, byDefault.perUnit);
  if (more === 0) return <p>{copy.same}</p>;
  const [high, low] = more < 0 ? [byDefault, actual] : [actual, byDefault];
  const isYear = goods.quantity.units > 0n;
  const year = `, ${moneyInWords(minus(high.due, low.due), rate)} ${copy.year}`;
  return (
    <p className="text-lg print:text-[9pt]">
      {`${more < 0 ? copy.lower : copy.higher} `}
      <strong className="figures font-semibold">{euros(minus(high.perUnit, low.perUnit))}</strong>
      {` ${copy.each} ${goods.sector.unit}${isYear ? year : ""}.`}
    </p>
  );
}

function thresholdText(
  copy: DifferenceProps["copy"],
  { goods }: Order,
  { isExempt }: Estimate,
): string {
  if (!goods.sector.threshold) return copy.noExemption;
  if (goods.quantity.units === 0n) return copy.unknown;
  return isExempt ? copy.exempt : copy.above;
}
