import type { Annex, Named } from "../../content/records/annex.ts";

type Query = { digits: string } | { words: string } | { mistake: string };

export const LONGEST_QUERY = 60;
const [FEWEST, MOST] = [2, 10];

/** What has a digit in it is taken for a code, unless it has more letters. */
export function readQuery(typed: string, annex: Annex): Query {
  const text = typed
    .normalize("NFKC")
    .trim()
    .slice(0, LONGEST_QUERY)
    .replace(/^(?:cn|hs|hsn|taric|ex)\b(?:\s*code)?[\s:]*/i, "");
  const compact = text.replace(/[\s.\-/]/g, "");
  if (/^\d+$/.test(compact)) {
    const mistake = codeMistake(compact, annex);
    return mistake ? { mistake } : { digits: compact };
  }
  const letters = compact.match(/\p{L}/gu)?.length ?? 0;
  const digits = compact.match(/\d/g)?.length ?? 0;
  if (digits > 0 && digits >= letters)
    return {
      mistake: `A code has digits only, and “${text}” has other signs in it. Type it as in 7318 15.`,
    };
  if (letters < 2)
    return {
      mistake: "Type a code of two to ten digits, as in 7318 15, or a word such as screws.",
    };
  return { words: text };
}

/** What no code of the tariff can be, in a sentence; a code that passes may still not exist. */
export function codeMistake(
  digits: string,
  { chapters }: Pick<Annex, "chapters">,
): string | undefined {
  if (!/^\d+$/.test(digits)) return "A code has digits only, as in 7318 15.";
  if (digits.length < FEWEST) return "Type at least the first two digits of the code, as in 72.";
  if (digits.length > MOST)
    return `A code has at most ${MOST} digits, and this one has ${digits.length}. Check it for a slip.`;
  const [chapter, heading] = [digits.slice(0, 2), digits.slice(0, 4)];
  if (chapter === "00" || chapter === "77")
    return `There is no chapter ${chapter}. Check the first two digits.`;
  const last = chapters.find(({ code }) => code === chapter)?.last;
  if (heading.length === 4 && last && (heading > last || heading.endsWith("00")))
    return `There is no heading ${heading}: chapter ${chapter} goes from ${chapter}01 to ${last}. Check the third and fourth digit.`;
  return undefined;
}

export const digitsOf = (code: string) => code.replaceAll(" ", "");

/** "72083900" as the tariff writes it: "7208 39 00". */
export const spacedCode = (digits: string) =>
  [digits.slice(0, 4), ...(digits.slice(4).match(/\d{1,2}/g) ?? [])].join(" ");

export const namedIn = ({ headings, groups }: Pick<Annex, "headings" | "groups">): Named[] => [
  ...headings,
  ...groups.flatMap(({ listed }) => listed.flatMap(({ except = [] }) => except)),
];

/** The name of the narrowest heading or exception that the code is within. */
export const nameOf = (digits: string, annex: Pick<Annex, "headings" | "groups">) =>
  namedIn(annex)
    .filter(({ code }) => isWithin(digits, digitsOf(code)))
    .sort((a, b) => b.code.length - a.code.length)[0]?.name;

/** Zeros at the end of a code say that it is not divided further, so 2808 is all of 2808 00 00. */
export const isWithin = (digits: string, outer: string): boolean =>
  digits.startsWith(outer) ||
  (digits.length >= 4 && outer.startsWith(digits) && /^0+$/.test(outer.slice(digits.length)));
