/** The key of the draft in the storage of the tab; apart from draft.ts, which comes with React. */
export const DRAFT_KEY = "draft";
