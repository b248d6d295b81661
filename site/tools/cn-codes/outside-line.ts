import type { Verdict } from "./verdict.ts";

/** The sentence for a code that is not covered; the estimator says it, too. */
export function outsideLine(
  { exception, near }: Extract<Verdict, { kind: "outside" }>,
  code: string,
): string {
  if (exception)
    return `Annex I lists ${placeOf(exception.of.code)}, but leaves out ${exception.code}: ${lowerFirst(exception.name)}.`;
  if (near.length === 0) return `Annex I lists nothing of chapter ${code.slice(0, 2)}.`;
  const codes = near.map((one) => one.code);
  const isHeading = codes.every((one) => one.slice(0, 4) === code.slice(0, 4));
  return `Annex I does not list it. Of ${placeOf(code.slice(0, isHeading ? 4 : 2))} it lists ${listOf(codes)}.`;
}

export const placeOf = (code: string) => (code.length === 2 ? `chapter ${code}` : code);

const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);

const list = new Intl.ListFormat("en-GB");

export const listOf = (codes: string[]) => list.format(codes);
