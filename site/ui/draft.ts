/** Marks the form whose draft site/views/contact/keep-draft.ts stores until it is sent. */
export const draftForm = { "data-draft": "" };

/** Under which the tab stores it. */
export const DRAFT_KEY = "draft";

/** The event of an island that failed and gave way to its HTML: the controls are new and empty. */
export const ISLAND_FAILED = "island-failed";
