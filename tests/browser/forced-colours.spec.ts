import { expect, open, test } from "./test.ts";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
});

test("forced colours → filled buttons have an edge, and focus shows on them", async ({ page }) => {
  await open(page, "/trainings/far-future-forestry");
  const register = page.getByRole("link", { name: "Register Now" }).first();
  await expect(register).toHaveCSS("outline-style", "solid");
  await expect(register).toHaveCSS("outline-width", "1px");
  await page.keyboard.press("Tab");
  await register.focus();
  await expect(register).toHaveCSS("outline-width", "3px");
});

test("forced colours → the chosen tab differs from the others", async ({ page }) => {
  await open(page, "/services");
  const ground = (name: string) =>
    page.getByRole("tab", { name }).evaluate((tab) => getComputedStyle(tab).backgroundColor);
  expect(await ground("Carbon Advisory")).not.toBe(await ground("Green Audit"));
});
