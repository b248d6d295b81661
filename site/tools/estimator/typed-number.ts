import { typedDigits } from "../typed-digits.ts";
import { compare, type Decimal, decimal, shown } from "./decimal.ts";

export type Range = { max: number; places: number };
export type Reading = { value: Decimal } | { problem: string };

/** A number from zero up. */
export function readNumber(typed: string, { max, places }: Range): Reading {
  const digits = typedDigits(typed);
  if (digits === undefined) return { problem: spelling(typed.normalize("NFKC").replace(/\s/g, "")) };
  const [whole = "", fraction = ""] = digits.split(".");
  if (fraction.length > places)
    return {
      problem: places === 0 ? "Use whole numbers." : `Use at most ${places} digits after the point.`,
    };
  const value = decimal(`${whole || "0"}${fraction && `.${fraction}`}`);
  if (compare(value, decimal(max)) > 0) return { problem: `It must not be above ${shown(decimal(max))}.` };
  return { value };
}

function spelling(text: string): string {
  if (/^[-−–]\d/.test(text)) return "It must not be below 0.";
  return /^[\d,.]+$/.test(text)
    ? "Use a point for decimals, and commas only between groups of digits: 1,000 or 1,00,000."
    : "Use digits alone, such as 1500 or 0.25.";
}
