import type { Browser, Page } from "@playwright/test";
import { DESKTOP, newVisit, ready } from "./browser.ts";
import { median } from "./report.ts";

declare global {
  interface Window {
    benchEvents: Array<{ startTime: number; duration: number; isInteraction: boolean }>;
  }
}

/** How long a visitor holds a button down. */
const PRESS_MS = 60;
const TRIES = 3;

/** The median of three response times in milliseconds, each on a freshly loaded page and a fast network. */
export async function response(browser: Browser, url: string, act: (page: Page) => Promise<number>) {
  const times: number[] = [];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { page, close } = await newVisit(browser, { viewport: DESKTOP, cpu: true });
    await page.addInitScript(noteEvents);
    await page.goto(url, { waitUntil: "networkidle" });
    await ready(page);
    times.push(await act(page));
    await close();
  }
  return median(times);
}

/** Runs in the page: collects how long each event took until the next paint. */
function noteEvents(): void {
  window.benchEvents = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      window.benchEvents.push({ startTime, duration, isInteraction: Boolean(interactionId) });
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * Milliseconds from the visitor's act to the next paint, of the slowest event it caused, as INP measures. The browser
 * reports nothing under 16 ms and rounds to 8 ms, so 16 is the lowest result.
 */
async function responseTime(page: Page, act: () => Promise<unknown>, until: () => Promise<unknown>) {
  await settled(page);
  const start = await page.evaluate(() => performance.now());
  await act();
  await until();
  await settled(page);
  return page.evaluate((from) => {
    const events = window.benchEvents.filter(({ startTime }) => startTime >= from);
    // INP leaves out what a moving pointer sets off beside a press or a key; where that is all there is, it counts.
    const interactions = events.filter(({ isInteraction }) => isInteraction);
    const counted = interactions.length > 0 ? interactions : events;
    return counted.reduce((longest, { duration }) => Math.max(longest, duration), 16);
  }, start);
}

/** Waits until the browser has reported all events: that takes two frames and an idle moment after their paint. */
function settled(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 50), { timeout: 1000 })),
        ),
      ),
  );
}

/** Scrolls the first element of the selector into view and moves the pointer to its middle; throws if it is hidden. */
export async function pointAt(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${selector} cannot be seen on ${page.url()}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** The response time of an act that makes an element of the selector visible. */
export const showing = (page: Page, selector: string, act: () => Promise<unknown>) =>
  responseTime(page, act, () => page.locator(selector).first().waitFor());

/** The response time of a press on `selector` that makes an element of `shown` visible. */
export async function press(page: Page, selector: string, shown: string): Promise<number> {
  await pointAt(page, selector);
  return showing(page, shown, async () => {
    await page.mouse.down();
    await page.waitForTimeout(PRESS_MS);
    await page.mouse.up();
  });
}

/** The response time of a key that changes the value of a field: a letter for a text field, an arrow for a list. */
export async function pressKey(page: Page, selector: string, key: string): Promise<number> {
  const field = page.locator(selector).first();
  await field.focus();
  const before = await field.inputValue();
  return responseTime(
    page,
    () => page.keyboard.press(key),
    () =>
      page.waitForFunction(
        ([css, value]) => document.querySelector<HTMLInputElement>(css as string)?.value !== value,
        [selector, before],
      ),
  );
}
