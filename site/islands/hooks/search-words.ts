import { nearest } from "../../../contract/nearest.ts";
import { folded, SHORTEST } from "../../outputs/search/vocabulary.ts";

/** A piece of a text, and whether it is one of the words that were searched for. */
export type Piece = { text: string; isMarked: boolean };

/** How many words a quote has at least: in all, and from the found word on. */
const QUOTED = 24;
const AFTER = 6;
const SENTENCE_END = /[.?!:]["”’)]*$/;

/**
 * The part of a text that holds most of the found words, from the beginning of a sentence. `found` are the positions
 * of those words in the text, `from` is that of the first word that may be quoted.
 */
export function quote(text: string, found: number[], from = 0): Piece[] {
  const words = text.split(/\s+/);
  const quotes = (found.length > 0 ? found : [from]).map((position) => {
    const begin = from + 1 + words.slice(from, position).findLastIndex((word) => SENTENCE_END.test(word));
    const end = Math.max(begin + QUOTED, position + AFTER);
    return { begin, end, count: found.filter((other) => other >= begin && other < end).length };
  });
  const { begin, end } = quotes.reduce((best, next) => (next.count > best.count ? next : best));
  const quoted = words.slice(begin, end);
  const isCut = end < words.length && !/[.?!]$/.test(quoted.at(-1) ?? "");
  return quoted
    .map((text, index) => ({ text, isMarked: found.includes(begin + index) }))
    .concat(isCut ? { text: "…", isMarked: false } : [])
    .flatMap((piece, index) => (index > 0 ? [{ text: " ", isMarked: false }, piece] : piece));
}

/** Marks the words of a title that begin with a word of the query; the library does not mark titles. */
export function markTitle(title: string, query: string): Piece[] {
  const words = wordsOf(query).map(folded);
  return title
    .split(/([\p{L}\p{N}]+)/u)
    .map((text) => ({ text, isMarked: words.some((word) => folded(text).startsWith(word)) }))
    .filter(({ text }) => text);
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that say nothing about what is asked for. They are left out of the query; every other word has to be found. */
const EMPTY_WORDS = new Set(
  `a an and any are at be by can could did do does for from get had has have how i if in is it its me much my need of
  on or our should so tell that the their there they this to us was we were what when where which who why will with
  would you your`.split(/\s+/),
);

const ENDING = /(?:ings?|ions?|ers?|ies|e?s|ed|ly)$/;
const LONG = 8;

/**
 * Replaces a word that the site does not use by the nearest in `vocabulary`, the most frequent first. Undefined if none
 * is near: for an unknown word the library would find half of the site by its first letters.
 */
export function corrected(query: string, vocabulary: string[]): string | undefined {
  const all = wordsOf(query);
  const telling = all.filter((word) => !EMPTY_WORDS.has(folded(word)));
  const words = telling.length > 0 ? telling : all;
  const found = words.map((word) => knownWord(word, vocabulary));
  return found.every((word) => word !== undefined) ? found.join(" ") : undefined;
}

/** The word, if the site uses it or it is too short to correct or holds a digit; otherwise the nearest, if any. */
function knownWord(word: string, vocabulary: string[]): string | undefined {
  const looked = folded(word);
  if (looked.length < SHORTEST || /\p{N}/u.test(looked)) return word;
  if (vocabulary.some((known) => isForm(looked, known))) return word;
  return nearest(looked, vocabulary, looked.length < LONG ? 1 : 2);
}

/** Whether the word begins a known one, or is one with another ending, which the library finds: kettle, kettling. */
function isForm(word: string, known: string): boolean {
  const stem = word.replace(ENDING, "");
  return known.startsWith(word) || (stem.length > SHORTEST && known.startsWith(stem));
}
