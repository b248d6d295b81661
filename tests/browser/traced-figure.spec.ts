import type { Page } from "@playwright/test";
import { expect, open, PHONE, test } from "./test.ts";

const STOPS = ["report", "workbook", "invoice", "meter"];
const figure = (page: Page) => page.getByRole("figure", { name: "Fixture: traced figure" });
const check = (page: Page, stop: string) => figure(page).getByText(`Fixture: ${stop} check`);
const choice = (page: Page, stop: string) => figure(page).getByRole("radio", { name: `Fixture: ${stop}` });

test("a traced figure → keys, a pointer and a click choose the stop whose check is shown", async ({
  page,
}) => {
  await open(page, "/");
  await expect(figure(page).getByText("12,000 × 0.5 ÷ 1,000 = 6.0")).toBeVisible();
  await expect(check(page, "report")).toBeVisible();
  await expect(check(page, "meter")).toBeHidden();
  await choice(page, "report").focus();
  await page.keyboard.press("ArrowRight");
  await expect(choice(page, "workbook")).toBeChecked();
  await expect(check(page, "workbook")).toBeVisible();
  await expect(check(page, "report")).toBeHidden();
  await figure(page).getByText("Fixture: invoice text").hover();
  await expect(check(page, "invoice")).toBeVisible();
  await expect(check(page, "workbook")).toBeHidden();
  await figure(page).getByText("Fixture: meter text").click();
  await page.mouse.move(0, 0);
  await expect(check(page, "meter")).toBeVisible();
});

test("the figure of another page → one line with its trail, which opens or leads to the story", async ({
  page,
}) => {
  const trail = /Fixture: line, 6\.0 t CO₂e from row 7 from Fixture: bill 12 from LM-01/;
  await open(page, "/services/carbon-advisory");
  await expect(figure(page)).toBeHidden();
  await page.locator("summary", { hasText: "Fixture: line" }).click();
  await expect(check(page, "report")).toBeVisible();
  await open(page, "/services/climate-sustainability/esg-transitions");
  await page.getByRole("link", { name: trail }).click();
  await expect(page).toHaveURL("/#traced");
  await expect(figure(page)).toBeInViewport();
});

test.describe("on a phone, without scripts", () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  test("a traced figure → every stop with its check, in order", async ({ page }) => {
    await page.goto("/");
    for (const stop of STOPS) await expect(check(page, stop)).toBeVisible();
    await expect(figure(page).getByRole("listitem")).toHaveCount(STOPS.length);
  });
});
