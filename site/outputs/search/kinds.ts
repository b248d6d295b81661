/** The kinds of search results, in the order in which they are shown. */
export const KINDS = ["page", "training", "article", "question", "rule"] as const;

export type Kind = (typeof KINDS)[number];
