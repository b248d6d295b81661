import type { Page } from "@playwright/test";
import { hydrated, type Visit } from "../lib/browser.ts";
import { pointAt } from "./interactions.ts";
import type { Fetched, Watch } from "./requests.ts";

export type Step = {
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
  await hydrated(page);
  await watch.quiet();
  const toContent = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
  );
  return { to: "/", toContent, prefetched: [], extra: watch.take() };
}

/** Points at the link, lets what the site prefetches arrive, clicks, and counts what is fetched after that. */
export async function takeStep({ page }: Visit, watch: Watch, { to, over }: Step): Promise<Taken> {
  // Once the whole page is there, so that nothing late of the old page is counted for the new one.
  await watch.quiet();
  watch.take();
  for (const selector of over) await pointAt(page, selector);
  // The browser gives prefetched data the lowest priority and may take its time to ask.
  await watch.quiet(1000);
  const prefetched = watch.take();
  await page.evaluate(watchHeading, to);
  await page.mouse.down();
  await page.mouse.up();
  const toContent = await page.evaluate(() => window.benchHeading);
  await watch.quiet();
  return { to: await pathOf(page), toContent, prefetched, extra: watch.take() };
}

declare global {
  interface Window {
    benchHeading: Promise<number>;
  }
}

/** Counts from the click itself to the frame that shows another heading at the wanted address. */
function watchHeading(to: string): void {
  const heading = () => document.querySelector("h1")?.textContent;
  const before = heading();
  window.benchHeading = new Promise((resolve) => {
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = () => {
          const arrived = location.pathname.startsWith(to) && heading() && heading() !== before;
          if (arrived) requestAnimationFrame(() => resolve(performance.now() - timeStamp));
          else requestAnimationFrame(look);
        };
        look();
      },
      { capture: true, once: true },
    );
  });
}

function pathOf(page: Page): Promise<string> {
  return page.evaluate(() => location.pathname);
}
