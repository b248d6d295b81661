import type { Page } from "@playwright/test";
import { ready, type Visit } from "../lib/browser.ts";
import { pointAt } from "./interactions.ts";
import type { Fetched, Watch } from "./requests.ts";

type Step = {
  to: string;
  /** What the pointer passes on its way to the link, the link last; none for the first page, which is loaded. */
  over: string[];
};

const nav = 'nav[aria-label="Main"]';
const cbam = "/services/climate-sustainability/cbam-consultancy";

export const steps: Step[] = [
  { to: "/", over: [] },
  { to: "/services", over: [`${nav} a[href="/services"]`] },
  {
    to: cbam,
    over: [
      `${nav} a[href="/services"]`,
      `${nav} a[href="/services/climate-sustainability"]`,
      `${nav} a[href="${cbam}"]`,
    ],
  },
  {
    to: "/trainings-calendar",
    over: [`${nav} a[href="/corporate-trainings"]`, `${nav} a[href="/trainings-calendar"]`],
  },
  { to: "/trainings/", over: ['main article a[href^="/trainings/"]'] },
  { to: "/contact", over: [`${nav} a[href="/contact"]`] },
];

export type Taken = {
  to: string;
  /** Milliseconds from the click, or from the start of loading, to the new page's heading on the screen. */
  toContent: number;
  prefetched: Fetched[];
  extra: Fetched[];
};

export async function firstStep({ page }: Visit, watch: Watch, origin: string): Promise<Taken> {
  await page.goto(`${origin}/`, { waitUntil: "commit" });
  await ready(page);
  await watch.quiet();
  const toContent = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
  );
  return { to: "/", toContent, prefetched: [], extra: watch.take() };
}

/** Points at the link, lets what the site fetches ahead arrive, clicks, and counts what is fetched after that. */
export async function takeStep({ page }: Visit, watch: Watch, { to, over }: Step): Promise<Taken> {
  // Once the whole page is there, so that nothing late of the old page is counted for the new one.
  await watch.quiet();
  watch.take();
  for (const selector of over) await pointAt(page, selector);
  // The browser gives what it fetches ahead the lowest priority and may take its time to ask.
  await watch.quiet(1000);
  const prefetched = watch.take();
  await page.evaluate(noteClick);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL((url) => url.pathname.startsWith(to));
  const toContent = await page.evaluate(sinceClick);
  await watch.quiet();
  return { to: await pathOf(page), toContent, prefetched, extra: watch.take() };
}

/** The moment of the click outlives its page. */
function noteClick(): void {
  addEventListener(
    "click",
    ({ timeStamp }) => sessionStorage.setItem("bench-clicked", String(performance.timeOrigin + timeStamp)),
    { capture: true, once: true },
  );
}

/** From the click to the first paint of the new page; one rendered ahead is painted when it is activated. */
async function sinceClick(): Promise<number> {
  const paint = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const entry = list.getEntriesByName("first-contentful-paint")[0];
      if (entry) resolve(entry.startTime);
    }).observe({ type: "paint", buffered: true });
  });
  const [navigation] = performance.getEntriesByType("navigation") as Array<
    PerformanceNavigationTiming & { activationStart?: number }
  >;
  const shown = Math.max(paint, navigation?.activationStart ?? 0);
  return performance.timeOrigin + shown - Number(sessionStorage.getItem("bench-clicked"));
}

function pathOf(page: Page): Promise<string> {
  return page.evaluate(() => location.pathname);
}
