/** The known name that a misspelt one most likely means, within `maxSteps` changes: “servces” → “services”. */
export function nearest(
  written: string,
  known: Iterable<string>,
  maxSteps = Math.ceil(written.length / 3),
) {
  const near = [...known]
    .map((name) => ({ name, steps: stepsBetween(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ steps }) => steps <= maxSteps)
    .sort((a, b) => a.steps - b.steps);
  return near[0]?.name;
}

export function meant(written: string, known: Iterable<string>): string {
  const name = nearest(written, known);
  return name ? `did you mean “${name}”?` : "";
}

/** How many letters to change, add or take out, or neighbours to swap, make `b` of `a` (Damerau and Levenshtein). */
function stepsBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const isSwapped = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
      next.push(
        Math.min(
          (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          isSwapped ? (before[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}
