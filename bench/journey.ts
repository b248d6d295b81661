import type { Browser, CDPSession, Page } from "@playwright/test";
import { DESKTOP, isPicture, newVisit, ready, SLOWDOWN, wireSize, withSite } from "./lib/browser.ts";
import { pointAt, press, pressKey, response, showing } from "./lib/interaction.ts";
import { bytes, goal, milliseconds, type Report } from "./lib/report.ts";
import { client } from "./lib/site.ts";

const nav = 'nav[aria-label="Main"]';
const cbam = "/services/climate-sustainability/cbam-consultancy";

/** The steps of a visit: the page each leads to, and what the pointer moves over, the link to press last. */
const steps = [
  { to: "/services", over: [`${nav} a[href="/services"]`] },
  {
    to: cbam,
    over: ["/services", "/services/climate-sustainability", cbam].map((to) => `${nav} a[href="${to}"]`),
  },
  {
    to: "/trainings-calendar",
    over: ["/corporate-trainings", "/trainings-calendar"].map((to) => `${nav} a[href="${to}"]`),
  },
  { to: "/trainings/", over: ['main article a[href^="/trainings/"]'] },
  { to: "/contact", over: [`${nav} a[href="/contact"]`] },
];

/** Real input: the pointer moves and presses, keys are typed; no script calls the page. `act` resolves to milliseconds. */
const interactions: Array<{ what: string; on: string; act: (page: Page) => Promise<number> }> = [
  {
    what: "open the Services menu",
    on: "/",
    act: (page) =>
      showing(page, `${nav} [data-menu][data-open]`, () => pointAt(page, `${nav} [data-menu] > a`)),
  },
  {
    what: "choose a tab of the services",
    on: "/services",
    act: (page) => press(page, "#tab-green-audit", "#panel-green-audit:not([hidden])"),
  },
  {
    what: "filter the calendar by month",
    on: "/trainings-calendar",
    act: (page) => pressKey(page, "#month", "ArrowDown"),
  },
  {
    what: "search the calendar, a letter",
    on: "/trainings-calendar",
    act: (page) => pressKey(page, "#q", "c"),
  },
  {
    what: "open an entry of the calendar",
    on: "/trainings-calendar",
    act: (page) => press(page, "article summary", "article details[open]"),
  },
  {
    what: "open a question (accordion)",
    on: cbam,
    act: (page) => press(page, 'details[name="faq"] summary', 'details[name="faq"][open]'),
  },
  {
    what: "leave by the top edge: the CBAM popup opens",
    on: cbam,
    act: (page) => showing(page, "dialog[open]", () => leaveByTheTop(page)),
  },
  {
    what: "close the CBAM popup",
    on: cbam,
    act: async (page) => {
      await leaveByTheTop(page);
      await page.locator("dialog[open]").waitFor();
      return press(page, 'dialog[open] button[aria-label="Close"]', "body:not(:has(dialog[open]))");
    },
  },
];

export async function journey(): Promise<Report> {
  const { taken, answers } = await withSite(client, async (origin, browser) => {
    const taken = await walk(browser, origin);
    const answers = [];
    for (const { what, on, act } of interactions)
      answers.push({ what, time: await response(browser, origin + on, act) });
    return { taken, answers };
  });
  const files = taken.flatMap(({ files }) => files);
  const slowestPage = Math.max(...taken.slice(1).map(({ toContent }) => toContent));
  const slowestAnswer = Math.max(...answers.map(({ time }) => time));
  return {
    goals: [
      goal("slowest page after a click", slowestPage, "<", 1000, milliseconds),
      goal("files fetched a second time", files.length - new Set(files).size, "≤", 0),
      goal("slowest response to an interaction", slowestAnswer, "<", 100, milliseconds),
    ],
    tables: [
      {
        title: "Step by step",
        head: ["To", "time to content", "after the click", "pictures", "files after the click"],
        rows: taken.map(({ to, toContent, files }) => {
          const others = files.filter((file) => !isPicture(file));
          const pictures = files.filter(isPicture);
          return [to, milliseconds(toContent), bytes(size(others)), bytes(size(pictures)), others.length];
        }),
      },
      {
        title: "Responses",
        head: ["", "until the next paint"],
        rows: answers.map(({ what, time }) => [what, milliseconds(time)]),
      },
    ],
    notes: [
      `A desktop visitor with a ${SLOWDOWN}× slower processor on slow 4G (1.6 Mbps, 150 ms), cache empty at the start. The first row is a full load up to the first contentful paint; its files are all that the home page fetches.`,
      "Responses are the slowest event until the next paint (as INP counts), median of 3, without a slow network; the browser reports none below 16 ms.",
    ],
  };
}

