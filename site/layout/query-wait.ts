/** A filtered list is hidden so long at most, while the scripts load. */
export const QUERY_WAIT_MS = 3000;
