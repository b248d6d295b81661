import type { Page } from "@playwright/test";
import { type Answer, mockEmailService, mockSlowEmailService } from "./email-service.ts";
import { expect, open, test } from "./test.ts";

const FAILED = "There was a problem sending your message. Please try again.";
const failures: Answer[] = [403, 429, 451, 500, "network failure"];

const main = (page: Page) => page.getByRole("main");
const field = (page: Page, label: string) => main(page).getByLabel(label);
const send = (page: Page) => main(page).getByRole("button", { name: "Send Message" });
const notice = (page: Page, title: string) =>
  page.locator("[data-notice]").filter({ hasText: title });

async function fillContact(page: Page) {
  await field(page, "Name").fill("Asha Verma");
  await field(page, "Email").fill("asha@example.com");
  await field(page, "Phone").fill("+91 98765 43210");
  await field(page, "Company / Institution").fill("Verma Castings");
  await field(page, "Service").selectOption("green-audit");
  await field(page, "Message").fill("NAAC visit in March.\nWhat do you need from us?");
}

test.describe("contact form", () => {
  test("sent → one request with every field, notice, /thank-you, and an empty form on the way back", async ({
    page,
  }) => {
    const service = await mockEmailService(page, 200);
    await open(page, "/contact");
    await expect(page.getByText("Fixture: a mail confirms it.")).toBeVisible();
    await fillContact(page);
    const logged = page.waitForEvent("console", (message) => message.text() === "OK");
    await send(page).click();

    await expect(page).toHaveURL("/thank-you");
    await expect(notice(page, "Thank You!")).toContainText(
      "Your message has been sent. We'll get back to you shortly.",
    );
    expect(service.requests).toHaveLength(1);
    expect((await logged).type()).toBe("info");
    expect(service.fields()).toMatchObject({
      name: "Asha Verma",
      email: "asha@example.com",
      phone: "+91 98765 43210",
      company: "Verma Castings",
      service: "green-audit",
      message: "NAAC visit in March.\r\nWhat do you need from us?",
      service_id: "own",
      template_id: "contact",
      user_id: "own",
      return_to: "/contact",
      further_remark: "",
      submission_id: expect.stringMatching(/^[\w-]{8,64}$/),
      fill_ms: expect.stringMatching(/^\d+$/),
    });
    expect(service.fields()).not.toHaveProperty("subject");

    await page.goBack();
    await expect(field(page, "Name")).toHaveValue("");
    await expect(field(page, "Message")).toHaveValue("");
    await expect(field(page, "Service")).toHaveValue("general");
  });

  test("while sending → the button says so, is disabled, and a second submit is not sent", async ({
    page,
  }) => {
    const service = await mockSlowEmailService(page);
    await open(page, "/contact");
    await fillContact(page);
    // Two in one turn: the second comes before the button can be disabled.
    await main(page)
      .locator("form")
      .evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
        form.requestSubmit();
      });
    const button = main(page).getByRole("button", { name: "Sending..." });
    await expect(button).toBeDisabled();
    await expect(button.locator("[data-spinner]")).toBeVisible();
    await field(page, "Name").press("Enter");
    service.release();
    await expect(page).toHaveURL("/thank-you");
    expect(service.count()).toBe(1);
  });

  test.describe("pressed in the first second on a slow line", () => {
    test("React comes in time → “Sending...” from the press on, and one request", async ({
      page,
    }) => {
      const service = await mockEmailService(page, 200);
      const held = Promise.withResolvers<void>();
      await page.route("**/assets/contact-form*", async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.clock.install();
      await page.goto("/contact", { waitUntil: "domcontentloaded" });
      await page.locator('[data-nav="live"]').waitFor({ state: "attached" });
      await page.clock.pauseAt(Date.now() + 60_000);
      await fillContact(page);
      await send(page).click();
      await expect(main(page).getByRole("button", { name: "Sending..." })).toBeDisabled();
      held.resolve();
      await page.locator("astro-island:not([ssr])").waitFor({ state: "attached" });
      await page.clock.resume();
      await expect(page).toHaveURL("/thank-you");
      expect(service.requests).toHaveLength(1);
      expect(service.fields()).toMatchObject({
        name: "Asha Verma",
        submission_id: expect.any(String),
      });
    });

    test("React does not come → the form posts by itself", async ({ page }) => {
      await page.route("**/assets/contact-form*", () => {});
      await page.goto("/contact");
      await page.locator('[data-nav="live"]').waitFor({ state: "attached" });
      await fillContact(page);
      await send(page).click();
      await expect(main(page).getByRole("button", { name: "Sending..." })).toBeDisabled();
      await expect(page).toHaveURL("/thank-you");
    });
  });

  test("required fields missing → the browser stops it and nothing is sent", async ({ page }) => {
    const service = await mockEmailService(page, 200);
    await open(page, "/contact");
    await send(page).click();
    await expect(field(page, "Name")).toBeFocused();
    await field(page, "Name").fill("Asha Verma");
    await field(page, "Email").fill("not an address");
    await field(page, "Message").fill("Hello");
    await send(page).click();
    await expect(field(page, "Email")).toBeFocused();
    expect(service.requests).toHaveLength(0);
  });

  test("by keyboard alone → sent, with the subject of the url, which the visitor sees", async ({
    page,
  }) => {
    const service = await mockEmailService(page, 200);
    await open(page, "/contact?subject=Custom%20Training%20Request");
    await expect(main(page).getByText("Subject: Custom Training Request")).toBeVisible();
    await field(page, "Name").focus();
    for (const text of ["Asha Verma", "asha@example.com", "", "", "", "Hello"]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await expect(send(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/thank-you");
    expect(service.fields()).toMatchObject({
      email: "asha@example.com",
      message: "Hello",
      subject: "Custom Training Request",
    });
  });

  test.describe("when sending fails", () => {
    test.use({ expectedConsole: /Failed to load resource/ });

    test("refused, blocked, throttled or no network → notice and inline error, every word kept, ready for another try", async ({
      page,
    }) => {
      const service = await mockEmailService(page, ...failures);
      await open(page, "/contact");
      await fillContact(page);
      for (const [index, answer] of failures.entries()) {
        await send(page).focus();
        await page.keyboard.press("Enter");
        await expect(notice(page, "Uh oh! Something went wrong."), String(answer)).toContainText(
          FAILED,
        );
        await expect(notice(page, FAILED)).toHaveAttribute("data-notice", "destructive");
        await expect(send(page)).toBeEnabled();
        await expect(send(page)).toBeFocused();
        // What the next try shows must not be what this one left.
        await page.getByRole("button", { name: "Close notice" }).click();
        await expect(main(page).getByRole("alert")).toHaveText(FAILED);
        expect(service.requests).toHaveLength(index + 1);
        await expect(page).toHaveURL("/contact");
        await expect(field(page, "Name")).toHaveValue("Asha Verma");
        await expect(field(page, "Service")).toHaveValue("green-audit");
        await expect(field(page, "Message")).toHaveValue(/NAAC visit in March/);
      }
    });

    test("a retry repeats the submission id, the next message gets a new one", async ({ page }) => {
      const service = await mockEmailService(page, 500, 200);
      await open(page, "/contact");
      await fillContact(page);
      await send(page).click();
      await expect(main(page).getByRole("alert")).toHaveText(FAILED);
      // The page stays, as it does in the back/forward cache.
      await page.route("**/thank-you", (route) => route.fulfill({ status: 204 }));
      await send(page).click();
      await expect(field(page, "Name")).toHaveValue("");
      await fillContact(page);
      await send(page).click();
      await expect.poll(() => service.requests.length).toBe(3);
      const ids = [0, 1, 2].map((index) => service.fields(index).submission_id);
      expect(ids[1]).toBe(ids[0]);
      expect(ids[2]).not.toBe(ids[0]);
    });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("contact: a plain post is accepted and leads to /thank-you", async ({ page }) => {
    await page.goto("/contact");
    await fillContact(page);
    await send(page).click();
    await expect(page).toHaveURL("/thank-you");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
