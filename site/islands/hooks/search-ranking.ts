export type Hit = { id: string; score: number };

/** `byWord` and the result have the best first. A rare word counts for more, and how often it is repeated for little. */
export function ranked<One extends Hit>(byWord: One[][]): One[] {
  const found = new Map<string, { hit: One; weight: number; words: number }>();
  for (const hits of byWord) {
    const best = hits[0]?.score || 1;
    const rarity = 1 / Math.log2(2 + hits.length);
    for (const hit of hits) {
      const { weight, words } = found.get(hit.id) ?? { weight: 0, words: 0 };
      found.set(hit.id, {
        hit,
        weight: weight + rarity * Math.sqrt(hit.score / best),
        words: words + 1,
      });
    }
  }
  const all = [...found.values()];
  const least = Math.min(
    Math.floor(byWord.length / 2) + 1,
    Math.max(...all.map(({ words }) => words)),
  );
  return all
    .filter(({ words }) => words >= least)
    .sort((a, b) => b.weight * b.words - a.weight * a.words)
    .map(({ hit }) => hit);
}
