import { nearest } from "../../../contract/nearest.ts";
import { folded, wordsOf } from "./search-marks.ts";

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
