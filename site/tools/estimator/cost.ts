import type { CbamFigures } from "../../content/records/cbam-figures.ts";
import type { Route } from "../../content/records/cbam-values.ts";
import { type Decimal, decimal, plus } from "./decimal.ts";
import { type Basis, type Estimate, estimate, type Goods, type Inputs } from "./estimate.ts";
import { benchmarkIn, type Choice } from "./values.ts";

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
export const costIn = (year: number, { goods, ...order }: Order, figures: CbamFigures): Estimate =>
  estimate({ ...order, goods: { ...goods, ...valuesIn(year, order) } }, year, figures);

export const costByYear = (order: Order, figures: CbamFigures): Estimate[] =>
  figures.factors.map(({ year }) => costIn(year, order, figures));

type Terms = Omit<Order, keyof Inputs>;

export function figuresIn(year: number, { choice, value, benchmark, own }: Terms) {
  const { columnA, columnB } = choice.benchmark;
  return {
    value: value ?? known(choice.default.value),
    columnA: own?.benchmark ?? known(benchmarkIn(columnA, year, own?.route)),
    columnB: benchmark ?? known(benchmarkIn(columnB, year, choice.default.route)),
  };
}

const known = (figure: number | undefined) => (figure === undefined ? undefined : decimal(figure));

function valuesIn(year: number, order: Terms): Pick<Goods, Basis> {
  const { value, columnA, columnB } = figuresIn(year, order);
  const { own } = order;
  return {
    ...(own &&
      columnA && {
        actual: { emissions: own.emissions, benchmark: plus(columnA, own.precursors) },
      }),
    ...(value && columnB && { default: { emissions: value, benchmark: columnB } }),
  };
}
