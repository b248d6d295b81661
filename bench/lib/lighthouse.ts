import path from "node:path";
import { pathToFileURL } from "node:url";
import { installTool } from "./tool.ts";

const VERSION = "13.5.0";

/** The part of Lighthouse's result that the benchmark reads; the package is not among the project's dependencies. */
type LighthouseResult = {
  lhr: {
    runtimeError?: { message: string };
    categories: Record<
      string,
      { score: number | null; auditRefs: Array<{ id: string; weight: number; group?: string }> }
    >;
    audits: Record<string, { id: string; title: string; score: number | null; numericValue?: number }>;
  };
};
type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<LighthouseResult | undefined>;
type Launcher = {
  launch: (options: Record<string, unknown>) => Promise<{ port: number; kill: () => void }>;
};

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

const ATTEMPTS = 3;

export type Scores = Record<(typeof CATEGORIES)[number] | "fcp" | "lcp" | "tbt" | "cls", number> & {
  /** Audits that cost points, the timings of the table aside. */
  lost: string[];
};

type Audit = {
  /** One mobile run in a fresh browser. */
  run: (url: string) => Promise<Scores>;
  /** How many runs broke off without any result and were made again. */
  brokenOff: () => number;
};

export async function loadLighthouse(): Promise<Audit> {
  const modules = path.join(await installTool("lighthouse", VERSION), "node_modules");
  const load = (file: string) => import(pathToFileURL(path.join(modules, file)).href);
  const lighthouse: Lighthouse = (await load("lighthouse/core/index.js")).default;
  const { launch }: Launcher = await load("chrome-launcher/dist/index.js");
  let brokenOff = 0;
  const once = async (url: string) => {
    const browser = await launch({
      chromePath: process.env.CHROMIUM_PATH,
      chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
      logLevel: "silent",
    });
    try {
      const flags = { port: browser.port, logLevel: "silent", onlyCategories: [...CATEGORIES] };
      return read(await lighthouse(url, flags), url);
    } finally {
      browser.kill();
    }
  };
  return {
    brokenOff: () => brokenOff,
    async run(url) {
      for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
        try {
          return await once(url);
        } catch (error) {
          // On a crowded machine it loses the trace now and then; a poor score is a result and stands.
          if (!(error instanceof NoResult)) throw error;
          brokenOff++;
        }
      }
      return once(url);
    },
  };
}

class NoResult extends Error {}

function read(result: LighthouseResult | undefined, url: string): Scores {
  if (!result || result.lhr.runtimeError) {
    throw new NoResult(`Lighthouse gave no result for ${url}: ${result?.lhr.runtimeError?.message ?? ""}`);
  }
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    lost: Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs.filter(({ weight, group }) => weight > 0 && group !== "metrics"))
      .map(({ id }) => audits[id])
      .filter((audit) => audit && audit.score !== null && audit.score < 1)
      .map((audit) => audit?.id ?? ""),
  };
}
