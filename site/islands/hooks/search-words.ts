import { nearest } from "../../../contract/nearest.ts";

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

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Words of questions that say nothing about what is asked for; every other word has to be found. */
const EMPTY_WORDS = new Set(
  `a an and any are at be by can could did do does for from get had has have how i if in is it its me much my need of
  on or our should so tell that the their there they this to us was we were what when where which who why will with
  would you your`.split(/\s+/),
);

/** Shorter ones may be the beginning of anything. */
const SHORTEST = 3;
const ENDING = /(?:ings?|ions?|ers?|ies|e?s|ed|ly)$/;
const LONG = 8;

/**
 * The query as the library is asked. The library looks for the longest beginning of a word it knows, so that a slip in
 * the second letter finds half of the site: a word that the site does not use is replaced by the nearest that it does.
 * Without one, nothing is found.
 *
 * @param vocabulary the words of the site, the most frequent first
 */
export function askedFor(query: string, vocabulary: string[]): string | undefined {
  const all = wordsOf(query);
  const telling = all.filter((word) => !EMPTY_WORDS.has(folded(word)));
  const words = telling.length > 0 ? telling : all;
  const found = words.map((word) => knownWord(word, vocabulary));
  return found.every((word) => word !== undefined) ? found.join(" ") : undefined;
}

function knownWord(word: string, vocabulary: string[]): string | undefined {
  const looked = folded(word);
  if (looked.length < SHORTEST || /\p{N}/u.test(looked)) return word;
  if (vocabulary.some((known) => isForm(looked, known))) return word;
  return nearest(looked, vocabulary, looked.length < LONG ? 1 : 2);
}

/** A beginning of a known word, or the word with another ending, which the library finds: kettle, kettling. */
function isForm(word: string, known: string): boolean {
  const stem = word.replace(ENDING, "");
  return known.startsWith(word) || (stem.length > SHORTEST && known.startsWith(stem));
}
