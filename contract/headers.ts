/**
 * What every answer carries, whoever serves the site. For what is only a part of a page it is all: whether it may be
 * framed or run a script is asked of documents alone. HSTS stands on all, as RFC 6797 asks: any answer may be the first.
 */
export function partHeaders(siteUrl: string): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    ...(siteUrl.startsWith("https:") && { "strict-transport-security": "max-age=63072000" }),
  };
}

/** What a page carries, and every answer that a browser may show as one. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    ...partHeaders(siteUrl),
    /** HTML pages replace it with the one their build wrote. */
    "content-security-policy":
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  };
}

/**
 * Types of files that are only ever parts of a page: scripts, styles, fonts and pictures of pixels. A drawing is none,
 * because SVG opened by itself runs scripts, and neither is PDF, XML or text, which browsers show in viewers of their own.
 */
export const PART_TYPE = /^(?:text\/(?:javascript|css)|font\/|image\/(?!svg))/;

/** Ignored in the policy that each page carries in a meta element, so it must be a header. */
export const FRAME_POLICY = "frame-ancestors 'none'";

/** Only the build writes here, and each name holds a hash of the content. */
export const HASHED_FOLDERS = ["assets", "art", "cards", "photos"];
export const FOREVER = "public, max-age=31536000, immutable";

/** The index of the search: its parts have names by their content, its entries stay where they are. */
export const SEARCH_FOLDER = "pagefind";
export const SEARCH_PARTS = ["fragment", "index", "filter"];

/**
 * A worker has the policy it is served with, not that of the page. The library of the search is WebAssembly, which
 * runs in this worker alone, so no page has to allow it.
 */
/** The words of the site, by which the search corrects slips. */
export const SEARCH_VOCABULARY = `/${SEARCH_FOLDER}/vocabulary.txt`;
export const SEARCH_WORKER = `/${SEARCH_FOLDER}/pagefind-worker.js`;
export const WORKER_POLICY =
  "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Programs that follow a calendar or a feed look at these, and not every host knows the endings. */
export const FEED_TYPES = {
  ".ics": "text/calendar; charset=utf-8",
  ".rss": "application/rss+xml; charset=utf-8",
  ".atom": "application/atom+xml; charset=utf-8",
};

/** Made for static hosts; no addresses of the site. */
export const HOST_FILES = ["_headers", "_redirects"];
