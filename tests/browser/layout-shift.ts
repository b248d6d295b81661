import type { Page } from "@playwright/test";

/** What a visitor does not notice. */
export const UNSEEN_SHIFT = 0.01;

type Shifting = Window & { layoutShift?: number };

/** Adds up how far the pages loaded from now on move by themselves; to be read by `layoutShift`. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifting = window as Shifting;
    shifting.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifting.layoutShift = (shifting.layoutShift ?? 0) + (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Two frames later, so that what has just changed is counted. */
export function layoutShift(page: Page): Promise<number | undefined> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return (window as Shifting).layoutShift;
  });
}

/** Keeps the fonts from the pages loaded from now on, until the function it gives is called. */
export async function holdFonts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Until the page has shown its first words. */
export async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
}
