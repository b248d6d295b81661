/** A piece of a text, and whether it is one of the words that were searched for. */
export type Piece = { text: string; isMarked: boolean };

/** The library marks words by elements and escapes angle brackets, and nothing else. */
export function piecesOf(excerpt: string): Piece[] {
  return excerpt
    .split(/<mark>(.*?)<\/mark>/)
    .map((text, index) => ({ text: written(text), isMarked: index % 2 === 1 }))
    .filter(({ text }) => text);
}

const written = (text: string) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">");

/** The library does not mark titles: here, words that begin like one of the query. */
export function markTitle(title: string, query: string): Piece[] {
  const words = wordsOf(query).map(folded);
  return title
    .split(/([\p{L}\p{N}]+)/u)
    .map((text) => ({ text, isMarked: words.some((word) => folded(text).startsWith(word)) }))
    .filter(({ text }) => text);
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
