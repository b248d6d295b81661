import type { Page } from "@playwright/test";
import { hold } from "./test.ts";

/** What a visitor does not notice. */
export const UNSEEN_SHIFT = 0.01;

type Shifting = Window & { layoutShift?: number };

/**
 * Adds up how far the pages loaded from now on move while their fonts are held back, until the function it gives is
 * called; to be read by `layoutShift`. What the fonts move depends on the machine's own, and is looked at in
 * type.spec.ts.
 */
export async function observeShifts(page: Page): Promise<() => void> {
  await observeAllShifts(page);
  return holdFonts(page);
}

/** The same with fonts that come when they come. */
export async function observeAllShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifting = window as Shifting;
    shifting.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifting.layoutShift =
          (shifting.layoutShift ?? 0) + (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Two frames later, so that what has just changed is counted. */
export function layoutShift(page: Page): Promise<number | undefined> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return (window as Shifting).layoutShift;
  });
}

/** Keeps the fonts from the pages loaded from now on, until the function it gives is called. */
export async function holdFonts(page: Page): Promise<() => void> {
  const { letGo } = await hold(page, "**/*.woff2");
  return letGo;
}

/** Until the page has shown its first words. */
export async function painted(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
}
