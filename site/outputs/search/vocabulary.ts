/** Spelling is not corrected for shorter words: they may be the beginning of anything. */
export const SHORTEST = 3;

/** The words of all texts without accents and capitals, the most frequent first: a slip most likely meant that one. */
export function vocabularyOf(texts: string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [word] of folded(text).matchAll(/[\p{L}\p{M}]+/gu))
      if (word.length >= SHORTEST) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b)).map(([word]) => word);
}

/** Without capitals and accents; the signs of vowels of other scripts stay. */
export const folded = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

/** The words with raised or lowered figures, as visitors type them: CO2 for CO₂, m3 for m³. */
export function typedForms(text: string): string[] {
  const raised = text.match(/[\p{L}\p{N}]*[\u00b2\u00b3\u00b9\u2070-\u209c][\p{L}\p{N}]*/gu) ?? [];
  return [...new Set(raised.map((word) => word.normalize("NFKC")))];
}
