import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { cacheFolder } from "./site.ts";

const VERSION = "13.5.0";

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
  const load = await installLighthouse();
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
      return read(await lighthouse(url, flags), url);
    } finally {
      browser.kill();
    }
  };
}

/** On a crowded machine Lighthouse loses the trace now and then: such a run has no figures, and the median goes without it. */
function read({ lhr }: Result, url: string): Scores {
  if (lhr.runtimeError) console.error(`Lighthouse gave no result for ${url}: ${lhr.runtimeError.message}`);
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? Number.NaN) * 100);
  const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
  return Object.fromEntries([
    ...CATEGORIES.map((name) => [name, score(name)]),
    ...Object.entries(METRICS).map(([short, name]) => [short, value(name)]),
  ]);
}

/** Once, outside the project's own dependencies; the returned function imports files of what was installed. */
async function installLighthouse() {
  const folder = path.join(cacheFolder, "tools", "lighthouse");
  const modules = path.join(folder, "node_modules");
  const manifest = path.join(modules, "lighthouse", "package.json");
  if (!existsSync(manifest) || JSON.parse(readFileSync(manifest, "utf8")).version !== VERSION) {
    mkdirSync(folder, { recursive: true });
    // Without a manifest of its own, npm would walk up and take the project's.
    writeFileSync(path.join(folder, "package.json"), '{ "private": true }\n');
    const options = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts"];
    await promisify(execFile)("npm", ["install", ...options, `lighthouse@${VERSION}`], { cwd: folder });
  }
  return (file: string) => import(pathToFileURL(path.join(modules, file)).href);
}
