import type { Locator, Page } from "@playwright/test";
import { ISLAND_FAILED } from "../../site/ui/draft.ts";
import { takeNewerFeaturesAway } from "./older-browser.ts";
import { DESKTOP, expect, open, PHONE, started, test } from "./test.ts";

const CBAM = "/services/climate-sustainability/cbam-consultancy";

const main = (page: Page) => page.getByRole("main");
const mainForm = (page: Page) => main(page).locator("form");

async function fillContact(form: Locator) {
  await form.getByLabel(/^Name/).fill("Asha Verma");
  await form.getByLabel(/^Email/).fill("asha@example.com");
  await form.getByLabel(/^Message/).fill("NAAC visit in March.");
}

/** Presses the button and expects the browser itself to post the form, and the server to lead on to `thanks`. */
async function sendsByItself(page: Page, button: Locator, thanks: string) {
  const posted = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.method() === "POST",
  );
  await button.click();
  await posted;
  await expect(page).toHaveURL(thanks);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Opens two of a group by their summaries and expects the first to close, then closes the second. */
async function foldsOneAtATime(first: Locator, second: Locator) {
  await first.locator("summary").first().click();
  await expect(first).toHaveAttribute("open", "");
  await second.locator("summary").first().click();
  await expect(second).toHaveAttribute("open", "");
  await expect(first).not.toHaveAttribute("open", "");
  await second.locator("summary").first().click();
  await expect(second).not.toHaveAttribute("open", "");
}

async function phoneMenuWorks(page: Page) {
  const menu = page.getByRole("navigation", { name: "Main" });
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  await opener.click();
  await expect(menu).toBeVisible();
  const section = (name: string) =>
    menu.locator("details", { has: page.locator(`> summary:text-is("${name}")`) });
  await foldsOneAtATime(section("Services"), section("About Us"));
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(menu).toBeVisible();
  await opener.click();
  await expect(menu).toBeHidden();
}

test.describe("newer features taken away", () => {
  test.beforeEach(({ page }) => takeNewerFeaturesAway(page));

  test("home, on a phone → the menu opens, folds one section at a time, and closes", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, "/");
    await phoneMenuWorks(page);
    await expect(page.getByRole("link", { name: "Explore Our Services" })).toBeVisible();
  });

  test("home, on a large screen → menus open", { tag: "@long" }, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, "/");
    const nav = page.getByRole("navigation", { name: "Main" });
    await nav.getByRole("link", { name: "Services", exact: true }).hover();
    await expect(nav.getByRole("link", { name: "Green Audit" })).toBeVisible();
  });

  test("contact → the form sends without leaving the page first, and its notice comes along", async ({
    page,
  }) => {
    await open(page, "/contact?subject=Custom%20Training%20Request");
    await expect(main(page).getByText("Subject: Custom Training Request")).toBeVisible();
    await fillContact(mainForm(page));
    await mainForm(page).getByRole("button", { name: "Send Message" }).click();
    await expect(page).toHaveURL("/thank-you");
    await expect(page.getByRole("status").filter({ hasText: "Thank You!" })).toBeVisible();
  });

  test("CBAM → questions fold one at a time, and the checklist can be asked for", {
    tag: "@long",
  }, async ({ page }) => {
    await open(page, CBAM);
    const questions = main(page).locator("details[data-name]");
    await foldsOneAtATime(questions.nth(1), questions.nth(4));
    const email = mainForm(page).getByRole("textbox");
    await started(email);
    await email.fill("asha@example.com");
    await mainForm(page).getByRole("button").click();
    await expect(page).toHaveURL("/cbam-thank-you");
    await expect(
      page.getByRole("status").filter({ hasText: "Checklist Request Sent!" }),
    ).toBeVisible();
  });

  test("calendar → filters work, and what is found unfolds", { tag: "@long" }, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, "/trainings-calendar");
    await page.getByLabel("Month", { exact: true }).selectOption("2025-11");
    await expect(page.getByRole("search").getByRole("status")).toHaveText("3 of 16 trainings");
    await main(page).getByText("View Details").first().click();
    await expect(main(page).getByText("Hide Details").first()).toBeVisible();
  });

  test("article → is there, Share Article answers, and the newsletter is subscribed to", {
    tag: "@long",
  }, async ({ page }) => {
    await open(page, "/blog/1");
    await expect(page.getByRole("heading", { name: "What the keeper tests" })).toBeVisible();
    await page.getByRole("button", { name: "Share Article" }).click();
    await expect(page.locator("[data-notice]")).toHaveText(/This feature isn't implemented yet/);
    const footer = page.getByRole("contentinfo");
    await footer.getByLabel("Email address").fill("asha@example.com");
    await footer.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.locator("[data-notice]")).toHaveText(/Subscribed!/);
    await expect(page).toHaveURL("/blog/1");
  });
});

