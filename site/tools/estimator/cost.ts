import type { CbamFigures } from "../../content/records/cbam-figures.ts";
import type { Route } from "../../content/records/cbam-values.ts";
import { type Decimal, decimal, plus, rounded, times } from "./decimal.ts";
import { BASES, type Basis, type Estimate, estimate, type Goods, type Inputs } from "./estimate.ts";
import { benchmarkIn, type Choice } from "./values.ts";

/** One good of a choice, and what a visitor typed. */
export type Order = Omit<Inputs, "goods"> & {
  goods: Omit<Goods, Basis>;
  choice: Choice;
  /** Typed over the default value, before mark-up. */
  value?: Decimal;
  /**
   * Verified emissions of a tonne of the good. `precursors` is their share of the benchmark: for each precursor its
   * benchmark times its tonnes in a tonne of the good. `route` is needed where column A has routes.
   */
  own?: { emissions: Decimal; precursors: Decimal; route?: Route };
};

/** In euros for a tonne, what is due without the exemption; in rupees what is owed for the quantity. */
export type Cost = Estimate & Partial<Record<Basis, { perTonne: Decimal; rupees: Decimal }>>;

const CENTS = 2;

/** What goods made in a year cost. A basis is left out if it has no emissions or no benchmark. */
export function costIn(year: number, order: Order, figures: CbamFigures): Cost {
  const { goods, price, rate } = order;
  const result = estimate({ ...order, goods: [{ ...goods, ...valuesIn(year, order) }] }, year, figures);
  const parts = BASES.flatMap((basis) => {
    const amount = result.lines[0]?.[basis];
    if (!amount) return [];
    const perTonne = rounded(times(amount.covered, price), CENTS);
    return [[basis, { perTonne, rupees: rounded(times(amount.owed, rate), CENTS) }]];
  });
  return { ...result, ...Object.fromEntries(parts) };
}

/** The same goods at the same price, made in each year that has figures. */
export const costByYear = (order: Order, figures: CbamFigures): Cost[] =>
  figures.factors.map(({ year }) => costIn(year, order, figures));

function valuesIn(year: number, { choice, value, own }: Order): Pick<Goods, Basis> {
  const columnA = own && benchmarkIn(choice.benchmark.columnA, year, own.route);
  const columnB = benchmarkIn(choice.benchmark.columnB, year, choice.default.route);
  const given = value ?? (choice.default.value === undefined ? undefined : decimal(choice.default.value));
  return {
    ...(own &&
      columnA !== undefined && {
        actual: { emissions: own.emissions, benchmark: plus(decimal(columnA), own.precursors) },
      }),
    ...(given && columnB !== undefined && { default: { emissions: given, benchmark: decimal(columnB) } }),
  };
}
