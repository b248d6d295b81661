import type { Page } from "@playwright/test";
import { expect, open, PHONE, test } from "./test.ts";

const CBAM = "/services/climate-sustainability/cbam-consultancy";

test.use({ viewport: PHONE });

/** The parts of a page that are not laid out before they come near. */
const far = (page: Page) =>
  page
    .locator("footer, main > section, main > figure")
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === "auto").length,
    );

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The heading of the checklist, as far below the header as the style says. */
async function expectChecklist(page: Page): Promise<void> {
  const header = (await page.getByRole("banner").boundingBox())?.height ?? 0;
  const top = async () => ((await page.locator("#checklist").boundingBox())?.y ?? 0) - header;
  await expect.poll(top).toBeLessThan(40);
  expect(await top()).toBeGreaterThanOrEqual(0);
}

/** Opens the page in a browser that has no idle moment, in which far parts are laid out, until it is let go. */
async function openStill(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    if (!location.protocol.startsWith("http") || sessionStorage.getItem("idle")) return;
    const whenIdle = window.requestIdleCallback.bind(window);
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (run) => waiting.push(run);
    addEventListener("idle", () => {
      sessionStorage.setItem("idle", "yes");
      window.requestIdleCallback = whenIdle;
      for (const run of waiting) whenIdle(run);
    });
  });
  await page.goto(CBAM);
  await page.evaluate(() => document.fonts.ready);
  expect(await far(page)).toBeGreaterThan(5);
  return () => page.evaluate(() => void dispatchEvent(new Event("idle")));
}

test("a long page → far parts wait; a link to one of them, its url, a reload and the way back → exactly there", async ({
  page,
}) => {
  const release = await openStill(page);
  await page.getByRole("link", { name: "Get the 10-Point Checklist" }).click();
  await expectChecklist(page);
  await release();
  await page.evaluate(() => scrollBy(0, 700));
  const left = await place(page);
  await page.goto("/privacy-policy");
  await page.goBack();
  await expect.poll(() => place(page)).toBe(left);
  expect(await far(page)).toBe(0);
  await page.reload();
  await expect.poll(() => place(page)).toBe(left);
  await page.goto("about:blank");
  await open(page, `${CBAM}#checklist`);
  expect(await far(page)).toBe(0);
  await expectChecklist(page);
});

test("a long page scrolled before it has been laid out → what is read stays in place; left, and returned to → still there", async ({
  page,
}) => {
  const release = await openStill(page);
  await page.locator("#deadlines").scrollIntoViewIfNeeded();
  // What has come near is laid out with the next frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const shown = async () => (await page.locator("#deadlines").boundingBox())?.y ?? 0;
  const left = await shown();
  await release();
  await expect.poll(() => far(page)).toBe(0);
  // A place is kept in whole pixels.
  expect(Math.abs((await shown()) - left)).toBeLessThan(2);
  await page.goto("/team");
  await page.goBack();
  await expect.poll(async () => Math.abs((await shown()) - left)).toBeLessThan(2);
});

test("printed, searched by its keys, or loaded → everything is laid out", async ({ page }) => {
  const release = await openStill(page);
  await page.emulateMedia({ media: "print" });
  expect(await far(page)).toBe(0);
  await page.emulateMedia({ media: "screen" });
  expect(await far(page)).toBeGreaterThan(5);
  await page.keyboard.press("ControlOrMeta+f");
  expect(await far(page)).toBe(0);
  await release();
  await open(page, CBAM);
  await expect.poll(() => far(page)).toBe(0);
});
