/** Enough for parts of pages; browsers check framing and scripts for documents alone. HSTS: RFC 6797. */
export const partHeaders = (siteUrl: string): Record<string, string> => ({
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  ...(siteUrl.startsWith("https:") && { "strict-transport-security": "max-age=63072000" }),
});

/** Headers of pages, and of every answer that a browser may show as a page. */
export const securityHeaders = (siteUrl: string): Record<string, string> => ({
  ...partHeaders(siteUrl),
  /** HTML pages replace this policy with the one that the build wrote. */
  "content-security-policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy":
    "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
});

/** No SVG, which runs scripts when opened by itself; no PDF, XML or text, which browsers show in viewers. */
export const PART_TYPE = /^(?:text\/(?:javascript|css)|font\/|image\/(?!svg))/;

/** Browsers ignore this in the meta element that holds a page's policy, so it must be a header. */
export const FRAME_POLICY = "frame-ancestors 'none'";

/** Only the build writes here, and each name holds a hash of the content. */
export const HASHED_FOLDERS = ["assets", "art", "cards", "photos"];
export const FOREVER = "public, max-age=31536000, immutable";

/** The search index: the files in the folders SEARCH_PARTS have hashed names, the others keep their names. */
export const SEARCH_FOLDER = "pagefind";
export const SEARCH_PARTS = ["fragment", "index"];
export const SEARCH_VOCABULARY = `/${SEARCH_FOLDER}/vocabulary.txt`;

/** A worker has the policy it is served with, so WebAssembly, of the search alone, is allowed to no page. */
export const SEARCH_WORKER = `/${SEARCH_FOLDER}/pagefind-worker.js`;
export const WORKER_POLICY =
  "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Content types that programs need to read a calendar, a feed or a text; not every host knows them by the ending. */
export const FEED_TYPES = {
  ".ics": "text/calendar; charset=utf-8",
  ".rss": "application/rss+xml; charset=utf-8",
  ".atom": "application/atom+xml; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
};

export const HOST_FILES = ["_headers", "_redirects"];
