import type { Page } from "@playwright/test";

declare global {
  interface Window {
    benchEvents: Array<{ name: string; startTime: number; duration: number }>;
  }
}

/** Must run before the first navigation: the browser reports how long each event took until the next paint. */
export async function watchEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.benchEvents = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { name, startTime, duration, interactionId } = entry;
        if (interactionId) window.benchEvents.push({ name, startTime, duration });
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
  return page.evaluate(
    (from) =>
      window.benchEvents
        .filter(({ startTime }) => startTime >= from)
        .reduce((longest, { duration }) => Math.max(longest, duration), 16),
    start,
  );
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
