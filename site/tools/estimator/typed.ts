import type { CbamFigures } from "../../content/records/cbam-figures.ts";
import type { Price } from "../../content/records/cbam-values.ts";

/** What each step asks for. Links use the same names, so they stay. */
const ASKED = {
  1: ["code"],
  2: ["choice", "default", "own", "paid"],
  3: ["year", "benchmark", "precursors", "route", "ownBenchmark", "correction"],
  4: ["price"],
  5: ["tonnes", "others", "rate"],
} as const;

export type Field = (typeof ASKED)[keyof typeof ASKED][number];
export const FIELDS: Field[] = Object.values(ASKED).flat();

/** Code, emissions, deduction, price; then the result, and what to do with it. */
export const STEPS = [1, 2, 3, 4, 5, 6] as const;
export type Step = (typeof STEPS)[number];
export const RESULT: Step = 5;

/** The whole state of the estimator, right or wrong. `price` is a published period (Q3 2026) or an amount. */
export type Typed = Record<Field, string> & { step: Step };

export const LONGEST = { code: 60, number: 20 };

/** The year of `day` if figures are held for it, otherwise the first; the price published last. */
export function emptyTyped({ factors }: CbamFigures, prices: Price[], day: string): Typed {
  const year =
    factors.find((factor) => day.startsWith(String(factor.year)))?.year ?? factors[0]?.year ?? "";
  const empty = Object.fromEntries(FIELDS.map((field) => [field, ""])) as Record<Field, string>;
  return { ...empty, year: String(year), price: prices.at(-1)?.period ?? "", step: 1 };
}

/** The first step that asks for one of the fields; undefined where none is given. */
export const firstStepOf = (fields: Field[]) =>
  ([1, 2, 3, 4, 5] as const).find((step) => ASKED[step].some((field) => fields.includes(field)));

/** What is empty is left out, and the first step with it: `fromQuery` reads it back. */
export function toQuery(typed: Typed): string {
  const query = new URLSearchParams();
  for (const field of FIELDS) if (typed[field]) query.set(field, typed[field]);
  if (typed.step > 1) query.set("step", String(typed.step));
  return query.toString();
}

/** Anybody can write a link: mistakes stay for the fields to show, and long texts are cut. */
export function fromQuery(search: string, empty: Typed): Typed | undefined {
  const query = fromGoods(new URLSearchParams(search));
  const given = [...query].flatMap(([name, text]) => {
    const field = FIELDS.find((one) => one === name);
    return field ? [[field, text.slice(0, field === "code" ? LONGEST.code : LONGEST.number)]] : [];
  });
  if (given.length === 0) return undefined;
  const typed: Typed = { ...empty, ...Object.fromEntries(given) };
  const step = STEPS.find((one) => String(one) === query.get("step"));
  return { ...typed, step: step ?? (typed.code ? 2 : 1) };
}

/** In links of the first edition one parameter holds a good: its parts, from some after its sector. */
const OF_GOODS = ["code", "tonnes", "own", "ownBenchmark", "default", "benchmark", "paid"] as const;

function fromGoods(query: URLSearchParams): URLSearchParams {
  const goods = query.get("goods");
  if (goods === null) return query;
  const parts = goods.replace(/^[a-z-]+_/, "").split("_");
  for (const [index, field] of OF_GOODS.entries()) query.set(field, parts[index] ?? "");
  // Their benchmark held that of the precursors.
  query.set("precursors", query.get("own") ? "0" : "");
  query.set("step", String(RESULT));
  return query;
}
