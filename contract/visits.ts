/** How pages tell their own server what is to be counted. It is bundled into the site, so it holds constants alone. */

export const VISIT_PATH = "/f/visit";

export const PAGE_EVENTS = ["begun", "finished", "amount", "search"] as const;
export type PageEvent = (typeof PAGE_EVENTS)[number];

/**
 * What is sent, a line each: "true" where a program drives the browser; then "seen", the path of the page, the host that
 * led here and the part of the query that names a campaign, or an event and what it is about. The host is the site's own
 * where no visit begins.
 */
export const SEEN = "seen";
