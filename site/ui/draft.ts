/** Attributes of a form whose draft site/views/contact/keep-draft.ts stores until the form is sent. */
export const draftForm = { "data-draft": "" };

export const DRAFT_KEY = "draft";

/** The event of an island that failed and was replaced by its HTML, whose fields are new and empty. */
export const ISLAND_FAILED = "island-failed";
