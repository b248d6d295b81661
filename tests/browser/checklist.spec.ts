import type { Page } from "@playwright/test";
import { type Answer, mockEmailService, mockSlowEmailService } from "./email-service.ts";
import { DESKTOP, expect, open, test } from "./test.ts";

const CBAM = "/services/climate-sustainability/cbam-consultancy";
const SECTION_FAILED = "There was a problem sending your request. Please try again.";
const POPUP_FAILED = "Couldn't send the checklist. Please try again or contact us.";
const failures: Answer[] = [429, "network failure"];

const section = (page: Page) => page.locator("#checklist");
const popup = (page: Page) => page.getByRole("dialog");
const notice = (page: Page) => page.locator("[data-notice]");

async function leaveByTheTop(page: Page) {
  await page.mouse.move(600, 300);
  await page.mouse.move(600, -5);
}

test.use({ viewport: DESKTOP });

test.describe("section form", () => {
  const send = (page: Page) => section(page).getByRole("button", { name: "Send Me the Checklist" });

  test("sent → its place in the request, notice, /cbam-thank-you", async ({ page }) => {
    const service = await mockEmailService(page, 200);
    await open(page, CBAM);
    await section(page).getByLabel("Work email").fill("asha@example.com");
    await send(page).click();
    await expect(page).toHaveURL("/cbam-thank-you");
    await expect(notice(page)).toContainText("Checklist Request Sent!");
    await expect(notice(page)).toContainText(
      "Thank you! You'll receive the checklist in your inbox shortly.",
    );
    expect(service.fields()).toMatchObject({
      email: "asha@example.com",
      place: "section",
      template_id: "checklist",
      return_to: CBAM,
    });
  });

  test("while sending → the button says so and is disabled", async ({ page }) => {
    const service = await mockSlowEmailService(page);
    await open(page, CBAM);
    await section(page).getByLabel("Work email").fill("asha@example.com");
    await section(page).getByLabel("Work email").press("Enter");
    const button = section(page).getByRole("button", { name: "Sending..." });
    await expect(button).toBeDisabled();
    await expect(button.locator("[data-spinner]")).toBeVisible();
    service.release();
    await expect(page).toHaveURL("/cbam-thank-you");
  });

  test("no address or none at all → the browser stops it", async ({ page }) => {
    const service = await mockEmailService(page, 200);
    await open(page, CBAM);
    for (const text of ["", "asha"]) {
      await section(page).getByLabel("Work email").fill(text);
      await send(page).click();
      await expect(section(page).getByLabel("Work email")).toBeFocused();
    }
    expect(service.requests).toHaveLength(0);
  });

  test.describe("when sending fails", () => {
    test.use({ expectedConsole: /Failed to load resource/ });
    for (const answer of failures) {
      test(`${answer} → notice and inline error, the address kept`, async ({ page }) => {
        await mockEmailService(page, answer);
        await open(page, CBAM);
        await section(page).getByLabel("Work email").fill("asha@example.com");
        await send(page).click();
        await expect(notice(page)).toContainText("Uh oh! Something went wrong.");
        await expect(notice(page)).toContainText(SECTION_FAILED);
        await expect(section(page).getByRole("alert")).toHaveText(SECTION_FAILED);
        await expect(section(page).getByLabel("Work email")).toHaveValue("asha@example.com");
        await expect(send(page)).toBeEnabled();
        await expect(page).toHaveURL(CBAM);
      });
    }
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("a plain post is accepted and leads to /cbam-thank-you", async ({ page }) => {
      await page.goto(CBAM);
      await section(page).getByLabel("Work email").fill("asha@example.com");
      await send(page).click();
      await expect(page).toHaveURL("/cbam-thank-you");
    });
  });
});

test.describe("exit-intent popup", () => {
  const send = (page: Page) => popup(page).getByRole("button", { name: "Email Me the Checklist" });

  test("pointer leaves by the top → it opens, once per session", async ({ page }) => {
    await open(page, CBAM);
    await leaveByTheTop(page);
    await expect(popup(page)).toBeVisible();
    await expect(popup(page).getByLabel("Work email")).toHaveAttribute(
      "placeholder",
      "Enter your work email",
    );
    await popup(page).getByRole("button", { name: "Close" }).click();
    await expect(popup(page)).toBeHidden();
    await leaveByTheTop(page);
    await page.reload();
    await open(page, CBAM);
    await leaveByTheTop(page);
    await page.mouse.move(600, 300);
    await expect(popup(page)).toBeHidden();
  });

  test("pointer leaves by the side or the bottom → nothing", async ({ page }) => {
    await open(page, CBAM);
    for (const [x, y] of [
      [-5, 300],
      [DESKTOP.width + 5, 300],
      [600, DESKTOP.height + 5],
    ] as const) {
      await page.mouse.move(600, 300);
      await page.mouse.move(x, y);
    }
    await page.mouse.move(600, 300);
    await expect(popup(page)).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test("while a field is being typed in → it waits for another time", async ({ page }) => {
    await open(page, CBAM);
    await section(page).getByLabel("Work email").fill("asha");
    await leaveByTheTop(page);
    await page.mouse.move(600, 300);
    await expect(popup(page)).toBeHidden();
    await section(page).getByLabel("Work email").blur();
    await leaveByTheTop(page);
    await expect(popup(page)).toBeVisible();
  });

  test("Escape → it closes and focus is back where it was", async ({ page }) => {
    await open(page, CBAM);
    const before = page.getByRole("link", { name: "Free CBAM Assessment", exact: true });
    await before.focus();
    await leaveByTheTop(page);
    await expect(popup(page).getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeHidden();
    await expect(before).toBeFocused();
  });

  test("sent → it closes, and its notice is seen on /cbam-thank-you", async ({ page }) => {
    const service = await mockEmailService(page, 200);
    await open(page, CBAM);
    await leaveByTheTop(page);
    await popup(page).getByLabel("Work email").fill("asha@example.com");
    await popup(page).getByLabel("Work email").press("Enter");
    await expect(page).toHaveURL("/cbam-thank-you");
    await expect(popup(page)).toBeHidden();
    await expect(notice(page)).toBeVisible();
    await expect(notice(page)).toContainText("Checklist on its way!");
    await expect(notice(page)).toContainText("You'll receive the checklist in your inbox shortly.");
    expect(service.fields()).toMatchObject({ email: "asha@example.com", place: "popup" });
  });

  test.describe("when sending fails", () => {
    test.use({ expectedConsole: /Failed to load resource/ });
    for (const answer of failures) {
      test(`${answer} → it stays open with the address, the notice and the error`, async ({ page }) => {
        await mockEmailService(page, answer);
        await open(page, CBAM);
        await leaveByTheTop(page);
        await popup(page).getByLabel("Work email").fill("asha@example.com");
        await send(page).click();
        await expect(notice(page)).toContainText("Uh oh! Something went wrong.");
        await expect(notice(page)).toContainText(POPUP_FAILED);
        await expect(popup(page).locator("form").getByRole("alert")).toHaveText(POPUP_FAILED);
        await expect(popup(page).getByLabel("Work email")).toHaveValue("asha@example.com");
        await expect(send(page)).toBeEnabled();
      });
    }
  });
});
