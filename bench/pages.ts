import type { Browser } from "@playwright/test";
import { type FirstView, firstView, withSite } from "./lib/browser.ts";
import { CATEGORIES, loadLighthouse, type Scores } from "./lib/lighthouse.ts";
import { bytes, goal, median, milliseconds, type Report } from "./lib/report.ts";
import { builtPaths, client } from "./lib/site.ts";

const AUDITED = [
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
const RUNS = 3;

export async function pages(): Promise<Report> {
  const { views, audits } = await withSite(client, async (origin, browser) => ({
    views: await viewAll(browser, origin),
    audits: await auditAll(origin),
  }));
  const lowest = (name: keyof Scores) => Math.min(...audits.map(({ scores }) => scores[name]));
  const highest = (name: keyof Scores) => Math.max(...audits.map(({ scores }) => scores[name]));
  const most = (name: keyof FirstView) => Math.max(...views.map(({ view }) => view[name]));
  return {
    goals: [
      goal("lowest Lighthouse performance", lowest("performance"), "≥", 99),
      ...CATEGORIES.slice(1).map((name) => goal(`lowest Lighthouse ${name}`, lowest(name), "≥", 100)),
      goal("largest layout shift (CLS)", highest("cls"), "≤", 0.01),
      goal("longest total blocking time (TBT)", highest("tbt"), "≤", 50, milliseconds),
      goal("largest HTML", most("html"), "≤", 22_528, bytes),
      goal("most script on first view", most("scripts"), "≤", 76_800, bytes),
    ],
    tables: [
      {
        title: "Lighthouse",
        head: ["Page", "performance", "accessibility", "best practices", "SEO", "FCP", "LCP", "TBT", "CLS"],
        rows: audits.map(({ page, scores }) => [
          page,
          ...CATEGORIES.map((name) => scores[name]),
          ...(["fcp", "lcp", "tbt"] as const).map((name) => milliseconds(scores[name])),
          scores.cls.toFixed(3),
        ]),
      },
      {
        title: `First view of all ${views.length} pages`,
        head: ["Page", "HTML", "scripts", "fonts", "pictures", "other", "requests"],
        rows: views.map(({ page, view }) => [page, ...Object.values(view)]),
      },
    ],
    notes: [
      "Bytes are those of the answers’ bodies, with brotli, on first view without scrolling; HTML holds the page’s own CSS.",
      `Lighthouse: mobile, simulated slow 4G and 4× slower processor, median of ${RUNS}.`,
    ],
  };
}

async function viewAll(browser: Browser, origin: string) {
  const views: Array<{ page: string; view: FirstView }> = [];
  for (const page of builtPaths(client))
    views.push({ page, view: await firstView(browser, origin, page, client) });
  return views;
}

/** Audits every page once, then every page again, so that a busy moment does not spoil all runs of one page. */
async function auditAll(origin: string) {
  const audit = await loadLighthouse();
  const runs = AUDITED.map((page) => ({ page, all: [] as Scores[] }));
  for (let run = 0; run < RUNS; run++) {
    for (const { page, all } of runs) {
      console.log(`  Lighthouse ${page}, run ${run + 1} of ${RUNS}`);
      all.push(await audit(origin + page));
    }
  }
  return runs.map(({ page, all }) => ({ page, scores: medians(all) }));
}

/** The median of each figure; runs without the figure are left out. */
function medians(runs: Scores[]): Scores {
  const names = Object.keys(runs[0] ?? {}) as Array<keyof Scores>;
  const measured = (name: keyof Scores) =>
    runs.map((run) => run[name]).filter((value) => !Number.isNaN(value));
  return Object.fromEntries(names.map((name) => [name, median(measured(name))])) as Scores;
}
