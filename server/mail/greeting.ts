/** Parts of names that are written small: "Vasco da Gama", "Ludwig van Beethoven". */
const PARTICLES = new Set(
  "al bin bint da de del della den der di dos du el la le san ten ter van von y".split(" "),
);

/** Words that make a sentence and no name. */
const SENTENCE_WORDS = new Set(
  "a an and are at buy call check claim click for free from get go here hi hello is it me money my no not now of offer on or our please prize sale see send the this to today us visit we win with you your".split(
    " ",
  ),
);

const LONGEST = 40;
const MOST_WORDS = 5;
/** Letters with their marks; three marks in a row are a script's, more are decoration. */
const WORD = /^\p{L}(?:\p{L}|\p{M}(?!\p{M}{3})|\p{Cf}(?=\p{L})|['’-](?=\p{L}))*\.?$/u;
/** With a capital, or of a script that has none. */
const STARTS_LIKE_A_NAME = /^[\p{Lu}\p{Lt}\p{Lo}]/u;

/**
 * Greets by name only if it looks like one: short, no digits, no sentence. A form must not carry an advertisement into
 * a stranger's mailbox.
 */
export function greeting(name: string): string {
  return looksLikeName(name) ? `Dear ${name},` : "Hello,";
}

function looksLikeName(name: string): boolean {
  const words = name.split(" ");
  return (
    name.length <= LONGEST &&
    words.length <= MOST_WORDS &&
    STARTS_LIKE_A_NAME.test(name) &&
    words.every((word) => WORD.test(word) && (STARTS_LIKE_A_NAME.test(word) || PARTICLES.has(word))) &&
    !words.some((word) => SENTENCE_WORDS.has(word.toLowerCase())) &&
    /** A full stop ends a sentence or follows an initial or a title, which are short. */
    words.every((word) => !word.endsWith(".") || word.length <= 5)
  );
}
