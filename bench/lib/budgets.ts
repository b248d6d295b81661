/** Bytes with brotli, as the checks on the built pages hold them. */
export const HTML_BUDGET = 14_336;
export const SCRIPT_BUDGET = 107_520;
