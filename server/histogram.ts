/** Durations in seconds, counted by upper bounds as Prometheus wants them. */
export function createHistogram(name: string, help: string, bounds: readonly number[]) {
  const counts = bounds.map(() => 0);
  let count = 0;
  let sum = 0;
  return {
    observe(seconds: number): void {
      count++;
      sum += seconds;
      const index = bounds.findIndex((bound) => seconds <= bound);
      if (index >= 0) counts[index] = (counts[index] ?? 0) + 1;
    },
    text(): string {
      let below = 0;
      const buckets = bounds.map((bound, index) => {
        below += counts[index] ?? 0;
        return `${name}_bucket{le="${bound}"} ${below}\n`;
      });
      const totals = `${name}_bucket{le="+Inf"} ${count}\n${name}_sum ${sum}\n${name}_count ${count}\n`;
      return `# HELP ${name} ${help}\n# TYPE ${name} histogram\n${buckets.join("")}${totals}`;
    },
  };
}
