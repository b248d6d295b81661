import { readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { axeViolations, DESKTOP, expect, hydrated, PHONE, test } from "./test.ts";

const built = "build/client";
const paths = readdirSync(built, { recursive: true, encoding: "utf8" })
  .filter((name) => path.basename(name) === "index.html")
  .map((name) => `/${path.dirname(name).replaceAll(path.sep, "/")}`.replace("/.", "/"))
  .sort();

declare global {
  interface Window {
    layoutShift: number;
  }
}

for (const address of paths) {
  test.describe(address, () => {
    for (const viewport of [PHONE, DESKTOP]) {
      test(`${viewport.width} px wide → accessible by axe, quiet, nothing shifts or is cut off`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ reducedMotion: "reduce" });
        await observeShifts(page);
        await page.goto(address);
        await hydrated(page);
        expect(await axeViolations(page)).toEqual([]);
        expect(await page.evaluate(() => window.layoutShift)).toBe(0);
        if (viewport === PHONE) {
          await page.setViewportSize({ width: 320, height: 640 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        }
      });
    }
  });
}

test.describe("an address that filters a list", () => {
  for (const address of ["/trainings-calendar?month=2025-12", "/trainings-calendar?q=zzzz", "/blog?q=naac"]) {
    test(`${address} → nothing shifts while the filter is applied`, async ({ page }) => {
      await observeShifts(page);
      await page.goto(address);
      await hydrated(page);
      await expect(page.getByRole("status").filter({ hasText: /of \d/ })).not.toHaveText(/^(\d+) of \1 /);
      expect(await page.evaluate(() => window.layoutShift)).toBe(0);
    });
  }
});

async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page → shows its heading, its content and its footer", async ({ page }) => {
    test.setTimeout(120_000);
    for (const address of paths) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
      await expect(page.getByRole("contentinfo"), address).toBeVisible();
    }
  });
});
