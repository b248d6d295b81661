import type { Page } from "@playwright/test";
import { expect, open, PHONE, test } from "./test.ts";

const CBAM = "/services/climate-sustainability/cbam-consultancy";

const bar = (page: Page) => page.getByRole("navigation", { name: "Quick contact" });

/** Two frames later, so that what was scrolled before is no part of it. */
const scroll = (page: Page, by: number) =>
  page.evaluate(async (by) => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    window.scrollBy(0, by);
  }, by);

test.use({ viewport: PHONE });

test("reading on → the bar goes; turning back, or a key that reaches it → it comes", async ({
  page,
}) => {
  await open(page, "/services/carbon-advisory");
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(bar(page).getByRole("link", { name: "Call" })).toHaveAttribute(
    "href",
    /^tel:\+?\d+$/,
  );
  await expect(bar(page).getByRole("link", { name: "Write" })).toHaveAttribute("href", "/contact");
  await scroll(page, 500);
  await expect(bar(page)).not.toBeInViewport();
  await scroll(page, -3);
  await expect(bar(page)).not.toBeInViewport();
  await scroll(page, -60);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await scroll(page, 60);
  await expect(bar(page)).not.toBeInViewport();
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(bar(page).getByRole("link", { name: "Call" })).toBeFocused();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
});

test("a form on the screen, or a field in use → the bar keeps away", async ({ page }) => {
  await open(page, CBAM);
  const form = page.locator("#checklist form");
  await form.scrollIntoViewIfNeeded();
  await scroll(page, -40);
  await expect(form).toBeInViewport();
  await expect(bar(page)).not.toBeInViewport();
  const email = page.getByRole("contentinfo").getByLabel("Email address");
  await email.scrollIntoViewIfNeeded();
  await scroll(page, -40);
  await expect(bar(page)).toBeInViewport();
  await email.focus();
  await expect(bar(page)).not.toBeInViewport();
  await email.blur();
  await expect(bar(page)).toBeInViewport();
});

test("the end of a page, and a notice → nothing is under the bar", async ({ page }) => {
  await page.route("**/f/newsletter", (route) => route.fulfill({ json: { ok: true } }));
  await open(page, "/team");
  const footer = page.getByRole("contentinfo");
  await footer.getByLabel("Email address").fill("asha@example.com");
  await footer.getByRole("button", { name: "Subscribe" }).click();
  const notice = page.locator("[data-notice]");
  await expect(notice).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await scroll(page, -10);
  await scroll(page, 4);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  const [top, said, last] = await Promise.all(
    [bar(page), notice, footer].map((part) =>
      part.evaluate((element) => element.getBoundingClientRect()),
    ),
  );
  expect(said?.bottom).toBeLessThanOrEqual(top?.top ?? 0);
  expect(last?.bottom).toBeLessThanOrEqual((top?.top ?? 0) + 10);
});

test("/contact and the page after a request → without the bar; a tablet → a button in the header", async ({
  page,
}) => {
  await open(page, "/contact");
  await expect(bar(page)).toHaveCount(0);
  await page.goto("/cbam-thank-you");
  await expect(bar(page)).toHaveCount(0);
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, "/team");
  await expect(bar(page)).toBeHidden();
  const contact = page.getByRole("banner").getByRole("link", { name: "Contact", exact: true });
  await expect(contact.filter({ visible: true })).toHaveCount(1);
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(contact.filter({ visible: true })).toHaveCount(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the bar → simply stands there", async ({ page }) => {
    await page.goto("/team");
    await page.mouse.wheel(0, 600);
    await expect(bar(page).getByRole("link", { name: "Write" })).toBeInViewport({ ratio: 1 });
  });
});
