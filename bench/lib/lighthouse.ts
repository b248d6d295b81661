import { installTool } from "./tools.ts";

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const METRICS = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;

export type Scores = Record<(typeof CATEGORIES)[number] | keyof typeof METRICS, number>;

/** The part of Lighthouse's result that is read here; the package is not among the project's dependencies. */
type Result = {
  lhr: {
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number }>;
  };
};

/** Returns a function that makes one mobile run in a fresh browser. */
export async function loadLighthouse(): Promise<(url: string) => Promise<Scores>> {
  const load = await installTool("lighthouse", "13.5.0");
  const { default: lighthouse } = await load("lighthouse/core/index.js");
  const { launch } = await load("chrome-launcher/dist/index.js");
  return async (url) => {
    const browser = await launch({
      chromePath: process.env.CHROMIUM_PATH,
      chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
      logLevel: "silent",
    });
    try {
      const flags = { port: browser.port, logLevel: "silent", onlyCategories: [...CATEGORIES] };
      return readScores(await lighthouse(url, flags), url);
    } finally {
      browser.kill();
    }
  };
}

/** On a busy machine Lighthouse sometimes loses the trace: the figures of that run are NaN, and the median leaves them out. */
function readScores({ lhr }: Result, url: string): Scores {
  if (lhr.runtimeError) console.error(`Lighthouse gave no result for ${url}: ${lhr.runtimeError.message}`);
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? Number.NaN) * 100);
  const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
  return Object.fromEntries([
    ...CATEGORIES.map((name) => [name, score(name)]),
    ...Object.entries(METRICS).map(([short, name]) => [short, value(name)]),
  ]);
}
