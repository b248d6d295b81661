/** What can be found, in the order in which results are shown. */
export const KINDS = ["page", "training", "article", "question", "rule"] as const;

export type Kind = (typeof KINDS)[number];
