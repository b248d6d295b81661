import type { CbamFigures, Sector } from "../../content/records/cbam-figures.ts";
import {
  compare,
  type Decimal,
  decimal,
  minus,
  notBelowZero,
  plus,
  rounded,
  share,
  times,
  ZERO,
} from "./decimal.ts";

/** What one unit of a good emits, in t CO2e, and the benchmark for values of that basis. */
type Values = { emissions: Decimal; benchmark: Decimal };

/** The default values for a country and product, or verified values of the maker's own plant. */
export type Basis = "default" | "actual";
export const BASES: readonly Basis[] = ["default", "actual"];

export type Goods = {
  name: string;
  sector: Sector;
  /** As people write it: 7318 15. */
  code: string;
  /** Zero where it is not known. */
  quantity: Decimal;
  /** Carbon price paid abroad, in euros for each unit. It counts with actual values alone (Article 9). */
  paid: Decimal;
} & Partial<Record<Basis, Values>>;

export type Inputs = {
  price: Decimal;
  /** The cross-sectoral correction factor. */
  correction: Decimal;
  /** Tonnes of other covered goods that the same importer brings in: they count for the threshold alone. */
  others: Decimal;
  /** Rupees for a euro; zero where no rupees are wanted. */
  rate: Decimal;
  goods: Goods;
};

/** In the order of the formula, to `perUnit` for one unit. `due` and `perUnit` are without the exemption. */
type AmountStep =
  | ("given" | "markUp" | "emissions" | "benchmark" | "free" | "covered" | "perUnit")
  | ("certificates" | "cost" | "paid" | "due" | "owed" | "rupees");
export type Amount = Record<AmountStep, Decimal>;

export type Estimate = {
  year: number;
  /** How much of the benchmark is deducted in that year, in percent. */
  deducted: Decimal;
  /** The importer's goods stay within the threshold, and the exemption is open to these. */
  isExempt: boolean;
} & Partial<Record<Basis, Amount>>;

const KILOGRAMS = 3;
const CENTS = 2;

/** Certificates = quantity × (emissions − CBAM factor × correction factor × benchmark), not below zero. */
export function estimate(inputs: Inputs, year: number, figures: CbamFigures): Estimate {
  const { goods, correction, others } = inputs;
  const deducted = decimal(figures.factors.find((factor) => factor.year === year)?.deducted ?? 0);
  const isExempt =
    goods.sector.threshold &&
    compare(plus(others, goods.quantity), decimal(figures.threshold)) <= 0;
  const free = times(share(deducted), correction);
  const markUp = decimal(markUpOf(goods.sector, year, figures));
  return {
    ...{ year, deducted, isExempt },
    ...(goods.default && {
      default: amountOf(inputs, goods.default, { markUp, free, isExempt, paid: ZERO }),
    }),
    ...(goods.actual && {
      actual: amountOf(inputs, goods.actual, { markUp: ZERO, free, isExempt, paid: goods.paid }),
    }),
  };
}

/** In percent: the sector's own if it has one, otherwise that of the year; 0 before the first year that has one. */
export const markUpOf = (
  { markUp }: Pick<Sector, "markUp">,
  year: number,
  { markUps }: CbamFigures,
) => markUp ?? markUps.findLast(({ from }) => from <= year)?.percent ?? 0;

/** `markUp` is in percent; `free` is the share of the benchmark that is deducted, `paid` the carbon price of a unit. */
type Terms = { markUp: Decimal; free: Decimal; paid: Decimal; isExempt: boolean };

function amountOf(
  { goods: { quantity }, price, rate }: Inputs,
  values: Values,
  terms: Terms,
): Amount {
  const { emissions: given, benchmark } = values;
  const { markUp, isExempt } = terms;
  const emissions = times(given, plus(decimal(1), share(markUp)));
  const free = times(terms.free, benchmark);
  const covered = notBelowZero(minus(emissions, free));
  const perUnit = rounded(notBelowZero(minus(times(covered, price), terms.paid)), CENTS);
  const certificates = rounded(times(quantity, covered), KILOGRAMS);
  const cost = rounded(times(certificates, price), CENTS);
  const paid = rounded(times(quantity, terms.paid), CENTS);
  const due = rounded(notBelowZero(minus(cost, paid)), CENTS);
  const owed = isExempt ? ZERO : due;
  const rupees = rounded(times(owed, rate), CENTS);
  const ofOneUnit = { given, markUp, emissions, benchmark, free, covered, perUnit };
  return { ...ofOneUnit, certificates, cost, paid, due, owed, rupees };
}
