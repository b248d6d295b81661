import type { Locator, Page } from "@playwright/test";
import { mockEmailService, mockSlowEmailService } from "./email-service.ts";
import { inboxRecords } from "./inbox.ts";
import { startServer } from "./server.ts";
import { axeViolations, expect, hold, open, PHONE, test } from "./test.ts";

const FAILED = "There was a problem sending your message. Please try again.";

const main = (page: Page) => page.getByRole("main");
const field = (page: Page, label: string) => main(page).getByLabel(label);
const send = (page: Page) => main(page).getByRole("button", { name: "Send Message" });
const wayOut = (page: Page) => page.getByRole("region", { name: "Other ways to reach us" });

async function fillContact(page: Page) {
  await field(page, "Name").fill("Asha Verma");
  await field(page, "Email").fill("asha@example.com");
  await field(page, "Message").fill("NAAC visit in March.\nWhat do you need from us?");
}

async function fail(page: Page) {
  await send(page).click();
  await expect(page.locator("[data-notice]")).toContainText(FAILED);
}

/** What the next try shows must not be what this one left. */
async function failOnceMore(page: Page) {
  // It may have closed by itself.
  await page.getByRole("button", { name: "Close notice" }).evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect(page.locator("[data-notice]")).toHaveCount(0);
  await fail(page);
}

/** Whether nothing lies over an element in the window, as the header or a notice could. */
const isUncovered = (words: Locator) =>
  words.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 2, top + height / 2));
  });

/** Stops the page's clock, so that it moves only when it is told to. */
async function stopClock(page: Page) {
  await page.clock.install({ time: "2026-01-01T00:00:00Z" });
  return () => page.clock.pauseAt("2026-01-01T01:00:00Z");
}

test.use({ expectedConsole: /Failed to load resource/ });

