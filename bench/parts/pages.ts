import { launchBrowser } from "../lib/browser.ts";
import { HTML_BUDGET, SCRIPT_BUDGET } from "../lib/budgets.ts";
import { type FirstView, firstView } from "../lib/first-view.ts";
import { CATEGORIES, loadLighthouse, type Scores } from "../lib/lighthouse.ts";
import type { Part } from "../lib/part.ts";
import { client } from "../lib/paths.ts";
import { progress } from "../lib/progress.ts";
import { atLeast, atMost, bytes, type Goal, median, milliseconds, type Table } from "../lib/report.ts";
import { builtRoutes } from "../lib/routes.ts";
import { startSite } from "../lib/site-server.ts";

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
  "/thank-you",
];
/** Kept out of search engines on purpose, which Lighthouse counts against SEO. */
const NOT_INDEXED = new Set(["/thank-you", "/cbam-thank-you"]);
const RUNS = 3;

type Viewed = FirstView & { route: string };
type Audited = Scores & { route: string };

export const pages: Part = {
  title: "Pages",
  async run() {
    const site = await startSite(client);
    try {
      const views = await viewAll(site.origin);
      const audits = await auditAll(site.origin);
      return {
        goals: [...audits.goals, ...viewGoals(views)],
        tables: [audits.table, viewTable(views)],
        notes: [
          "Bytes are those of the answers’ bodies, with brotli, on first view without scrolling; HTML holds the page’s own CSS.",
          `Lighthouse: mobile, simulated slow 4G and 4× slower processor, median of ${RUNS}.`,
          ...audits.notes,
        ],
      };
    } finally {
      await site.stop();
    }
  },
};

async function viewAll(origin: string): Promise<Viewed[]> {
  const routes = builtRoutes(client);
  const browser = await launchBrowser();
  const views: Viewed[] = [];
  for (const route of routes) {
    progress("pages", route, views.length, routes.length);
    views.push({ route, ...(await firstView(browser, origin, route, client)) });
  }
  await browser.close();
  return views;
}

function viewGoals(views: Viewed[]): Goal[] {
  const sum = (pick: (view: Viewed) => number) => views.reduce((total, view) => total + pick(view), 0);
  const most = (pick: (view: Viewed) => number) => Math.max(...views.map(pick));
  return [
    atMost(0, {
      what: "render-blocking requests, all pages",
      value: sum((view) => view.renderBlocking.length),
    }),
    atMost(0, {
      what: "third-party requests, all pages",
      value: sum((view) => view.thirdParty.length),
      headline: true,
    }),
    atMost(HTML_BUDGET, {
      what: "largest HTML",
      value: most((view) => view.bytes.html),
      show: bytes,
      headline: true,
    }),
    atMost(SCRIPT_BUDGET, {
      what: "most script on first view",
      value: most((view) => view.bytes.scripts),
      show: bytes,
      headline: true,
    }),
  ];
}

function viewTable(views: Viewed[]): Table {
  return {
    title: `First view of all ${views.length} pages`,
    head: [
      "Page",
      "HTML",
      "scripts",
      "fonts",
      "pictures",
      "other",
      "all",
      "arrived before paint",
      "asked before paint",
      "requests",
    ],
    rows: views.map(({ route, bytes: { html, scripts, fonts, pictures, other }, ...view }) => [
      route,
      html,
      scripts,
      fonts,
      pictures,
      other,
      html + scripts + fonts + pictures + other,
      view.finishedBeforePaint,
      view.startedBeforePaint,
      view.requests,
    ]),
  };
}

async function auditAll(origin: string) {
  const audit = await loadLighthouse();
  const lost = new Map<string, Set<string>>();
  const medians: Audited[] = [];
  for (const [index, route] of AUDITED.entries()) {
    const runs: Scores[] = [];
    for (let run = 0; run < RUNS; run++) {
      progress("pages", `Lighthouse ${route}`, index * RUNS + run, AUDITED.length * RUNS);
      runs.push(await audit.run(origin + route));
    }
    for (const name of runs.flatMap((run) => run.lost)) {
      lost.set(name, (lost.get(name) ?? new Set()).add(route));
    }
    medians.push({ route, ...medianOf(runs) });
  }
  const notes = [...lostNote(lost), ...brokenNote(audit.brokenOff())];
  return { goals: auditGoals(medians), table: auditTable(medians), notes };
}

function medianOf(runs: Scores[]): Scores {
  const of = (name: Exclude<keyof Scores, "lost">) => median(runs.map((run) => run[name]));
  return {
    performance: of("performance"),
    accessibility: of("accessibility"),
    "best-practices": of("best-practices"),
    seo: of("seo"),
    fcp: of("fcp"),
    lcp: of("lcp"),
    tbt: of("tbt"),
    cls: of("cls"),
    lost: [],
  };
}

function auditGoals(audits: Audited[]): Goal[] {
  const scores = CATEGORIES.map((category) =>
    atLeast(100, {
      what: `lowest Lighthouse ${category}${category === "seo" ? ", pages kept out of search engines aside" : ""}`,
      value: Math.min(
        ...audits
          .filter(({ route }) => category !== "seo" || !NOT_INDEXED.has(route))
          .map((audit) => audit[category]),
      ),
      headline: true,
    }),
  );
  const worst = (name: "tbt" | "cls") => Math.max(...audits.map((audit) => audit[name]));
  return [
    ...scores,
    atMost(0.01, { what: "largest layout shift (CLS)", value: worst("cls") }),
    atMost(30, { what: "longest total blocking time (TBT)", value: worst("tbt"), show: milliseconds }),
  ];
}

function auditTable(audits: Audited[]): Table {
  return {
    title: "Lighthouse",
    head: ["Page", "performance", "accessibility", "best practices", "SEO", "FCP", "LCP", "TBT", "CLS"],
    rows: audits.map((audit) => [
      audit.route,
      ...CATEGORIES.map((name) => audit[name]),
      ...(["fcp", "lcp", "tbt"] as const).map((name) => milliseconds(audit[name])),
      audit.cls.toFixed(3),
    ]),
  };
}

function lostNote(lost: Map<string, Set<string>>): string[] {
  const each = [...lost].map(([name, routes]) => `${name} (${[...routes].join(", ")})`);
  return each.length > 0 ? [`Audits that cost points in at least one run: ${each.join("; ")}.`] : [];
}

function brokenNote(brokenOff: number): string[] {
  return brokenOff > 0
    ? [`${brokenOff} runs of Lighthouse broke off without a result and were made again.`]
    : [];
}
