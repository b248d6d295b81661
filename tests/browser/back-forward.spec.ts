import type { Page } from "@playwright/test";
import { DESKTOP, expect, noteButtonWhenPosted, open, PHONE, ready, test } from "./test.ts";

// Browsers keep the page a visitor leaves and show it again, as it was left, on Back. Chromium does so here, too.
test.use({
  viewport: DESKTOP,
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    { scope: "worker" },
  ],
});

const privacy = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" });

/**
 * Follows a link by `leave` and comes back. Fails if the page itself kept the browser from keeping it; a browser
 * short of memory or time may drop any page, and then the page loaded anew has to pass as well.
 */
async function leaveAndReturn(page: Page, leave: () => Promise<void>) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.enable");
  const refused = new Promise<string[]>((resolve) => {
    browser.once("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      resolve(
        notRestoredExplanations
          .filter(({ type }) => type !== "Circumstantial")
          .map(({ reason }) => reason),
      ),
    );
  });
  await page.locator("html").evaluate((root) => root.toggleAttribute("data-left", true));
  // Looking into the page while it is left runs a script in it, and Chromium drops a kept page in which one runs.
  const arrived = page.waitForEvent("domcontentloaded");
  await leave();
  await arrived;
  // The driver's own way back waits for a load that never comes.
  await page.evaluate(() => setTimeout(() => history.back()));
  const kept = expect(page.locator("[data-left]")).toHaveCount(1);
  const reasons = await Promise.race([kept.then(() => []), refused]);
  kept.catch(() => {});
  expect(reasons, "what kept the browser from keeping the page").toEqual([]);
  // A browser short of memory may have loaded it anew.
  if ((await page.locator("[data-left]").count()) === 0) await ready(page);
}

for (const [path, tag] of [
  ["/", []],
  ["/contact", ["@long"]],
  ["/services/climate-sustainability/cbam-consultancy", []],
  ["/trainings-calendar", ["@long"]],
  ["/blog/1", ["@long"]],
  ["/services", ["@long"]],
  ["/corporate-trainings", ["@long"]],
] as const) {
  const name = `${path}, left and returned to → it was kept, at the place it was left`;
  test(name, { tag: [...tag] }, async ({ page }) => {
    await open(page, path);
    await privacy(page).scrollIntoViewIfNeeded();
    // Not how far the page is scrolled: that changes when parts above are laid out.
    const place = () =>
      privacy(page).evaluate((link) => Math.round(link.getBoundingClientRect().top));
    const left = await place();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await leaveAndReturn(page, () => privacy(page).click());
    // Heights above it are fractions of pixels, which a scroll rounds.
    await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThanOrEqual(1);
  });
}

test("left by a menu → on the way back the menu is closed", async ({ page }) => {
  await open(page, "/");
  const nav = page.getByRole("navigation", { name: "Main" });
  const button = nav.getByLabel("About Us pages");
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(nav.getByRole("link", { name: "Our Team" })).toBeFocused();
  await leaveAndReturn(page, () => page.keyboard.press("Enter"));
  await expect(nav.getByRole("link", { name: "Our Team" })).toBeHidden();
});

test("left by the phone menu → on the way back it is closed and the page scrolls", {
  tag: "@long",
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "/");
  const menu = page.getByRole("navigation", { name: "Main" });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await leaveAndReturn(page, () => menu.getByRole("link", { name: "Contact" }).click());
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: "Menu", exact: true })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
  await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
});

test("left with a notice on the screen → on the way back it is gone", { tag: "@long" }, async ({
  page,
}) => {
  await open(page, "/blog/1");
  await page.getByRole("button", { name: "Share Article" }).click();
  await expect(page.locator("[data-notice]")).toBeVisible();
  await leaveAndReturn(page, () => privacy(page).click());
  expect(await page.locator("[data-notice]").count()).toBe(0);
});

test("left with a form half filled in → on the way back every word is there, and it can be sent", async ({
  page,
}) => {
  await open(page, "/contact");
  const form = page.locator("main form");
  await form.getByLabel(/^Name/).fill("Asha Verma");
  await form.getByLabel("Service", { exact: true }).selectOption("green-audit");
  await leaveAndReturn(page, () => privacy(page).click());
  await expect(form.getByLabel(/^Name/)).toHaveValue("Asha Verma");
  await expect(form.getByLabel("Service", { exact: true })).toHaveValue("green-audit");
  await form.getByLabel(/^Email/).fill("asha@example.com");
  await form.getByLabel(/^Message/).fill("NAAC visit in March.");
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveURL("/thank-you");
});

