import type { Page } from "@playwright/test";

declare global {
  interface Window {
    benchEvents: Array<{ startTime: number; duration: number; isInteraction: boolean }>;
  }
}

/** Must run before the first navigation: the browser reports how long each event took until the next paint. */
export async function watchEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.benchEvents = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { startTime, duration, interactionId } = entry;
        window.benchEvents.push({ startTime, duration, isInteraction: Boolean(interactionId) });
      }
    }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/**
 * What INP measures: from the visitor's act to the next paint, the slowest of the events it set off. The browser
 * reports nothing under 16 ms and rounds to 8 ms, so 16 ms is the least this can say.
 */
export async function responseTime(
  page: Page,
  act: () => Promise<unknown>,
  until: () => Promise<unknown>,
): Promise<number> {
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

/** Entries arrive after the paint they measure: two frames and an idle moment later they are all there. */
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
