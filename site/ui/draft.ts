export const DRAFT_KEY = "draft";

/** The event of an island that failed and was replaced by its HTML, whose fields are new and empty. */
export const ISLAND_FAILED = "island-failed";
