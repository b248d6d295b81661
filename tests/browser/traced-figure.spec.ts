import type { Locator, Page } from "@playwright/test";
import { layoutShift, observeAllShifts, UNSEEN_SHIFT } from "./layout-shift.ts";
import { DESKTOP, expect, MOVING, open, PHONE, test } from "./test.ts";

const STOPS = ["report", "workbook", "invoice", "meter"];
const figure = (page: Page) => page.getByRole("figure", { name: "Fixture: traced figure" });
const check = (page: Page, stop: string) => figure(page).getByText(`Fixture: ${stop} check`);
const choice = (page: Page, stop: string) =>
  figure(page).getByRole("radio", { name: `Fixture: ${stop}` });
const drawing = (page: Page, stop: string) =>
  figure(page).locator(".traced-stop").nth(STOPS.indexOf(stop));
const next = (page: Page, stop: string) =>
  figure(page).getByRole("button", { name: `Next: Fixture: ${stop}` });

async function middle(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.x + box.width / 2 : Number.NaN;
}

async function expectInOrder(page: Page): Promise<void> {
  for (const stop of STOPS) await expect(check(page, stop)).toBeVisible();
  await expect(figure(page).getByRole("listitem")).toHaveCount(STOPS.length);
  await expect(figure(page).getByRole("button")).toHaveCount(0);
}

test.describe("with motion", () => {
  test.use({ ...MOVING, viewport: DESKTOP });

  test("a figure in a row → begins at the first step and waits for “Next”, keys or a click; on a phone it is swiped below its tag; with less motion all is shown", async ({
    page,
  }) => {
    await open(page, "/services/carbon-advisory");
    await expect(check(page, "report")).toBeVisible();
    await expect(check(page, "workbook")).toBeHidden();
    await next(page, "workbook").click();
    await expect(choice(page, "workbook")).toBeChecked();
    await expect(figure(page).getByText("12,000 × 0.5 ÷ 1,000 = 6.0")).toBeVisible();
    await expect(check(page, "report")).toBeHidden();
    await page.keyboard.press("ArrowRight");
    await expect(check(page, "invoice")).toBeVisible();
    await drawing(page, "meter").click();
    await expect(check(page, "meter")).toBeVisible();

    await page.setViewportSize(PHONE);
    await open(page, "/services/carbon-advisory");
    /** How far the middle of the tag is from that of a document. */
    const tag = figure(page).locator(".traced-tag b");
    const distance = async (stop: string) =>
      Math.abs((await middle(tag)) - (await middle(drawing(page, stop))));
    await expect.poll(() => distance("report")).toBeLessThan(2);
    const rail = figure(page).locator(".traced-rail");
    await rail.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: "instant" }));
    await expect.poll(() => distance("meter")).toBeLessThan(2);
    await expect(check(page, "report")).not.toBeInViewport();

    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(DESKTOP);
    await expectInOrder(page);
  });

  test("the story of the home page → its documents stay while steps are scrolled, “Next” and keys scroll, nothing shifts", async ({
    page,
  }) => {
    await observeAllShifts(page);
    await open(page, "/");
    await expect(choice(page, "report")).toBeChecked();
    await next(page, "workbook").click();
    await expect(check(page, "workbook")).toBeInViewport({ ratio: 1 });
    await expect(choice(page, "workbook")).toBeChecked();
    await expect(figure(page).locator(".traced-tag b")).toBeInViewport({ ratio: 1 });
    const scrollTo = (stop: string) =>
      check(page, stop).evaluate((part) =>
        part.scrollIntoView({ block: "center", behavior: "instant" }),
      );
    const drawn = async (stop: string) => (await drawing(page, stop).boundingBox())?.y;
    await scrollTo("invoice");
    await expect(choice(page, "invoice")).toBeChecked();
    const pinned = await drawn("report");
    await scrollTo("workbook");
    await expect(choice(page, "workbook")).toBeChecked();
    expect(await drawn("report")).toBe(pinned);
    await choice(page, "workbook").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(check(page, "meter")).toBeInViewport({ ratio: 1 });
    await expect(choice(page, "meter")).toBeChecked();
    expect(await layoutShift(page)).toBeLessThanOrEqual(UNSEEN_SHIFT);
  });
});

test.describe("on a phone, without scripts", () => {
  test.use({ ...MOVING, viewport: PHONE, javaScriptEnabled: false });

  test("a traced figure → every stop with its check, in order", async ({ page }) => {
    await page.goto("/");
    await expectInOrder(page);
  });
});
