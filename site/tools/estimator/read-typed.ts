import type { CbamFigures, Sector } from "../../content/records/cbam-figures.ts";
import { type Decimal, decimal, ZERO } from "./decimal.ts";
import { BASES, type Basis, type Goods, type Inputs } from "./estimate.ts";
import type { GoodsField, Option, Typed, TypedGoods } from "./typed.ts";
import { type Range, readNumber } from "./typed-number.ts";

/** Wide enough for any plant, and narrow enough to catch a slip of three zeros. */
const RANGES = {
  price: { max: 1000, places: 2 },
  correction: { max: 1, places: 6 },
  others: { max: 10_000_000, places: 3 },
  quantity: { max: 10_000_000, places: 3 },
  actual: { max: 100, places: 5 },
  actualBenchmark: { max: 100, places: 5 },
  default: { max: 100, places: 5 },
  defaultBenchmark: { max: 100, places: 5 },
  paid: { max: 10_000, places: 2 },
} satisfies Record<string, Range>;

export type Problems = {
  options: Partial<Record<Option, string>>;
  goods: Array<Partial<Record<GoodsField, string>>>;
};

/** Fields that are empty and must not be; `goods` is the place of the good in the list. */
export type Missing = Array<{ field: Option } | { goods: number; field: GoodsField }>;

/** `inputs` only where nothing is wrong and nothing is missing. */
export type Read = { inputs?: Inputs; problems: Problems; missing: Missing };

export const benchmarkOf = (basis: Basis) => `${basis}Benchmark` as const;

export function readTyped(typed: Typed, figures: CbamFigures): Read {
  const problems: Problems = { options: {}, goods: typed.goods.map(() => ({})) };
  const missing: Missing = [];

  function option(field: Option, ifEmpty?: Decimal): Decimal {
    return numberOf(typed[field], RANGES[field], {
      ifEmpty,
      onProblem: (problem) => {
        problems.options[field] = problem;
      },
      onMissing: () => missing.push({ field }),
    });
  }

  function goodsOf(one: TypedGoods, goods: number): Goods[] {
    const sector = figures.sectors.find(({ id }) => id === one.sector);
    if (!sector) return [];
    const number = (field: keyof typeof RANGES & GoodsField, ifEmpty?: Decimal) =>
      numberOf(one[field], RANGES[field], {
        ifEmpty,
        onProblem: (problem) => Object.assign(problems.goods[goods] ?? {}, { [field]: problem }),
        onMissing: () => missing.push({ goods, field }),
      });
    const code = one.code.replace(/[\s.]/g, "");
    if (!code) missing.push({ goods, field: "code" });
    else Object.assign(problems.goods[goods] ?? {}, codeProblem(code, sector));
    const given = BASES.filter((basis) => one[basis] || one[benchmarkOf(basis)]);
    if (given.length === 0) missing.push({ goods, field: "default" });
    const quantity = number("quantity");
    const values = given.map((basis) => [
      basis,
      { emissions: number(basis), benchmark: number(benchmarkOf(basis), benchmarkIfEmpty(sector)) },
    ]);
    return [
      {
        name: one.name.trim(),
        sector,
        code,
        quantity,
        paid: number("paid", ZERO),
        ...Object.fromEntries(values),
      },
    ];
  }

  const inputs = {
    price: option("price"),
    correction: option("correction", decimal(1)),
    others: option("others", ZERO),
    goods: typed.goods.flatMap(goodsOf),
  };
  const isRight = [problems.options, ...problems.goods].every((found) => Object.keys(found).length === 0);
  return { inputs: isRight && missing.length === 0 ? inputs : undefined, problems, missing };
}

type Telling = {
  ifEmpty: Decimal | undefined;
  onProblem: (problem: string) => void;
  onMissing: () => void;
};

function numberOf(typed: string, range: Range, { ifEmpty, onProblem, onMissing }: Telling): Decimal {
  if (!typed.trim()) {
    if (!ifEmpty) onMissing();
    return ifEmpty ?? ZERO;
  }
  const reading = readNumber(typed, range);
  if ("value" in reading) return reading.value;
  onProblem(reading.problem);
  return ZERO;
}

/** No benchmark for electricity is named here, so that one who has none need not type a nought. */
const benchmarkIfEmpty = ({ unit }: Sector) => (unit === "MWh" ? ZERO : undefined);

function codeProblem(code: string, { name, chapters, outside }: Sector): { code?: string } {
  if (!/^\d{2,8}$/.test(code))
    return { code: "Use the first two to eight digits of the code, such as 7208." };
  if (outside && code.startsWith(outside.code)) return { code: outside.reason };
  if (chapters.some((chapter) => code.startsWith(chapter))) return {};
  return { code: `Codes of ${name} begin with ${chapters.join(" or ")}.` };
}
