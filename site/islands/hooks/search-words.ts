import { nearest } from "../../../contract/nearest.ts";
import { folded, SHORTEST } from "../../outputs/search/vocabulary.ts";

export type Piece = { text: string; isMarked: boolean };

/** Signs of vowels belong to words of Devanagari. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** In words; after the first one that was found, a sentence that is cut has some more. */
const [LEAST, MOST, AFTER] = [24, 44, 6];
/** Between sentences, but not after an initial or a “No.”. */
const SENTENCE_END =
  /(?<=[.?!…]["”’)]*)(?<!\b(?:\p{L}|Nos?|regs?|paras?)\.)\s+(?=["“‘(]?[\p{Lu}\p{N}])/u;

/** The sentences of a text that say most of these words. What is too long is cut at its end. */
export function quote(text: string, words: string[]): Piece[] {
  const quoted = lengthOf(text) > MOST ? bestOf(text, words) : text;
  const all = quoted.split(" ");
  const first = all.findIndex((word) => countOf(word, words) > 0);
  const end = Math.max(MOST, first + AFTER);
  const cut = all
    .slice(0, end)
    .join(" ")
    .replace(/[,;:]$/, "");
  return marked(all.length > end ? `${cut} …` : quoted, words);
}

/** From each sentence on, as many as are needed; of these quotes the first with most of the words. */
function bestOf(text: string, words: string[]): string {
  const sentences = text.split(SENTENCE_END);
  const quotes = sentences.map((begin, index) => {
    let quoted = begin;
    for (const next of sentences.slice(index + 1)) {
      if (lengthOf(quoted) >= LEAST) break;
      quoted = `${quoted} ${next}`;
    }
    return { quoted, count: countOf(quoted, words) * 2 + Math.sign(countOf(begin, words)) };
  });
  return quotes.reduce((best, next) => (next.count > best.count ? next : best)).quoted;
}

const lengthOf = (text: string) => text.split(" ").length;

const countOf = (text: string, words: string[]) =>
  words.filter((word) => marked(text, [word]).some(({ isMarked }) => isMarked)).length;

/** Marks the words of a text that begin with one of these words, or with what is before its ending. */
export function marked(text: string, words: string[]): Piece[] {
  const stems = words.map((word) => stemOf(folded(word)));
  const isLike = (word: string) => (stem: string) =>
    stem.length < SHORTEST ? word === stem : word.startsWith(stem);
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .map((text) => ({ text, isMarked: stems.some(isLike(folded(text))) }))
    .filter(({ text }) => text);
}

const EMPTY_WORDS = new Set(
  `a an and any are at be by can could did do does for from get had has have how i if in is it its me much my need next
  of on or our should so still tell that the their there they this to us was we were what where which who why will with
  would you your`.split(/\s+/),
);

const ENDING = /(?:ings?|ions?|ers?|ies|e?s|ed|ly)$/;
const LONG = 8;
/** Goods are named by the headings of the tariff. */
const HEADING_DIGITS = 4;

const stemOf = (word: string) => {
  const stem = word.replace(ENDING, "");
  return stem.length > SHORTEST ? stem : word;
};

/**
 * A word that the site does not use is replaced by the nearest in `vocabulary`, the most frequent first. Without one it
 * is left out: the library would find half of the site by its first letters. “When” asks for a date.
 */
export function understood(
  query: string,
  vocabulary: string[],
): { asked: string; words: string[] } {
  const code = codeIn(query);
  if (code) return { asked: query, words: [code.slice(0, HEADING_DIGITS)] };
  const words: string[] = [];
  const isEmpty = (word: string) => EMPTY_WORDS.has(folded(word));
  const isAllEmpty = (query.match(WORD) ?? []).every(isEmpty);
  const asked = query.replace(WORD, (word) => {
    if (isEmpty(word) && !isAllEmpty) return word;
    const known = knownWord(word, vocabulary);
    if (known) words.push(folded(known) === "when" ? "date" : known);
    return known ?? word;
  });
  return { asked, words };
}

/** The word, if the site uses it or it is too short to correct or holds a digit; otherwise the nearest, if any. */
function knownWord(word: string, vocabulary: string[]): string | undefined {
  const looked = folded(word);
  if (looked.length < SHORTEST || /\p{N}/u.test(looked)) return word;
  const stem = stemOf(looked);
  if (vocabulary.some((known) => known.startsWith(stem))) return word;
  return nearest(looked, vocabulary, looked.length < LONG ? 1 : 2);
}

const codeIn = (query: string) =>
  /^\s*(?:\d\d[ .]*){2,5}$/.test(query) ? query.replace(/\D/g, "") : undefined;

/** The path of a result; one that holds the beginning of the code that was looked for gets all of it. */
export function withCode(to: string, query: string): string {
  const code = codeIn(query);
  return to.replace(/(?<==)\d{2,}$/, (digits) => (code?.startsWith(digits) ? code : digits));
}
