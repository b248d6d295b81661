export const PAGES = [
  "/",
  "/services",
  "/services/climate-sustainability/cbam-consultancy",
  "/trainings-calendar",
  "/trainings/carbon-accounting-net-zero",
  "/corporate-trainings",
  "/blog",
  "/blog/1",
  "/contact",
];

/**
 * Loads of each page, one of every page after the other, so that a busy moment does not spoil all of one page. One load
 * of each comes before them and does not count.
 */
export const LOADS = 5;

/** Rounds of the load test, the servers in turns; the first does not count. */
export const ROUNDS = 5;
export const LOAD = { path: "/services", connections: 64, duration: 3 };
export const CROWD = { path: "/services", connections: 1000, duration: 6 };

export type Goal = { what: string; sign: "≤" | "≥"; limit: number; unit?: string };

export const GOALS = {
  performance: { what: "lowest Lighthouse performance", sign: "≥", limit: 99 },
  accessibility: { what: "lowest Lighthouse accessibility", sign: "≥", limit: 100 },
  "best-practices": { what: "lowest Lighthouse best practices", sign: "≥", limit: 100 },
  seo: { what: "lowest Lighthouse SEO", sign: "≥", limit: 100 },
  lcp: { what: "latest largest paint (LCP)", sign: "≤", limit: 1600, unit: " ms" },
  tbt: { what: "longest total blocking time (TBT)", sign: "≤", limit: 50, unit: " ms" },
  task: { what: "longest task, by thread time", sign: "≤", limit: 45, unit: " ms" },
  cpu: {
    what: "main thread in three seconds, against a plain page of the same words",
    sign: "≤",
    limit: 4,
  },
  cls: { what: "largest layout shift (CLS)", sign: "≤", limit: 0.01 },
  html: { what: "largest HTML as transferred, with brotli", sign: "≤", limit: 34, unit: " KB" },
  script: { what: "most script as transferred", sign: "≤", limit: 7, unit: " KB" },
  throughput: { what: "requests a second against one nginx worker", sign: "≥", limit: 0.4 },
  tail: { what: "p99 against p50 with 1,000 connections", sign: "≤", limit: 10 },
  failed: { what: "requests that failed under load", sign: "≤", limit: 0 },
} satisfies Record<string, Goal>;