/** Whatever a failed script says on the console, the page must go on working. */
test.describe("an island that fails as it starts → its HTML stays", () => {
  test.use({ expectedConsole: /./ });

  test("contact → the form is there and the browser posts it", async ({ page }) => {
    await breakGlobal(page, "crypto");
    await open(page, "/contact");
    await mainForm(page).getByLabel("Name").focus();
    await islandFailed(page);
    await fillContact(mainForm(page));
    await sendsByItself(
      page,
      mainForm(page).getByRole("button", { name: "Send Message" }),
      "/thank-you",
    );
  });

  test("CBAM → the form is there and the browser posts it; questions fold one at a time", async ({
    page,
  }) => {
    await breakGlobal(page, "crypto");
    await open(page, CBAM);
    const email = mainForm(page).getByRole("textbox");
    await started(email);
    await islandFailed(page);
    const questions = main(page).locator("details[name]");
    await foldsOneAtATime(questions.nth(1), questions.nth(4));
    await email.fill("asha@example.com");
    await sendsByItself(page, mainForm(page).getByRole("button"), "/cbam-thank-you");
  });

  for (const { path, rows, found } of [
    { path: "/trainings-calendar", rows: 12, found: "Compass Repair, Soon to Come" },
    { path: "/blog", rows: 12, found: /quillwort/i },
  ]) {
    const tag = path === "/blog" ? ["@long"] : [];
    test(`${path} → the list, its links and the way to the next page`, { tag }, async ({
      page,
    }) => {
      await breakGlobal(page, "URLSearchParams");
      await open(page, path);
      await main(page).getByRole("searchbox").focus();
      await islandFailed(page);
      await expect(main(page).getByRole("article")).toHaveCount(rows);
      await expect(main(page).getByRole("article").filter({ hasText: found })).toBeVisible();
      await expect(main(page).getByRole("link", { name: /next/i })).toHaveAttribute(
        "href",
        `${path}/page/2`,
      );
    });
  }

  test("code that cannot be read → the same", { tag: "@long" }, async ({ page }) => {
    await page.route("**/assets/contact-form*", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "export const ContactForm = #not yet invented;",
      }),
    );
    const failed = page.waitForEvent("console", (message) =>
      /ContactForm|contact-form/.test(message.text()),
    );
    await page.goto("/contact");
    await failed;
    await fillContact(mainForm(page));
    await sendsByItself(
      page,
      mainForm(page).getByRole("button", { name: "Send Message" }),
      "/thank-you",
    );
  });
});

test.describe("the script of all pages does not come", () => {
  test.use({ expectedConsole: /net::ERR_FAILED/ });
  test.beforeEach(({ page }) => page.route("**/assets/layout*.js", (route) => route.abort()));

  test("on a phone → the menu works by itself, and a link in it leads on", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/");
    await phoneMenuWorks(page);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("navigation", { name: "Main" }).getByText("Contact").click();
    await expect(page).toHaveURL("/contact");
  });

  test("on a large screen → menus open by styles alone, and the newsletter's form posts", {
    tag: "@long",
  }, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto("/blog/1");
    const nav = page.getByRole("navigation", { name: "Main" });
    await nav.getByRole("link", { name: "Services", exact: true }).hover();
    await expect(nav.getByRole("link", { name: "Green Audit" })).toBeVisible();
    const footer = page.getByRole("contentinfo");
    await footer.getByLabel("Email address").fill("asha@example.com");
    await sendsByItself(
      page,
      footer.getByRole("button", { name: "Subscribe" }),
      "/blog/1#subscribed",
    );
  });
});

/** A browser without something that islands rely on: whoever asks for it gets an exception. */
async function breakGlobal(page: Page, name: string): Promise<void> {
  await page.addInitScript(
    ([global, event]) => {
      Object.defineProperty(window, global, {
        get() {
          throw new Error(`${global} is not in this browser`);
        },
      });
      addEventListener(event, () => document.documentElement.toggleAttribute("data-failed", true));
    },
    [name, ISLAND_FAILED] as const,
  );
}

/** Until an island has failed, and its HTML as it was served has taken its place. */
async function islandFailed(page: Page): Promise<void> {
  await expect(page.locator("html[data-failed]")).toHaveCount(1);
}
