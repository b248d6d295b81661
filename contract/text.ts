/** What people paste, made into text that can be sent. It is bundled into the site, so it imports nothing. */

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const CONTROL_EXCEPT_LINES = /(?![\n\t])\p{Cc}/gu;
const LONE_SURROGATE = /\p{Cs}/gu;

/** Scripts in which some words are spelt with a joiner: Malayalam and Kannada names, Persian compounds. */
const JOINING =
  "[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}]";

const UNSEEN = "\\p{Default_Ignorable_Code_Point}";
const SEEN_LETTER = `(?!${UNSEEN})[\\p{L}\\p{M}]`;
const SEEN_SIGN = `(?!${UNSEEN})[\\p{L}\\p{N}\\p{S}]`;

/** The two joiners after a letter that may need one, and a variant's mark after the sign it chooses, are spelling. */
const SPELLING = `(?<=(?=${SEEN_LETTER})${JOINING})[\\u200c\\u200d]|(?<=${SEEN_SIGN})\\p{Variation_Selector}`;
const UNSEEN_EXCEPT_SPELLING = new RegExp(`(?!${SPELLING})${UNSEEN}`, "gu");
const EVERY_UNSEEN = new RegExp(UNSEEN, "gu");

/** Anything a reader would see; the Braille cell without dots is a sign to Unicode and a blank to the eye. */
const VISIBLE = new RegExp(`[^\\s\\p{Z}\\u2800${UNSEEN}]`, "u");

/** Cleans text of several lines: every break becomes \n, direction marks stay. Empty if a reader would see nothing. */
export const cleanLines = (text: string): string =>
  trimIfVisible(
    text
      .replace(LINE_BREAK, "\n")
      .replace(CONTROL_EXCEPT_LINES, "")
      .replace(LONE_SURROGATE, "\ufffd"),
  );

export const cleanLine = (text: string): string =>
  trimIfVisible(
    cleanLines(text)
      .replace(/[\n\t]+/g, " ")
      .replace(UNSEEN_EXCEPT_SPELLING, ""),
  );

export const withoutUnseen = (text: string): string => text.replace(EVERY_UNSEEN, "");
const trimIfVisible = (text: string): string => (VISIBLE.test(text) ? text.trim() : "");
