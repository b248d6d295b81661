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
  sum,
  times,
} from "./decimal.ts";

/** What one unit of a good emits, in t CO2e, and the benchmark for values of that basis. */
type Values = { emissions: Decimal; benchmark: Decimal };

/** Verified values of the maker's own plant, or the default values for its country and product. */
export type Basis = "actual" | "default";
export const BASES: readonly Basis[] = ["actual", "default"];

export type Goods = {
  name: string;
  sector: Sector;
  code: string;
  quantity: Decimal;
  /** Carbon price paid abroad, in euros for each unit. */
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
  goods: Goods[];
};

/** The steps of the formula for one good, in their order: up to `covered` for one unit, then for the whole quantity. */
export type Amount = {
  given: Decimal;
  markUp: Decimal;
  emissions: Decimal;
  benchmark: Decimal;
  free: Decimal;
  covered: Decimal;
  certificates: Decimal;
  cost: Decimal;
  paid: Decimal;
  /** What would be owed without the exemption. */
  due: Decimal;
  owed: Decimal;
};

export type Line = { goods: Goods; isExempt: boolean } & Partial<Record<Basis, Amount>>;

export type Estimate = {
  year: number;
  /** How much of the benchmark is deducted in that year, in percent. */
  deducted: Decimal;
  /** `isAsked`: whether any of the goods counts for the threshold. */
  threshold: { tonnes: Decimal; limit: Decimal; isBelow: boolean; isAsked: boolean };
  lines: Line[];
  /** The sums of the lines. A basis is left out if a line has no values of it. */
  owed: Partial<Record<Basis, Decimal>>;
  /** What would be owed without the exemption. */
  due: Partial<Record<Basis, Decimal>>;
  certificates: Partial<Record<Basis, Decimal>>;
};

const KILOGRAMS = 3;
const CENTS = 2;

/**
 * Certificates = quantity × (emissions − CBAM factor × correction factor × benchmark), not below zero. Certificates are
 * rounded to a thousandth and amounts to a cent, for each good; totals are sums of rounded lines.
 */
export function estimate(inputs: Inputs, year: number, figures: CbamFigures): Estimate {
  const deducted = decimal(figures.factors.find((factor) => factor.year === year)?.deducted ?? 0);
  const counted = inputs.goods.filter(({ sector }) => sector.threshold);
  const tonnes = sum([inputs.others, ...counted.map(({ quantity }) => quantity)]);
  const limit = decimal(figures.threshold);
  const isBelow = compare(tonnes, limit) <= 0;
  const lines = inputs.goods.map((goods): Line => {
    const isExempt = isBelow && goods.sector.threshold;
    const markUp = decimal(markUpOf(goods.sector, year, figures));
    const free = times(share(deducted), inputs.correction);
    return {
      goods,
      isExempt,
      ...(goods.actual && {
        actual: amountOf(goods, goods.actual, { markUp: decimal(0), free, price: inputs.price, isExempt }),
      }),
      ...(goods.default && {
        default: amountOf(goods, goods.default, { markUp, free, price: inputs.price, isExempt }),
      }),
    };
  });
  return {
    year,
    deducted,
    threshold: { tonnes, limit, isBelow, isAsked: counted.length > 0 },
    lines,
    owed: totalsOf(lines, "owed"),
    due: totalsOf(lines, "due"),
    certificates: totalsOf(lines, "certificates"),
  };
}

/** The same goods at the same price, in every year that has figures. */
export function allYears(inputs: Inputs, figures: CbamFigures): Estimate[] {
  return figures.factors.map(({ year }) => estimate(inputs, year, figures));
}

/** In percent: the sector's own if it has one, otherwise that of the year; 0 before the first year that has one. */
export function markUpOf({ markUp }: Pick<Sector, "markUp">, year: number, { markUps }: CbamFigures): number {
  return markUp ?? markUps.findLast(({ from }) => from <= year)?.percent ?? 0;
}

/** `markUp` is in percent; `free` is the share of the benchmark that is free. */
type Terms = { markUp: Decimal; free: Decimal; price: Decimal; isExempt: boolean };

function amountOf({ quantity, paid: paidEach }: Goods, values: Values, terms: Terms): Amount {
  const emissions = times(values.emissions, plus(decimal(1), share(terms.markUp)));
  const free = times(terms.free, values.benchmark);
  const covered = notBelowZero(minus(emissions, free));
  const certificates = rounded(times(quantity, covered), KILOGRAMS);
  const cost = rounded(times(certificates, terms.price), CENTS);
  const paid = rounded(times(quantity, paidEach), CENTS);
  const due = rounded(notBelowZero(minus(cost, paid)), CENTS);
  return {
    given: values.emissions,
    markUp: terms.markUp,
    emissions,
    benchmark: values.benchmark,
    free,
    covered,
    certificates,
    cost,
    paid,
    due,
    owed: terms.isExempt ? decimal(0) : due,
  };
}

function totalsOf(lines: Line[], step: "owed" | "due" | "certificates"): Partial<Record<Basis, Decimal>> {
  const totals = BASES.flatMap((basis) => {
    const amounts = lines.flatMap((line) => line[basis] ?? []);
    return amounts.length === lines.length ? [[basis, sum(amounts.map((amount) => amount[step]))]] : [];
  });
  return Object.fromEntries(totals);
}
