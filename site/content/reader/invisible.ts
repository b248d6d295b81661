// In a file of its own, since the page of the desk has it in the browser, where nothing can read files.

/**
 * Soft hyphens, spaces without width, marks of direction, control characters: they mean nothing in a text of the site.
 * Word joiners do, and what chooses or spells an emoji.
 */
const INVISIBLE =
  /(?![\t\n\r])\p{Cc}|(?![\u2060\u{e0020}-\u{e007f}]|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;
const JOINERS = "\u200c\u200d";

/** What a joiner may follow: a letter of a script that joins its letters, as Devanagari, or a part of an emoji. */
const JOINED =
  /(?:(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}|\p{M}|\p{Extended_Pictographic}|\p{Emoji_Modifier})$/u;

/** Line ends and spaces of other widths, which office programs and web pages write. */
const SPACES = /[\v\f\u0085\u1680\u2000-\u200a\u2028\u2029\u205f\u3000]/g;

type Cleaned = { text: string; removed: number };

/** A text without invisible characters; spaces of other widths become plain ones, letters and their accents one sign. */
export function withoutInvisible(text: string): Cleaned {
  let removed = 0;
  const plain = text.replace(SPACES, " ").replaceAll("\u202f", "\u00a0");
  const visible = plain.replace(INVISIBLE, (sign, at: number) => {
    if (JOINERS.includes(sign) && JOINED.test(plain.slice(Math.max(0, at - 2), at))) return sign;
    removed += 1;
    return "";
  });
  return { text: visible.normalize("NFC"), removed };
}

/** The same for each text of a value, however deep it lies. */
export function valueWithoutInvisible<Value>(value: Value): { value: Value; removed: number } {
  let removed = 0;
  const clean = (part: unknown): unknown => {
    if (typeof part === "string") {
      const cleaned = withoutInvisible(part);
      removed += cleaned.removed;
      return cleaned.text;
    }
    if (Array.isArray(part)) return part.map(clean);
    if (typeof part !== "object" || part === null || part instanceof Date) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, clean(inner)]));
  };
  return { value: clean(value) as Value, removed };
}

/** “3 invisible characters were taken out.”; nothing for none. */
export function removedText(removed: number): string {
  if (removed === 0) return "";
  return removed === 1
    ? "An invisible character was taken out."
    : `${removed} invisible characters were taken out.`;
}
