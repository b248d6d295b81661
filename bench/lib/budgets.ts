/** Bytes with brotli, as the checks on the built pages hold them: the largest page, and islands that start at once. */
export const HTML_BUDGET = 20_480;
export const SCRIPT_BUDGET = 76_800;
