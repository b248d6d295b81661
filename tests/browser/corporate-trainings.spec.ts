import type { Page } from "@playwright/test";
import { DESKTOP, expect, open, PHONE, ready, test } from "./test.ts";

test.describe("corporate trainings", () => {
  const path = "/corporate-trainings";
  const legal = (page: Page) =>
    page.getByRole("article", { name: "Fixture: Legal and Regulatory Compliance Trainings" });
  const digital = (page: Page) =>
    page.getByRole("article", { name: "Fixture: Digital and Innovation Trainings" });
  const overview = (page: Page) => page.getByRole("region", { name: "Fixture: overview" });

  test("card → its category with six modules and figures; Back → the overview", async ({
    page,
  }) => {
    await open(page, path);
    await expect(page.getByRole("article")).toHaveCount(0);
    const cards = overview(page).getByRole("link");
    await expect(cards).toHaveCount(6);
    await cards.filter({ hasText: "Legal & Compliance" }).click();
    await expect(page).toHaveURL(`${path}#legal-compliance`);
    await expect(legal(page)).toBeInViewport();
    await expect(overview(page)).toBeHidden();
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(legal(page).getByRole("heading", { level: 4 })).toHaveCount(6);
    for (const text of ["1-3 Days", "In-person / Virtual", "11+", "22%", "33+", "44+"]) {
      await expect(legal(page).getByText(text, { exact: true })).toBeVisible();
    }
    for (const name of ["Enroll Now", "Download Curriculum"]) {
      await expect(legal(page).getByRole("link", { name })).toHaveAttribute("href", "/contact");
    }
    await page.goBack();
    await expect(overview(page)).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
    await page.goForward();
    await expect(legal(page)).toBeInViewport();
    await page.getByRole("link", { name: "Back to All Trainings Overview" }).click();
    await expect(overview(page)).toBeVisible();
    await expect(page).toHaveURL(path);
  });

  test("opened with a hash → that category; with an unknown one → the overview", async ({
    page,
  }) => {
    await open(page, `${path}#digital-innovation`);
    await expect(digital(page)).toBeInViewport();
    await expect(overview(page)).toBeHidden();
    await open(page, `${path}#basketry`);
    await page.reload();
    await ready(page);
    await expect(overview(page)).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
  });

  test("header link on the page itself → exchanges the category and moves focus to it", async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, `${path}#digital-innovation`);
    const header = page.getByRole("navigation", { name: "Main" });
    await header.getByRole("link", { name: "Trainings", exact: true }).hover();
    await header.getByRole("link", { name: "Legal & Compliance" }).click();
    await expect(legal(page)).toBeInViewport();
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(legal(page)).toBeFocused();
    await expect(header.getByRole("link", { name: "Legal & Compliance" })).toBeHidden();
  });

  test("header link from another page → straight to the category", { tag: "@long" }, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, "/services/trainings");
    const header = page.getByRole("navigation", { name: "Main" });
    await header.getByRole("link", { name: "Trainings", exact: true }).hover();
    await header.getByRole("link", { name: "Legal & Compliance" }).click();
    await expect(legal(page)).toBeInViewport();
    await expect(legal(page).getByRole("heading", { level: 4 })).toHaveCount(6);
    await expect(overview(page)).toBeHidden();
  });

  for (const motion of ["no-preference", "reduce"] as const) {
    test(`motion ${motion} → the way to the category ${motion === "reduce" ? "is a jump" : "glides"}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.setViewportSize(PHONE);
      await open(page, path);
      const scrolling = motion === "reduce" ? "auto" : "smooth";
      await expect(page.locator("html")).toHaveCSS("scroll-behavior", scrolling);
      // How many frames a glide gets depends on the machine; that it has not arrived at once does not.
      await page.evaluate(() => {
        const scrollIntoView = Element.prototype.scrollIntoView;
        Element.prototype.scrollIntoView = function (options) {
          const from = scrollY;
          scrollIntoView.call(this, options);
          Object.assign(window, { jumped: scrollY !== from });
        };
      });
      await page
        .getByRole("link", { name: /Digital & Innovation/ })
        .first()
        .click();
      await expect
        .poll(() =>
          digital(page).evaluate((element) => Math.round(element.getBoundingClientRect().top)),
        )
        .toBeLessThan(200);
      expect(await page.evaluate(() => Reflect.get(window, "jumped"))).toBe(motion === "reduce");
    });
  }

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the overview and all six categories are readable", async ({ page }) => {
      await page.goto(path);
      await expect(overview(page)).toBeVisible();
      await expect(page.getByRole("article")).toHaveCount(6);
      await expect(page.getByRole("article").getByRole("heading", { level: 4 })).toHaveCount(36);
    });
  });
});
