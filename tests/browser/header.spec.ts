import type { Page } from "@playwright/test";
import { DESKTOP, expect, open, PHONE, ready, test } from "./test.ts";

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const opener = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });

test.describe("on a large screen", () => {
  test.use({ viewport: DESKTOP });

  test("hovering Services, then its submenu, then leaving → opens one of each and closes after the delay", async ({
    page,
  }) => {
    await open(page, "/");
    const nav = main(page);
    await nav.getByRole("link", { name: "Services", exact: true }).hover();
    await expect(nav.getByRole("link", { name: "Green Audit" })).toBeVisible();
    await nav.getByRole("link", { name: "Climate Change & Sustainability" }).hover();
    const nested = nav.getByRole("link", { name: "EcoVadis Consultancy" });
    await expect(nested).toBeVisible();
    await nested.hover();
    await expect(nested).toBeVisible();
    await nav.getByRole("link", { name: "Green Audit" }).hover();
    await expect(nested).toBeHidden();
    await nav.getByRole("link", { name: "About Us", exact: true }).hover();
    await expect(nav.getByRole("link", { name: "Green Audit" })).toBeHidden();
    await expect(nav.getByRole("link", { name: "Our Team" })).toBeVisible();
    await page.mouse.move(700, 800);
    await expect(nav.getByRole("link", { name: "Our Team" })).toBeHidden();
  });

  test("the pointer leaves a submenu → it stays for 100 ms, then closes", async ({ page }) => {
    await page.clock.install();
    await open(page, "/");
    const nav = main(page);
    const nested = nav.getByRole("link", { name: "EcoVadis Consultancy" });
    await nav.getByRole("link", { name: "Services", exact: true }).hover();
    await nav.getByRole("link", { name: "Climate Change & Sustainability" }).hover();
    await expect(nested).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await nav.getByRole("link", { name: "Green Audit" }).hover();
    await page.clock.runFor(90);
    await expect(nested).toBeVisible();
    await page.clock.runFor(20);
    await expect(nested).toBeHidden();
  });

  test("keyboard → buttons open menus, arrows walk the links, Escape closes and returns focus; focus moves on → closed", async ({
    page,
  }) => {
    await open(page, "/");
    const nav = main(page);
    const services = nav.getByLabel("Services pages");
    await services.focus();
    await page.keyboard.press("Enter");
    await expect(nav.getByRole("link", { name: "Green Audit" })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(nav.getByRole("link", { name: "Carbon Advisory" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(nav.getByRole("link", { name: "Climate Change & Sustainability" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(nav.getByRole("link", { name: "CBAM Consultancy" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(nav.getByRole("link", { name: "CBAM Consultancy" })).toBeHidden();
    await expect(nav.getByRole("link", { name: "Green Audit" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(nav.getByRole("link", { name: "Green Audit" })).toBeHidden();
    await expect(services).toBeFocused();
    await nav.getByLabel("About Us pages").click();
    await expect(nav.getByRole("link", { name: "Work With Us" })).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Chat on WhatsApp" }).focus();
    await expect(nav.getByRole("link", { name: "Work With Us" })).toBeHidden();
  });

  test("active item → the one whose path begins that of the page", async ({ page }) => {
    await open(page, "/");
    const active = main(page).locator('[data-active="true"]');
    await expect(active).toHaveText("Home");
    await open(page, "/services/climate-sustainability/cbam-consultancy");
    await expect(active).toHaveText([
      "Services",
      "Climate Change & Sustainability",
      "CBAM Consultancy",
    ]);
    await expect(main(page).locator("[aria-current]")).toHaveText("CBAM Consultancy");
  });
});

test.describe("before scripts run", () => {
  test.use({ javaScriptEnabled: false, viewport: DESKTOP });

  test("hover and focus → menus open by CSS alone", async ({ page }) => {
    await page.goto("/");
    const nav = main(page);
    await nav.getByRole("link", { name: "Trainings", exact: true }).first().hover();
    await expect(nav.getByRole("link", { name: "Trainings Calendar" })).toBeVisible();
    await nav.getByLabel("About Us pages").focus();
    await page.mouse.move(700, 800);
    await expect(nav.getByRole("link", { name: "Our Team" })).toBeVisible();
  });

  test("phone menu → opens, unfolds and closes without scripts", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/");
    await opener(page).click();
    await main(page).getByLabel("About Us pages").click();
    await expect(main(page).getByRole("link", { name: "Our Team" })).toBeVisible();
    await opener(page).click();
    await expect(main(page)).toBeHidden();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("menu → one section open at a time, a link navigates and closes it", async ({ page }) => {
    await open(page, "/");
    await opener(page).click();
    const menu = main(page);
    await menu.getByLabel("Services pages").click();
    await expect(menu.getByRole("link", { name: "Services: overview" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Green Audit" })).toBeVisible();
    await menu.getByLabel("About Us pages").click();
    await expect(menu.getByRole("link", { name: "Green Audit" })).toBeHidden();
    await menu.getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page).toHaveURL("/privacy-policy");
    await expect(menu).toBeHidden();
  });

  test("a link to a part of the same page → the menu closes and that part is shown", async ({
    page,
  }) => {
    await open(page, "/corporate-trainings");
    await opener(page).click();
    const menu = main(page);
    await expect(opener(page)).toHaveAttribute("aria-expanded", "true");
    await menu.getByLabel("Trainings pages").click();
    await menu.getByRole("link", { name: "Legal & Compliance" }).click();
    await expect(page).toHaveURL("/corporate-trainings#legal-compliance");
    await expect(menu).toBeHidden();
    await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
    await expect(page.locator("#legal-compliance")).toBeInViewport();
  });

  test("open menu → the page behind neither scrolls nor takes focus; Escape gives focus back; at 1024 px it closes", async ({
    page,
  }) => {
    await open(page, "/");
    await opener(page).click();
    const menu = main(page);
    await expect(menu).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      "hidden",
    );
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest("header"),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(opener(page)).toBeHidden();
    await expect(page.locator("#site-menu:popover-open")).toHaveCount(0);
    await expect(menu).toBeVisible();
  });

  test("opened before the script runs → still works afterwards", async ({ page }) => {
    await page.route("**/assets/layout*.js", async (route) => {
      await opener(page).click();
      await expect(main(page)).toBeVisible();
      await route.continue();
    });
    await page.goto("/");
    await ready(page);
    await expect(main(page)).toBeVisible();
    await expect(page.locator("main")).toHaveAttribute("inert");
    await opener(page).click();
    await expect(main(page)).toBeHidden();
    await expect(page.locator("main")).not.toHaveAttribute("inert");
  });
});

test("320 px wide → the logo and every control of the header are on the screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/", "/cbam-thank-you"]) {
    await open(page, path);
    const controls = page.getByRole("banner").locator("a:visible, button:visible");
    await expect(controls.first()).toBeVisible();
    for (const control of await controls.all()) await expect(control).toBeInViewport({ ratio: 1 });
  }
});

test("a link to a section → its heading stands right under the fixed header", async ({ page }) => {
  await open(page, "/privacy-policy");
  const header = await page.getByRole("banner").boundingBox();
  await page.getByRole("navigation", { name: "Sections" }).getByRole("link").nth(2).click();
  const gap = async () =>
    ((await page.locator(":target").boundingBox())?.y ?? 0) - (header?.height ?? 0);
  await expect.poll(gap).toBeLessThan(100);
  expect(await gap()).toBeGreaterThanOrEqual(0);
});
