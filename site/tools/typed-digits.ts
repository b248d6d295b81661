/** Digits in groups of three, or as India groups them: three at the end, pairs before. */
const GROUPED = /^(\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})*,\d{3})(\.\d*)?$/;
const PLAIN = /^(\d+\.?\d*|\.\d+)$/;

/** A number as people type it, 1,500.5, 1,00,000 or 1 500, without spaces and commas; undefined if it is none. */
export function typedDigits(typed: string): string | undefined {
  const text = typed.normalize("NFKC").replace(/\s/g, "");
  return PLAIN.test(text) || GROUPED.test(text) ? text.replaceAll(",", "") : undefined;
}