test("the server finds fault with a field → says so at that field, which has the focus", async ({
  page,
}) => {
  const errors = [
    { field: "name", code: "REQUIRED_FIELD_MISSING", message: "is required" },
    { field: "email", code: "TYPE_EMAIL", message: "must be one email address" },
  ];
  const explained = { error: "Please correct the marked fields and send it again.", errors };
  const service = await mockEmailService(page, { status: 422, explained }, 200);
  await page.setViewportSize(PHONE);
  await open(page, "/contact");
  await fillContact(page);
  await fail(page);
  await expect(main(page).getByRole("alert")).toHaveText(FAILED);
  await expect(main(page).getByText(explained.error)).toBeVisible();
  await expect(field(page, "Name")).toBeFocused();
  for (const words of ["Name *", "Name is required."])
    await expect.poll(() => isUncovered(main(page).getByText(words)), words).toBe(true);
  await expect(field(page, "Name")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Name")).toHaveAccessibleDescription("Name is required.");
  await expect(field(page, "Email")).toHaveAccessibleDescription(
    "Email must be one email address.",
  );
  await expect(field(page, "Message")).not.toHaveAttribute("aria-invalid");
  expect(await axeViolations(page)).toEqual([]);

  await page.keyboard.type(" Rao");
  await expect(field(page, "Name")).not.toHaveAttribute("aria-invalid");
  await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true");
  await send(page).click();
  await expect(page).toHaveURL("/thank-you");
  expect(service.fields(1)).toMatchObject({ name: "Asha Verma Rao" });
});

test("our own server, a name of blanks → named at the field, and sent once it is filled in", async ({
  page,
}) => {
  await open(page, "/contact");
  await fillContact(page);
  await field(page, "Name").fill(" ");
  await fail(page);
  await expect(field(page, "Name")).toHaveAccessibleDescription("Name is required.");
  await field(page, "Name").fill("Asha Verma");
  await send(page).click();
  await expect(page).toHaveURL("/thank-you");
});

test("too many at once → counts down until the next try", async ({ page }) => {
  const stop = await stopClock(page);
  const explained = {
    error: "Wait.",
    errors: [{ code: "RATE_LIMITED", message: "Wait." }],
    retryAfter: 40,
  };
  await mockEmailService(page, { status: 429, explained });
  await open(page, "/contact");
  await fillContact(page);
  await stop();
  await fail(page);
  await expect(main(page).getByRole("timer")).toContainText("try again in 40 seconds.");
  await page.clock.runFor(39_000);
  await expect(main(page).getByRole("timer")).toContainText("try again in 1 second.");
  await page.clock.runFor(1000);
  await expect(main(page).getByText("You can try again now.")).toBeVisible();
});

test("nobody there, or no answer in time → says which", async ({ page, context }) => {
  const stop = await stopClock(page);
  await mockEmailService(page, "network failure");
  await open(page, "/contact");
  await fillContact(page);
  await fail(page);
  await expect(main(page).getByText("Our server could not be reached.")).toBeVisible();
  await context.setOffline(true);
  await failOnceMore(page);
  await expect(main(page).getByText("Your device is offline.")).toBeVisible();
  await context.setOffline(false);
  const slow = await mockSlowEmailService(page);
  await stop();
  await send(page).click();
  await expect.poll(slow.count).toBe(1);
  await page.clock.runFor(29_000);
  await expect(main(page).getByRole("button", { name: "Sending..." })).toBeDisabled();
  await page.clock.runFor(2000);
  await expect(main(page).getByText("No answer came within half a minute.")).toBeVisible();
  await expect(field(page, "Name")).toHaveValue("Asha Verma");
  await expect(send(page)).toBeEnabled();
  slow.release();
});

test.describe("after two failures", () => {
  test("the other ways stand below the form: by e-mail with every word, by phone", async ({
    page,
  }) => {
    await mockEmailService(page, 500);
    await open(page, "/contact?subject=Custom%20Training%20Request");
    await fillContact(page);
    await field(page, "Service").selectOption("green-audit");
    await fail(page);
    await expect(main(page).getByRole("alert")).toHaveText(FAILED);
    await expect(wayOut(page)).toHaveCount(0);
    await failOnceMore(page);
    await expect(wayOut(page)).toBeVisible();
    await expect(wayOut(page).getByRole("link", { name: "+91 11111 11111" })).toHaveAttribute(
      "href",
      "tel:+911111111111",
    );
    await field(page, "Name").fill("Asha & Sons = 100% ?");
    const mail = wayOut(page).getByRole("link", { name: "Send by email" });
    await mail.evaluate((link) =>
      link.addEventListener("click", (event) => event.preventDefault()),
    );
    await mail.click();
    const letter = new URL((await mail.getAttribute("href")) ?? "");
    expect(letter.pathname).toBe("info@verdant-ledger.example");
    expect(letter.searchParams.get("body")).toBe(
      [
        "Name: Asha & Sons = 100% ?",
        "Email: asha@example.com",
        "Service: Green Audit for NAAC",
        "Subject: Custom Training Request",
        "",
        "NAAC visit in March.",
        "What do you need from us?",
      ].join("\r\n"),
    );
    expect(await axeViolations(page)).toEqual([]);
  });

  test("as a plain form: it is stored once, though an answer was lost, and leads to /thank-you", async ({
    page,
    atEnd,
  }) => {
    const server = await startServer();
    atEnd(server.stop);
    await open(page, `${server.origin}/contact`);
    await fillContact(page);
    // It reaches the server; only the answer does not reach the visitor.
    await page.route("**/send-form", async (route) => {
      if (route.request().isNavigationRequest()) return route.fallback();
      await route.fetch();
      await route.abort("connectionfailed");
    });
    await fail(page);
    await failOnceMore(page);
    await wayOut(page).getByRole("button", { name: "Send as a plain form" }).click();
    await expect(page).toHaveURL(`${server.origin}/thank-you`);
    // Until its script has run, the draft is there.
    await page.waitForLoadState("load");
    expect(await inboxRecords(server.env)).toHaveLength(1);
    await open(page, `${server.origin}/contact`);
    await expect(field(page, "Message")).toHaveValue("");
  });

  test("as a plain form that is not complete → the browser stops it", { tag: "@long" }, async ({
    page,
  }) => {
    await mockEmailService(page, 500);
    await open(page, "/contact");
    await fillContact(page);
    await fail(page);
    await failOnceMore(page);
    await field(page, "Email").fill("asha");
    await wayOut(page).getByRole("button", { name: "Send as a plain form" }).click();
    await expect(field(page, "Email")).toBeFocused();
    await expect(page).toHaveURL("/contact");
  });
});

test.describe("newsletter", () => {
  const footer = (page: Page) => page.getByRole("contentinfo");
  const email = (page: Page) => footer(page).getByLabel("Email address");
  const subscribe = (page: Page) => footer(page).getByRole("button", { name: "Subscribe" }).click();

  async function answer(page: Page, status: number, json: object) {
    await page.route("**/f/newsletter", (route) => route.fulfill({ status, json }));
  }

  test("refused → the reason below the field, which has the focus; thanked → what is left to do", async ({
    page,
  }) => {
    const errors = [{ field: "email", code: "TYPE_EMAIL", message: "must be one email address" }];
    await answer(page, 422, { error: "x", errors });
    await open(page, "/privacy-policy");
    await email(page).fill("asha@example.com");
    await subscribe(page);
    await expect(email(page)).toHaveAccessibleDescription("Email must be one email address.");
    await expect(email(page)).toHaveAttribute("aria-invalid", "true");
    await expect(email(page)).toBeFocused();
    await answer(page, 200, { ok: true });
    await subscribe(page);
    await expect(page.locator("[data-notice]")).toContainText("Subscribed!");
    await expect(email(page)).toHaveAttribute("aria-invalid", "false");
    await expect(email(page)).toHaveAccessibleDescription(/^To be sure that it was you/);
  });

  test("too many at once → counts down; twice → a plain form or a mail", { tag: "@long" }, async ({
    page,
  }) => {
    const stop = await stopClock(page);
    await answer(page, 429, { error: "x", errors: [], retryAfter: 40 });
    await open(page, "/privacy-policy");
    await email(page).fill("asha@example.com");
    await stop();
    await subscribe(page);
    await expect(footer(page).getByText("Try again in 40 seconds.")).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(footer(page).getByText("Try again in 30 seconds.")).toBeVisible();
    await expect(footer(page).getByText("Still not through?")).toBeHidden();
    await subscribe(page);
    await expect(footer(page).getByText("Still not through?")).toBeVisible();
    await page.clock.resume();
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute("**/f/newsletter");
    await footer(page).getByRole("button", { name: "send it as a plain form" }).click();
    await expect(page).toHaveURL("/privacy-policy#subscribed");
  });

  test("no answer for half a minute → a failure like any other", { tag: "@long" }, async ({
    page,
  }) => {
    const stop = await stopClock(page);
    const { letGo } = await hold(page, "**/f/newsletter");
    await open(page, "/privacy-policy");
    await email(page).fill("asha@example.com");
    await stop();
    const asked = page.waitForRequest("**/f/newsletter");
    await subscribe(page);
    await asked;
    await page.clock.runFor(30_000);
    await expect(page.locator("[data-notice]")).toContainText(
      "Network error or problem sending data.",
    );
    await expect(email(page)).toHaveValue("asha@example.com");
    letGo();
  });
});
