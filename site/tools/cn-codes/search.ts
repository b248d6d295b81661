import type { Annex, Named } from "../../content/records/annex.ts";

export type Found = { headings: Named[]; didYouMean?: string };

/** Too common to tell headings apart. */
const FILLERS = new Set([
  "of",
  "or",
  "and",
  "the",
  "other",
  "in",
  "for",
  "a",
  "an",
  "with",
  "among",
  "them",
  "product",
]);

/** The headings that hold all of these words, those whose own words they are first. */
export function search(typed: string, annex: Annex): Found {
  const asked = tokensOf(typed).filter((token) => !FILLERS.has(token));
  const all = searched(annex);
  const headings = asked.length === 0 ? [] : all.filter((one) => asked.every((token) => holds(one, token)));
  if (headings.length > 0) return { headings: headings.map(({ named }) => named) };
  const vocabulary = [...new Set(all.flatMap(({ spoken }) => spoken))];
  const corrected = asked.map((token) => {
    const isKnown = all.some((one) => holds(one, token));
    return isKnown ? token : nearestWord(token, vocabulary);
  });
  const isFound =
    corrected.length > 0 &&
    all.some((one) => corrected.every((word) => word !== undefined && holds(one, stem(word))));
  return isFound ? { headings: [], didYouMean: corrected.join(" ") } : { headings: [] };
}

type Searched = { named: Named; tokens: string[]; spoken: string[] };

function searched({ headings, groups }: Annex): Searched[] {
  const exceptions = groups.flatMap(({ listed }) => listed.flatMap(({ except = [] }) => except));
  return [...headings, ...exceptions]
    .toSorted((a, b) => a.code.localeCompare(b.code))
    .map((named) => {
      const spoken = [named.name, ...(named.words ?? [])].flatMap(wordsOf).filter((word) => word.length > 2);
      return { named, tokens: spoken.map(stem), spoken: spoken.filter((word) => !FILLERS.has(word)) };
    });
}

/** Long words may be typed in part: "galvan" finds what is galvanised. */
const holds = ({ tokens }: Searched, asked: string) =>
  tokens.some((token) => token === asked || (asked.length >= 4 && token.startsWith(asked)));

const tokensOf = (text: string) => wordsOf(text).map(stem);

/** "Ferro-silicon" and "ferrosilicon" are one word. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[-‐‑]/g, "")
    .replace(/\bferro (?=\p{L})/gu, "ferro")
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** Without the ending of the plural, and with British spelling. */
function stem(word: string): string {
  const british = word.replace(/^aluminum$/, "aluminium").replace(/iz(?=ed$|ing$)/, "is");
  if (/(?:sh|ch|x|ss)es$/.test(british)) return british.slice(0, -2);
  return british.length > 3 && british.endsWith("s") && !british.endsWith("ss")
    ? british.slice(0, -1)
    : british;
}

function nearestWord(token: string, vocabulary: string[]): string | undefined {
  const most = token.length >= 8 ? 2 : token.length >= 4 ? 1 : 0;
  return vocabulary
    .map((word) => ({ word, slips: Math.min(slipsBetween(token, stem(word)), slipsBetween(token, word)) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips)[0]?.word;
}

/** How many letters must be put in, left out, changed or swapped with the next one. */
function slipsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}
