import type { Page } from "@playwright/test";
import { mockEmailService } from "./email-service.ts";
import { DESKTOP, expect, open, ready, test } from "./test.ts";

const footer = (page: Page) => page.getByRole("contentinfo");

test.use({ expectedConsole: /status of 500/ });

test("newest replaces; gone after 5000 ms, but not while a pointer or the focus rests on it; can be closed", async ({
  page,
}) => {
  await page.clock.install();
  let status = 500;
  await page.route("**/f/newsletter", (route) => route.fulfill({ status, json: {} }));
  await open(page, "/");
  // From here on time passes only as the test says, however long a step takes.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const subscribe = async () => {
    await footer(page).getByLabel("Email address").fill("asha@example.com");
    await footer(page).getByRole("button", { name: "Subscribe" }).click();
  };
  const notices = page.locator("[data-notice]");
  const close = page.getByRole("button", { name: "Close notice" });

  await subscribe();
  await expect(notices).toHaveText(/Uh oh/);
  await page.clock.runFor(4000);
  status = 200;
  await subscribe();
  await expect(notices).toHaveText(/Subscribed!/);
  await expect(notices).toHaveCount(1);
  await page.clock.runFor(4900);
  await expect(notices).toHaveCount(1);

  await notices.hover();
  await page.clock.runFor(6000);
  await expect(notices).toHaveCount(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(4900);
  await expect(notices).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(notices).toHaveCount(0);

  await subscribe();
  await close.focus();
  await page.clock.runFor(6000);
  await expect(notices).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(notices).toHaveCount(0);

  const { width, height } = page.viewportSize() ?? DESKTOP;
  await page.mouse.move(width - 60, height - 60);
  await footer(page).getByLabel("Email address").fill("asha@example.com");
  await page.keyboard.press("Enter");
  await expect(
    notices.and(page.locator(":hover")),
    "a pointer that rests where it opens",
  ).toHaveCount(1);
  await page.clock.runFor(5100);
  await expect(notices).toHaveCount(0);
});

test("sent with a form → the notice comes along to the page that thanks, for 5000 ms, once", async ({
  page,
}) => {
  await page.clock.install();
  await mockEmailService(page, 200);
  await open(page, "/contact");
  const form = page.locator("main form");
  await form.getByLabel(/^Name/).fill("Asha Verma");
  await form.getByLabel(/^Email/).fill("asha@example.com");
  await form.getByLabel(/^Message/).fill("NAAC visit in March.");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveURL("/thank-you");
  const notice = page.getByRole("status").filter({ hasText: "Thank You!" });
  await expect(notice).toContainText("Your message has been sent. We'll get back to you shortly.");
  await page.clock.runFor(4900);
  await expect(notice).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(notice).toHaveCount(0);
  await page.reload();
  await ready(page);
  await expect(page.locator("[data-notice]")).toHaveCount(0);
});
