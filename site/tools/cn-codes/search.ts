import { nearest } from "../../../contract/nearest.ts";
import type { Annex, Named } from "../../content/records/annex.ts";
import { namedIn } from "./code.ts";

/** Too common to tell headings apart. */
const FILLERS = new Set("of or and the other in for a an with among them product".split(" "));

/** The headings that hold all of these words, by code. If there is none, a corrected query that finds one, if any. */
export function searchHeadings(
  typed: string,
  annex: Annex,
): { headings: Named[]; didYouMean?: string } {
  const asked = tokensOf(typed).filter((token) => !FILLERS.has(token));
  if (asked.length === 0) return { headings: [] };
  const all = searchableIn(annex);
  const headings = all.filter((one) => asked.every((token) => holds(one, token)));
  if (headings.length > 0) return { headings: headings.map(({ named }) => named) };
  return { headings: [], didYouMean: correctedQuery(asked, all) };
}

function correctedQuery(asked: string[], all: Searchable[]): string | undefined {
  const vocabulary = [...new Set(all.flatMap(({ spoken }) => spoken))];
  const corrected = asked.map((token) =>
    all.some((one) => holds(one, token)) ? token : nearestWord(token, vocabulary),
  );
  const isFound = all.some((one) =>
    corrected.every((word) => word !== undefined && holds(one, stem(word))),
  );
  return isFound ? corrected.join(" ") : undefined;
}

/** `tokens` are the stems of its words, `spoken` the words themselves without the fillers. */
type Searchable = { named: Named; tokens: string[]; spoken: string[] };

const searchableIn = (annex: Annex): Searchable[] =>
  namedIn(annex)
    .toSorted((a, b) => a.code.localeCompare(b.code))
    .map((named) => {
      const spoken = [named.name, ...(named.words ?? [])]
        .flatMap(wordsOf)
        .filter((word) => word.length > 2);
      return {
        named,
        tokens: spoken.map(stem),
        spoken: spoken.filter((word) => !FILLERS.has(word)),
      };
    });

/** Whether a heading has this stem. From four letters on, its beginning is enough: "galvan" finds galvanised. */
const holds = ({ tokens }: Searchable, asked: string) =>
  tokens.some((token) => token === asked || (asked.length >= 4 && token.startsWith(asked)));

const tokensOf = (text: string) => wordsOf(text).map(stem);

/** The words in small letters. "Ferro-silicon", "ferro silicon" and "ferrosilicon" are one word. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[-‐‑]/g, "")
    .replace(/\bferro (?=\p{L})/gu, "ferro")
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

function stem(word: string): string {
  const british = word.replace(/^aluminum$/, "aluminium").replace(/iz(?=ed$|ing$)/, "is");
  if (/(?:sh|ch|x|ss)es$/.test(british)) return british.slice(0, -2);
  return british.length > 3 && british.endsWith("s") && !british.endsWith("ss")
    ? british.slice(0, -1)
    : british;
}

function nearestWord(token: string, vocabulary: string[]): string | undefined {
  const forms = vocabulary.flatMap((word) => [stem(word), word]);
  const found = nearest(token, forms, allowedSlips(token));
  return vocabulary.find((word) => stem(word) === found || word === found);
}

/** How many letters may be wrong in a word of this length. */
function allowedSlips({ length }: string): number {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}
