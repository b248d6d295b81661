export const KINDS = ["page", "training", "article", "question", "rule", "date"] as const;

export type EntryKind = (typeof KINDS)[number];

/** A part of a page, a question, a statement of a rule or a date, as the search finds it. */
export type SearchEntry = {
  url: string;
  kind: EntryKind;
  /** That of the page, or of the question or date. */
  title: string;
  heading?: string;
  about?: string;
  /** Words that people search for and the text does not have: found, but never quoted. */
  also: string[];
  text: string;
};
