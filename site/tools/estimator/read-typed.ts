import type { Annex } from "../../content/records/annex.ts";
import type { CbamFigures, Sector } from "../../content/records/cbam-figures.ts";
import { codeMistake, spacedCode } from "../cn-codes/code.ts";
import { groupsOf, outsideLine, verdictOf } from "../cn-codes/verdict.ts";
import { typedDigits } from "../typed-digits.ts";
import { compare, type Decimal, decimal, shown, ZERO } from "./decimal.ts";
import { BASES, type Basis, type Goods, type Inputs } from "./estimate.ts";
import type { GoodsField, Option, Typed, TypedGoods } from "./typed.ts";

type Range = { max: number; places: number };

/** Wide enough for any plant, and narrow enough to catch a slip of three zeros. */
const RANGES = {
  price: { max: 1000, places: 2 },
  correction: { max: 1, places: 6 },
  others: { max: 10_000_000, places: 3 },
  rate: { max: 1000, places: 4 },
  quantity: { max: 10_000_000, places: 3 },
  actual: { max: 100, places: 5 },
  actualBenchmark: { max: 100, places: 5 },
  default: { max: 100, places: 5 },
  defaultBenchmark: { max: 100, places: 5 },
  paid: { max: 10_000, places: 2 },
} satisfies Record<string, Range>;

export type Problems = {
  options: Partial<Record<Option | "year", string>>;
  goods: Array<Partial<Record<GoodsField, string>>>;
};

/** Fields that are empty and must not be; `goods` is the index of the good. */
export type Missing = Array<{ field: Option } | { goods: number; field: GoodsField }>;

/**
 * `inputs` if nothing is wrong or missing; `partialInputs` if nothing is wrong and only benchmarks or the price are
 * missing, which are zero in it.
 */
export type Read = { inputs?: Inputs; partialInputs?: Inputs; problems: Problems; missing: Missing };

/** What the estimator knows of Annex I. */
export type Codes = Pick<Annex, "groups" | "chapters">;

export const benchmarkField = (basis: Basis) => `${basis}Benchmark` as const;

export function readTyped(typed: Typed, figures: CbamFigures, codes: Codes): Read {
  const problems: Problems = {
    options: yearProblem(typed.year, figures),
    goods: typed.goods.map(() => ({})),
  };
  const missing: Missing = [];

  /** Adds a problem to `found`, or an empty field without `ifEmpty` to `missing`; the number is then zero. */
  function numberOf(text: string, range: Range, found: object, at: Missing[number], ifEmpty?: Decimal) {
    if (!text.trim()) {
      if (!ifEmpty) missing.push(at);
      return ifEmpty ?? ZERO;
    }
    const reading = readNumber(text, range);
    if ("value" in reading) return reading.value;
    Object.assign(found, { [at.field]: reading.problem });
    return ZERO;
  }

  const option = (field: Option, ifEmpty?: Decimal) =>
    numberOf(typed[field], RANGES[field], problems.options, { field }, ifEmpty);

  function goodsOf(one: TypedGoods, goods: number): Goods[] {
    const found = problems.goods[goods] ?? {};
    const number = (field: keyof typeof RANGES & GoodsField, ifEmpty?: Decimal) =>
      numberOf(one[field], RANGES[field], found, { goods, field }, ifEmpty);
    const code = bareCode(one.code);
    if (!code) missing.push({ goods, field: "code" });
    else Object.assign(found, codeProblem(code, codes));
    const sector = sectorOf(one, figures, codes);
    if (!sector) return [];
    const given = BASES.filter((basis) => one[basis] || one[benchmarkField(basis)]);
    if (given.length === 0) missing.push({ goods, field: "default" });
    const quantity = number("quantity");
    const values = given.map((basis) => [
      basis,
      { emissions: number(basis), benchmark: number(benchmarkField(basis), benchmarkIfEmpty(sector)) },
    ]);
    const paid = number("paid", ZERO);
    return [{ name: one.name.trim(), sector, code, quantity, paid, ...Object.fromEntries(values) }];
  }

  const inputs: Inputs = {
    price: option("price"),
    correction: option("correction", decimal(1)),
    others: option("others", ZERO),
    rate: option("rate", ZERO),
    goods: typed.goods.flatMap(goodsOf),
  };
  const isRight = [problems.options, ...problems.goods].every((found) => Object.keys(found).length === 0);
  const isBegun = missing.every(({ field }) => field === "price" || field.endsWith("Benchmark"));
  return {
    ...(isRight && missing.length === 0 && { inputs }),
    ...(isRight && missing.length > 0 && isBegun && { partialInputs: inputs }),
    problems,
    missing,
  };
}

/** A number from zero up, or in one sentence why it is none that fits. */
export function readNumber(typed: string, { max, places }: Range): { value: Decimal } | { problem: string } {
  const digits = typedDigits(typed);
  if (digits === undefined) return { problem: spellingProblem(typed.normalize("NFKC").replace(/\s/g, "")) };
  const [whole = "", fraction = ""] = digits.split(".");
  if (fraction.length > places) return { problem: `Use at most ${places} digits after the point.` };
  const value = decimal(`${whole || "0"}${fraction && `.${fraction}`}`);
  if (compare(value, decimal(max)) > 0) return { problem: `It must not be above ${shown(decimal(max))}.` };
  return { value };
}

function spellingProblem(text: string): string {
  if (/^[-−–]\d/.test(text)) return "It must not be below 0.";
  return /^[\d,.]+$/.test(text)
    ? "Use a point for decimals, and commas only between groups of digits: 1,000 or 1,00,000."
    : "Use digits alone, such as 1500 or 0.25.";
}

/** Electricity needs no benchmark: an empty field counts as zero. Other goods must have one. */
const benchmarkIfEmpty = ({ unit }: Sector) => (unit === "MWh" ? ZERO : undefined);

const bareCode = (typed: string) => typed.normalize("NFKC").replace(/[\s.]/g, "");

/** The sector of the code's group; the first sector if the code is empty or not listed. */
export function sectorOf({ code }: TypedGoods, { sectors }: CbamFigures, codes: Codes): Sector | undefined {
  const [group] = groupsOf(bareCode(code) || "-", codes);
  return sectors.find(({ id }) => id === group?.sector) ?? sectors[0];
}

/** Whether only some goods with this code are covered, so that the visitor should check the code. */
export function isPartlyCovered({ code }: Pick<Goods, "code">, codes: Codes): boolean {
  return ["digits", "goods"].includes(verdictOf(code, codes).kind);
}

function codeProblem(code: string, codes: Codes): { code?: string } {
  const mistake = codeMistake(code, codes);
  if (mistake) return { code: mistake };
  const verdict = verdictOf(code, codes);
  if (verdict.kind === "outside")
    return {
      code: `${spacedCode(code)} is not covered today, so nothing is owed for it. ${outsideLine(verdict, spacedCode(code))}`,
    };
  if (groupsOf(code, codes).length > 1)
    return { code: `${spacedCode(code)} holds goods of several sectors. Type at least four digits.` };
  return {};
}

function yearProblem(year: string, { factors }: CbamFigures): Problems["options"] {
  if (factors.some((factor) => String(factor.year) === year)) return {};
  return {
    year: `There are no figures for “${year}”. Choose a year from ${factors[0]?.year} to ${factors.at(-1)?.year}.`,
  };
}
