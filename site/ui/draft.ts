/** Marks the form whose words are kept until they are sent; site/views/contact/keep-draft.ts does it. */
export const draftForm = { "data-draft": "" };

/** Where they are kept, for the tab. */
export const DRAFT_KEPT = "draft";

/** Told to the window when an island gave way to the HTML it was served as: its controls are new and empty. */
export const ISLAND_FAILED = "island-failed";
