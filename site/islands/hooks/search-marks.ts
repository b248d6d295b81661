/** A piece of a text, and whether it is one of the words that were searched for. */
export type Piece = { text: string; isMarked: boolean };

/** How many words are quoted, and how many after the last one that was searched for where it comes late. */
const QUOTED = 24;
const AFTER = 6;

/**
 * The sentences of a text that hold most of the words that were found, from the beginning of the first. `found` are
 * the positions of those words among all of the text, `from` that of the first word that may be quoted.
 */
export function quote(text: string, found: number[], from = 0): Piece[] {
  const words = text.split(/\s+/);
  const beginOf = (position: number) => {
    let begin = position;
    while (begin > from && !/[.?!:]["”’)]*$/.test(words[begin - 1] ?? "")) begin--;
    return begin;
  };
  const quotes = [...found, ...(found.length > 0 ? [] : [from])].map((position) => {
    const begin = beginOf(position);
    const end = Math.max(begin + QUOTED, position + AFTER);
    return { begin, end, count: found.filter((other) => other >= begin && other < end).length };
  });
  const { begin, end } = quotes.reduce((best, next) => (next.count > best.count ? next : best));
  const isFound = new Set(found);
  const rest = end < words.length && !/[.?!]$/.test(words[end - 1] ?? "") ? " …" : "";
  return words
    .slice(begin, end)
    .map((word, index) => ({ text: word, isMarked: isFound.has(begin + index) }))
    .flatMap((piece, index) => [...(index > 0 ? [{ text: " ", isMarked: false }] : []), piece])
    .concat({ text: rest, isMarked: false })
    .reduce<Piece[]>(joined, []);
}

/** Neighbours that are not marked are one piece. */
function joined(pieces: Piece[], next: Piece): Piece[] {
  const last = pieces.at(-1);
  if (last && !last.isMarked && !next.isMarked) last.text += next.text;
  else if (next.text) pieces.push(next);
  return pieces;
}

/** The library does not mark titles: here, words that begin like one of the query. */
export function markTitle(title: string, query: string): Piece[] {
  const words = wordsOf(query).map(folded);
  return title
    .split(/([\p{L}\p{N}]+)/u)
    .map((text) => ({ text, isMarked: words.some((word) => folded(text).startsWith(word)) }))
    .filter(({ text }) => text);
}

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

export const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
