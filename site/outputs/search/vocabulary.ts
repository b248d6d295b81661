/** Spelling is not corrected for shorter words: they may be the beginning of anything. */
export const SHORTEST = 3;

/** The words of all texts without accents and capitals, the most frequent first: a slip most likely meant that one. */
export function vocabularyOf(texts: string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [word] of folded(text).matchAll(/\p{L}+/gu))
      if (word.length >= SHORTEST) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b)).map(([word]) => word);
}

export const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
