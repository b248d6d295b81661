import type { CbamFigures, Sector } from "../../content/records/cbam-figures.ts";
import type { Route } from "../../content/records/cbam-values.ts";
import {
  compare,
  type Decimal,
  decimal,
  fromPercent,
  minus,
  notBelowZero,
  plus,
  rounded,
  times,
  ZERO,
} from "./decimal.ts";
import { benchmarkIn, type Choice } from "./values.ts";

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

/** One good of a choice, and what a visitor typed. A typed benchmark counts in every year. */
export type Order = Omit<Inputs, "goods"> & {
  goods: Omit<Goods, Basis>;
  choice: Choice;
  /** Typed over the default value, before mark-up. */
  value?: Decimal;
  /** Typed over column B. */
  benchmark?: Decimal;
  /** Verified, of a tonne of the good. `precursors`: the benchmark of each times its tonnes in that tonne. */
  own?: { emissions: Decimal; precursors: Decimal; benchmark?: Decimal; route?: Route };
};

/** What goods made in a year cost. A basis is left out if it has no emissions or no benchmark. */
export function costIn(year: number, order: Order, figures: CbamFigures): Estimate {
  const { goods, price, correction, others, rate } = order;
  const inputs = { price, correction, others, rate, goods: { ...goods, ...valuesIn(year, order) } };
  return estimate(inputs, year, figures);
}

export const costByYear = (order: Order, figures: CbamFigures): Estimate[] =>
  figures.factors.map(({ year }) => costIn(year, order, figures));

type Given = Omit<Order, keyof Inputs>;

/** The figures that count in a year: what was typed, else what is held; undefined where there is neither. */
export function figuresIn(year: number, { choice, value, benchmark, own }: Given) {
  const { columnA, columnB } = choice.benchmark;
  return {
    value: value ?? known(choice.default.value),
    columnA: own?.benchmark ?? known(benchmarkIn(columnA, year, own?.route)),
    columnB: benchmark ?? known(benchmarkIn(columnB, year, choice.default.route)),
  };
}

const known = (figure: number | undefined) => (figure === undefined ? undefined : decimal(figure));

function valuesIn(year: number, order: Given): Pick<Goods, Basis> {
  const { value, columnA, columnB } = figuresIn(year, order);
  const { own } = order;
  const values: Pick<Goods, Basis> = {};
  if (own && columnA)
    values.actual = { emissions: own.emissions, benchmark: plus(columnA, own.precursors) };
  if (value && columnB) values.default = { emissions: value, benchmark: columnB };
  return values;
}

const KILOGRAMS = 3;
const CENTS = 2;

/** Certificates = quantity × (emissions − CBAM factor × correction factor × benchmark), not below zero. */
export function estimate(inputs: Inputs, year: number, figures: CbamFigures): Estimate {
  const { goods, correction, others } = inputs;
  const deducted = decimal(figures.factors.find((factor) => factor.year === year)?.deducted ?? 0);
  const isExempt =
    goods.sector.threshold &&
    compare(plus(others, goods.quantity), decimal(figures.threshold)) <= 0;
  const free = times(fromPercent(deducted), correction);
  const markUp = decimal(markUpOf(goods.sector, year, figures));
  const cost: Estimate = { year, deducted, isExempt };
  if (goods.default)
    cost.default = amountOf(inputs, goods.default, { markUp, free, isExempt, paid: ZERO });
  if (goods.actual)
    cost.actual = amountOf(inputs, goods.actual, {
      markUp: ZERO,
      free,
      isExempt,
      paid: goods.paid,
    });
  return cost;
}

/** In percent: the sector's own if it has one, otherwise that of the year; 0 before the first year that has one. */
export function markUpOf(sector: Pick<Sector, "markUp">, year: number, figures: CbamFigures) {
  const ofYear = figures.markUps.findLast(({ from }) => from <= year);
  return sector.markUp ?? ofYear?.percent ?? 0;
}

/** `markUp` is in percent; `free` is the share of the benchmark that is deducted, `paid` the carbon price of a unit. */
type Terms = { markUp: Decimal; free: Decimal; paid: Decimal; isExempt: boolean };

function amountOf({ goods, price, rate }: Inputs, values: Values, terms: Terms): Amount {
  const { emissions: given, benchmark } = values;
  const { markUp, isExempt } = terms;
  const emissions = times(given, plus(decimal(1), fromPercent(markUp)));
  const free = times(terms.free, benchmark);
  const covered = notBelowZero(minus(emissions, free));
  const perUnit = rounded(notBelowZero(minus(times(covered, price), terms.paid)), CENTS);
  const certificates = rounded(times(goods.quantity, covered), KILOGRAMS);
  const cost = rounded(times(certificates, price), CENTS);
  const paid = rounded(times(goods.quantity, terms.paid), CENTS);
  const due = rounded(notBelowZero(minus(cost, paid)), CENTS);
  const owed = isExempt ? ZERO : due;
  const rupees = rounded(times(owed, rate), CENTS);
  return {
    given,
    markUp,
    emissions,
    benchmark,
    free,
    covered,
    perUnit,
    certificates,
    cost,
    paid,
    due,
    owed,
    rupees,
  };
}
