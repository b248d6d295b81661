import { readdirSync } from "node:fs";
import path from "node:path";
import { holdFonts, layoutShift, observeShifts, painted, UNSEEN_SHIFT } from "./layout-shift.ts";
import { axeViolations, DESKTOP, expect, PHONE, ready, test } from "./test.ts";

/** Records of one kind share their page; those below are the ones the fixtures made for something. */
const articles = ["1", "2", "3", "40", "page/2"];
const trainings = ["centenary-cartography", "new-year-inventory", "two-weekend-almanac"];

const built = "build/fixtures/client";
const paths = readdirSync(built, { recursive: true, encoding: "utf8" })
  .filter((name) => path.basename(name) === "index.html")
  .map((name) => `/${path.dirname(name).replaceAll(path.sep, "/")}`.replace("/.", "/"))
  .filter(
    (address) => isLookedAt(address, "/blog/", articles) && isLookedAt(address, "/trainings/", trainings),
  )
  .sort();

function isLookedAt(address: string, folder: string, names: string[]): boolean {
  const name = address.startsWith(folder) ? address.slice(folder.length) : "";
  return !name || names.includes(name);
}

for (const address of [...paths, "/no-such-page", "/blog/no-such-post"]) {
  test.describe(address, () => {
    if (address.includes("no-such")) test.use({ expectedConsole: /status of 404/ });

    for (const viewport of [PHONE, DESKTOP]) {
      test(`${viewport.width} px wide → accessible by axe, quiet, nothing shifts or is cut off`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ reducedMotion: "reduce" });
        await observeShifts(page);
        // What the fonts move is looked at in type.spec.ts; here they come neither before nor after by chance.
        const release = await holdFonts(page);
        await page.goto(address, { waitUntil: "domcontentloaded" });
        await ready(page);
        await painted(page);
        expect(await layoutShift(page)).toBeLessThanOrEqual(UNSEEN_SHIFT);
        release();
        await page.evaluate(() => document.fonts.ready);
        expect(await axeViolations(page)).toEqual([]);
        if (viewport === PHONE) {
          await page.setViewportSize({ width: 320, height: 640 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        }
      });
    }
  });
}

test.describe("an address that filters a list", () => {
  for (const [address, count] of [
    ["/trainings-calendar?month=2025-12", "1 of 14 trainings"],
    ["/trainings-calendar?q=zzzz", "0 of 14 trainings"],
    ["/blog?q=quillwort", "Showing 1 of 40 articles"],
  ] as const) {
    test(`${address} → nothing shifts while the filter is applied`, async ({ page }) => {
      await observeShifts(page);
      await holdFonts(page);
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("search").getByRole("status")).toHaveText(count);
      await painted(page);
      expect(await layoutShift(page)).toBeLessThanOrEqual(UNSEEN_SHIFT);
    });
  }
});

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
