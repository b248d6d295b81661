import { compare, type Decimal, decimal, shown } from "./decimal.ts";

export type Range = { max: number; places: number };
export type Reading = { value: Decimal } | { problem: string };

/** Groups of three after the first, or as India groups: three at the end, pairs before. */
const GROUPED = /^(\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})*,\d{3})(\.\d*)?$/;
const PLAIN = /^(\d+\.?\d*|\.\d+)$/;

/** A number from zero up as people type it: 1500, 1,500.5, 1,00,000 or 1 500. */
export function readNumber(typed: string, { max, places }: Range): Reading {
  const text = typed.normalize("NFKC").replace(/\s/g, "");
  if (/^[-−–]\d/.test(text)) return { problem: "It must not be below 0." };
  if (!PLAIN.test(text) && !GROUPED.test(text)) return { problem: spelling(text) };
  const [whole = "", fraction = ""] = text.replaceAll(",", "").split(".");
  if (fraction.length > places)
    return {
      problem: places === 0 ? "Use whole numbers." : `Use at most ${places} digits after the point.`,
    };
  const value = decimal(`${whole || "0"}${fraction && `.${fraction}`}`);
  if (compare(value, decimal(max)) > 0) return { problem: `It must not be above ${shown(decimal(max))}.` };
  return { value };
}

function spelling(text: string): string {
  return /^[\d,.]+$/.test(text)
    ? "Use a point for decimals, and commas only between groups of digits: 1,000 or 1,00,000."
    : "Use digits alone, such as 1500 or 0.25.";
}
