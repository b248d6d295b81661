type Counted = {
  state: "off" | "loading" | "failed" | "ready";
  /** How many there are, match the filters, and are shown. */
  total: number;
  found: number;
  shown: number;
};

/** What the list of articles says of itself. */
export function articleCount({ state, total, found, shown }: Counted): string {
  if (state === "loading") return `Searching ${total} articles …`;
  if (state === "failed") return "The articles could not be searched";
  if (shown === total) return `${total} ${total === 1 ? "article" : "articles"}`;
  if (found === total || shown === found) return `Showing ${shown} of ${total} articles`;
  return `${found} of ${total} articles found, the first ${shown} shown`;
}
