/** The island of a page whose start waits for somebody; see site/layout/near.ts. */
export type Loadable = HTMLElement & { load?: () => Promise<() => Promise<void>> };

/** The event of an island that has got its `load`. */
export const CAN_LOAD = "can-load";

/** The event of an island that answers: React has taken over its HTML. */
export const ISLAND_READY = "island-ready";
