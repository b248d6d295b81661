const PAIRS = `क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph
  ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h`;
const CONSONANTS = new Map(
  [...PAIRS.matchAll(/(\S+) (\S+)/g)].map(([, letter = "", latin = ""]) => [letter, latin]),
);

/** The vowels as letters of their own; as signs after a consonant; and the virama, which says that there is none. */
const VOWELS = "अआइईउऊऋएऐऑओऔ";
const SIGNS = "\u0905ािीुूृेैॉोौ";
const SPOKEN = ["a", "a", "i", "i", "u", "u", "ri", "e", "ai", "o", "o", "au"];
const VIRAMA = "\u094d";
const MARKS: Record<string, string> = { "\u0901": "n", "\u0902": "n", "\u0903": "h" };

/** A text with its words of Devanagari in Latin letters, as one would type them for a path; all else stays. */
export function inLatin(text: string): string {
  return text
    .normalize("NFC")
    .replace(
      /([क-ह])\u093c?([\u093e-\u094d])?([\u200c\u200d])?(?=([\u0900-\u0963])?)/gu,
      (_, letter, sign, _joiner, next) => {
        const isSilent = sign === VIRAMA || (sign === undefined && next === undefined);
        const vowel = sign === undefined ? "a" : (SPOKEN[SIGNS.indexOf(sign)] ?? "");
        return `${CONSONANTS.get(letter) ?? ""}${isSilent ? "" : vowel}`;
      },
    )
    .replace(/[\u0901-\u0903]/g, (mark) => MARKS[mark] ?? "")
    .replace(/[अ-औ]/g, (letter) => SPOKEN[VOWELS.indexOf(letter)] ?? "")
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - "०".charCodeAt(0)));
}
