/** Bytes with brotli: goals from before the drawings; tests/built/budgets.test.ts has what holds for each kind of page. */
export const HTML_BUDGET = 20_480;
export const SCRIPT_BUDGET = 76_800;