/** `toContent`: milliseconds from the click, or from the start of loading, to the first paint of the new page. */
async function walk(browser: Browser, origin: string) {
  const { page, cdp, close } = await newVisit(browser, { viewport: DESKTOP, network: true, cpu: true });
  const network = watchNetwork(cdp);
  await page.goto(`${origin}/`, { waitUntil: "commit" });
  await ready(page);
  await network.quiet();
  const taken = [{ to: "/", toContent: await page.evaluate(firstPaint), files: network.take() }];
  for (const { to, over } of steps) {
    for (const selector of over) await pointAt(page, selector);
    // What the site fetches ahead arrives first, so that only what is still missing is counted for the click.
    await network.quiet();
    network.take();
    await page.evaluate(noteClick);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL((url) => url.pathname.startsWith(to));
    const toContent = await page.evaluate(sinceClick, await page.evaluate(firstPaint));
    await network.quiet();
    taken.push({ to: new URL(page.url()).pathname, toContent, files: network.take() });
  }
  await close();
  return taken;
}

/** Notes the paths of files that come over the network; HTML pages and files from a cache are left out. */
function watchNetwork(cdp: CDPSession) {
  const underWay = new Map<string, string>();
  const cached = new Set<string>();
  const files: string[] = [];
  let lastChange = Date.now();
  cdp.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.startsWith("http")) underWay.set(requestId, new URL(request.url).pathname);
    lastChange = Date.now();
  });
  cdp.on("Network.requestServedFromCache", ({ requestId }) => void cached.add(requestId));
  cdp.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) cached.add(requestId);
  });
  const ended = ({ requestId }: { requestId: string }) => {
    const file = underWay.get(requestId);
    underWay.delete(requestId);
    if (file && /\.\w+$/.test(file) && !cached.has(requestId)) files.push(file);
    lastChange = Date.now();
  };
  cdp.on("Network.loadingFinished", ended);
  cdp.on("Network.loadingFailed", ended);
  return {
    /** Returns the files so far and forgets them. */
    take: () => files.splice(0),
    /** Resolves once nothing has been under way for a second: the browser may take its time to fetch ahead. */
    async quiet() {
      lastChange = Date.now();
      while (underWay.size > 0 || Date.now() - lastChange < 1000) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

async function firstPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const entry = list.getEntriesByName("first-contentful-paint")[0];
      if (entry) resolve(entry.startTime);
    }).observe({ type: "paint", buffered: true });
  });
}

/** Stores the time of the next click where the page after it can read it. */
function noteClick(): void {
  addEventListener(
    "click",
    ({ timeStamp }) => sessionStorage.setItem("bench-clicked", String(performance.timeOrigin + timeStamp)),
    { capture: true, once: true },
  );
}

/** Milliseconds from the click to the first paint; of a page that was rendered ahead, to when it was shown. */
function sinceClick(paint: number): number {
  const [navigation] = performance.getEntriesByType("navigation") as Array<
    PerformanceNavigationTiming & { activationStart?: number }
  >;
  const shown = Math.max(paint, navigation?.activationStart ?? 0);
  return performance.timeOrigin + shown - Number(sessionStorage.getItem("bench-clicked"));
}

async function leaveByTheTop(page: Page): Promise<void> {
  await page.mouse.move(600, 300);
  await page.mouse.move(600, -5);
}

const size = (files: string[]) => files.reduce((sum, file) => sum + wireSize(client, file), 0);