test("a form that was sent, then Back → it is empty, and no notice is told again", async ({
  page,
}) => {
  await open(page, "/contact");
  const form = page.locator("main form");
  await form.getByLabel(/^Name/).fill("Asha Verma");
  await form.getByLabel(/^Email/).fill("asha@example.com");
  await form.getByLabel(/^Message/).fill("NAAC visit in March.");
  await leaveAndReturn(page, () => form.getByRole("button", { name: "Send Message" }).click());
  await expect(form.getByLabel(/^Message/)).toHaveValue("");
  await expect(form.getByRole("button", { name: "Send Message" })).toBeEnabled();
  expect(await page.locator("[data-notice]").count()).toBe(0);
});

test.describe("a form whose script does not come", { tag: "@long" }, () => {
  test.use({
    expectedConsole: /Failed to load resource|Failed to fetch dynamically imported module/,
  });

  test("posted by the browser, then Back → it can be sent again", async ({ page }) => {
    await page.route("**/assets/contact-form*", (route) => route.abort());
    await page.goto("/contact");
    const form = page.locator("main form");
    await form.getByLabel(/^Name/).fill("Asha Verma");
    await form.getByLabel(/^Email/).fill("asha@example.com");
    await form.getByLabel(/^Message/).fill("NAAC visit in March.");
    const buttonWhenPosted = await noteButtonWhenPosted(form);
    const send = form.getByRole("button", { name: "Send Message" });
    await leaveAndReturn(page, () => send.click());
    expect(await buttonWhenPosted()).toEqual({
      label: "Sending...",
      isDisabled: true,
      spins: true,
    });
    await expect(send).toBeEnabled();
    await expect(send.locator("[data-spinner]")).toBeHidden();
  });
});

test("/cbam-thank-you left and returned to → its conversion is not counted again", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, { calls, gtag: (...values: unknown[]) => calls.push(values) });
  });
  await open(page, "/cbam-thank-you");
  await leaveAndReturn(page, () => page.getByRole("link", { name: "Fixture: home" }).click());
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "calls"))).toHaveLength(1);
});

test.describe("a filtered list", () => {
  const count = (page: Page) => page.getByRole("search").getByRole("status");

  test("calendar, returned to → filters, fields and list are as they were left", async ({
    page,
  }) => {
    await open(page, "/trainings-calendar");
    await page.getByLabel("Month", { exact: true }).selectOption("2025-11");
    await page.getByLabel("Level").selectOption("Intermediate");
    await expect(count(page)).toHaveText("2 of 16 trainings");
    await expect(page).toHaveURL("/trainings-calendar?month=2025-11&level=Intermediate");
    await leaveAndReturn(page, () => privacy(page).click());
    await expect(page).toHaveURL("/trainings-calendar?month=2025-11&level=Intermediate");
    await expect(page.getByLabel("Month", { exact: true })).toHaveValue("2025-11");
    await expect(page.getByLabel("Level")).toHaveValue("Intermediate");
    await expect(count(page)).toHaveText("2 of 16 trainings");
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
  });

  test("calendar, returned to at an earlier url of its own → the list of that url", {
    tag: "@long",
  }, async ({ page }) => {
    await open(page, "/trainings-calendar?month=2025-11&level=Intermediate");
    await expect(count(page)).toHaveText("2 of 16 trainings");
    // Chromium keeps a page for its last url only; others do it for all that the page had.
    await page.evaluate(() => {
      history.replaceState(null, "", "/trainings-calendar?month=2025-11");
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await expect(page.getByLabel("Level")).toHaveValue("all");
    await expect(count(page)).toHaveText("3 of 16 trainings");
  });

  test("blog, returned to → search, field and list are as they were left", {
    tag: "@long",
  }, async ({ page }) => {
    await open(page, "/blog");
    await page.getByRole("searchbox").fill("quillwort");
    await expect(count(page)).toHaveText("Showing 1 of 40 articles");
    await expect(page).toHaveURL("/blog?q=quillwort");
    await leaveAndReturn(page, () => privacy(page).click());
    await expect(page).toHaveURL("/blog?q=quillwort");
    await expect(page.getByRole("searchbox")).toHaveValue("quillwort");
    await expect(count(page)).toHaveText("Showing 1 of 40 articles");
  });
});
