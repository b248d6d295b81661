/** Of the known names the one somebody probably meant, if any is near enough: “servces” → “services”. */
export function nearest(
  written: string,
  known: Iterable<string>,
  room = Math.ceil(written.length / 3),
): string | undefined {
  const near = [...known]
    .map((name) => ({ name, steps: stepsBetween(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ steps }) => steps <= room)
    .sort((a, b) => a.steps - b.steps);
  return near[0]?.name;
}

/** “did you mean “services”?”, where there is something to mean. */
export function meant(written: string, known: Iterable<string>): string {
  const name = nearest(written, known);
  return name ? `did you mean “${name}”?` : "";
}

/** Letters to change, add or take out (Levenshtein). */
function stepsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
