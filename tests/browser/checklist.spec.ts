import type { Page } from "@playwright/test";
import { type Answer, mockEmailService, mockSlowEmailService } from "./email-service.ts";
import {
  DESKTOP,
  expect,
  hold,
  MOVING,
  noteButtonWhenPosted,
  open,
  started,
  test,
} from "./test.ts";

const CBAM = "/services/climate-sustainability/cbam-consultancy";
const SECTION_FAILED = "There was a problem sending your request. Please try again.";
const POPUP_FAILED = "Couldn't send the checklist. Please try again or contact us.";
const failures: Answer[] = [429, "network failure"];

const section = (page: Page) => page.locator("#checklist");
const popup = (page: Page) => page.getByRole("dialog");
const notice = (page: Page) => page.locator("[data-notice]");

const leaveByTheTop = (page: Page) => leaveTo(page, 600, -5);

async function leaveTo(page: Page, x: number, y: number) {
  await page.mouse.move(600, 300);
  await page.mouse.move(x, y);
}

/**
 * The popup comes when it is to open. Here its code is fetched before, and two frames are waited for after the
 * pointer has left: one that were to open would be open by then.
 */
async function openWithPopupAtHand(page: Page) {
  await open(page, CBAM);
  const island = page.locator('astro-island[client="exit"]');
  await island.evaluate((element) =>
    Promise.all(
      ["component-url", "renderer-url"].map((name) => import(element.getAttribute(name) ?? "")),
    ),
  );
}

async function expectNoPopup(page: Page) {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(popup(page)).toBeHidden();
}

/** Nor any beginning of one, which may take longer than two frames to open. */
async function expectNoBeginning(page: Page) {
  await expectNoPopup(page);
  await expect(page.locator('astro-island[client="exit"][ssr]')).toHaveCount(1);
}

test.use({ viewport: DESKTOP });

test.describe("section form", () => {
  const email = (page: Page) => section(page).getByLabel("Work email");
  const send = (page: Page) => section(page).getByRole("button", { name: "Send Me the Checklist" });

  async function openSection(page: Page) {
    await open(page, CBAM);
    await started(email(page));
  }

  test("sent → the button says so until the answer comes; its place in the request, notice, /cbam-thank-you", async ({
    page,
  }) => {
    const service = await mockSlowEmailService(page);
    await openSection(page);
    await email(page).fill("asha@example.com");
    await email(page).press("Enter");
    const button = section(page).getByRole("button", { name: "Sending..." });
    await expect(button).toBeDisabled();
    await expect(button.locator("[data-spinner]")).toBeVisible();
    service.release();
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

  test("sent before the form's script has come → the button says so and is disabled", async ({
    page,
  }) => {
    await hold(page, "**/assets/checklist-form*");
    await page.goto(CBAM);
    await email(page).fill("asha@example.com");
    const buttonWhenPosted = await noteButtonWhenPosted(section(page).locator("form"));
    await send(page).click();
    await expect(page).toHaveURL("/cbam-thank-you");
    expect(await buttonWhenPosted()).toEqual({
      label: "Sending...",
      isDisabled: true,
      spins: true,
    });
  });

  test("no address or none at all → the browser stops it", { tag: "@long" }, async ({ page }) => {
    const service = await mockEmailService(page, 200);
    await openSection(page);
    for (const text of ["", "asha"]) {
      await email(page).fill(text);
      await send(page).click();
      await expect(email(page)).toBeFocused();
    }
    expect(service.requests).toHaveLength(0);
  });

  test.describe("when sending fails", () => {
    test.use({ expectedConsole: /Failed to load resource/ });
    test("throttled or no network → notice and inline error, the address kept", async ({
      page,
    }) => {
      const service = await mockEmailService(page, ...failures);
      await openSection(page);
      await email(page).fill("asha@example.com");
      for (const [index, answer] of failures.entries()) {
        await send(page).click();
        await expect(notice(page), String(answer)).toContainText("Uh oh! Something went wrong.");
        await expect(notice(page)).toContainText(SECTION_FAILED);
        await page.getByRole("button", { name: "Close notice" }).click();
        await expect(section(page).getByRole("alert")).toHaveText(SECTION_FAILED);
        expect(service.requests).toHaveLength(index + 1);
        await expect(email(page)).toHaveValue("asha@example.com");
        await expect(send(page)).toBeEnabled();
        await expect(page).toHaveURL(CBAM);
      }
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("a plain post is accepted and leads to /cbam-thank-you", { tag: "@long" }, async ({
      page,
    }) => {
      await page.goto(CBAM);
      await email(page).fill("asha@example.com");
      await send(page).click();
      await expect(page).toHaveURL("/cbam-thank-you");
    });
  });
});

test.describe("exit-intent popup", () => {
  test.use(MOVING);

  const send = (page: Page) => popup(page).getByRole("button", { name: "Email Me the Checklist" });

  test("pointer leaves by the top → it opens, once per session in all tabs; Escape → focus is back where it was", async ({
    page,
    context,
  }) => {
    await open(page, CBAM);
    const before = page.getByRole("link", { name: "Free CBAM Assessment", exact: true });
    await before.focus();
    await leaveByTheTop(page);
    await expect(popup(page).getByRole("button", { name: "Close" })).toBeFocused();
    await expect(popup(page).getByLabel("Work email")).toHaveAttribute(
      "placeholder",
      "Enter your work email",
    );
    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeHidden();
    await expect(before).toBeFocused();
    await leaveByTheTop(page);
    await expectNoPopup(page);
    const otherTab = await context.newPage();
    await otherTab.setViewportSize(DESKTOP);
    for (const tab of [page, otherTab]) {
      await openWithPopupAtHand(tab);
      await leaveByTheTop(tab);
      await expectNoBeginning(tab);
    }
  });

  test("pointer leaves by the side or the bottom → nothing", { tag: "@long" }, async ({ page }) => {
    await openWithPopupAtHand(page);
    await leaveTo(page, -5, 300);
    await leaveTo(page, DESKTOP.width + 5, 300);
    await leaveTo(page, 600, DESKTOP.height + 5);
    await expectNoBeginning(page);
    await leaveByTheTop(page);
    await expect(popup(page)).toBeVisible();
  });

  test("while a field is being typed in → it waits for another time", { tag: "@long" }, async ({
    page,
  }) => {
    await openWithPopupAtHand(page);
    await section(page).getByLabel("Work email").fill("asha");
    await leaveByTheTop(page);
    await expectNoBeginning(page);
    await section(page).getByLabel("Work email").blur();
    await leaveByTheTop(page);
    await expect(popup(page)).toBeVisible();
  });

  test("the page behind neither moves nor scrolls; closed, it is gone with the next frame", async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    // A browser whose scrollbars take room, as they do on most desktops.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ["--hide-scrollbars"],
    });
    const page = await browser.newPage({ viewport: DESKTOP, ...(baseURL && { baseURL }) });
    const place = () =>
      page.evaluate(() => {
        const { x, y } = document.querySelector("h1")?.getBoundingClientRect() ?? {};
        return { x, y, barTakesRoom: document.documentElement.clientWidth < innerWidth };
      });
    await open(page, CBAM);
    const before = await place();
    expect(before.barTakesRoom).toBe(true);
    await leaveByTheTop(page);
    await expect(popup(page)).toBeVisible();
    await page.mouse.move(50, 300);
    await page.mouse.wheel(0, 400);
    const frame = await popup(page).evaluate(async (dialog: HTMLDialogElement) => {
      dialog.querySelector<HTMLElement>('[aria-label="Close"]')?.click();
      await new Promise(requestAnimationFrame);
      const seen = ["", "::backdrop"].map((part) => getComputedStyle(dialog, part).opacity);
      return { open: dialog.open, seen };
    });
    expect(frame).toEqual({ open: true, seen: ["0", "0"] });
    expect(await place()).toMatchObject({ x: before.x, y: before.y });
    await expect(popup(page)).toHaveCount(0);
    expect(await place()).toEqual(before);
    await browser.close();
  });

  test.describe("when sending fails", () => {
    test.use({ expectedConsole: /Failed to load resource/ });
    test("throttled or no network → it stays open with the address, the notice and the error; sent → it closes, and its notice is seen on /cbam-thank-you", async ({
      page,
    }) => {
      const service = await mockEmailService(page, ...failures, 200);
      await open(page, CBAM);
      await leaveByTheTop(page);
      await popup(page).getByLabel("Work email").fill("asha@example.com");
      for (const [index, answer] of failures.entries()) {
        await send(page).click();
        // Outside the modal it could neither be heard nor closed.
        const shown = popup(page).locator("[data-notice]");
        await expect(shown, String(answer)).toContainText("Uh oh! Something went wrong.");
        await expect(shown).toContainText(POPUP_FAILED);
        await shown.getByRole("button", { name: "Close notice" }).click();
        await expect(popup(page).locator("form").getByRole("alert")).toHaveText(POPUP_FAILED);
        expect(service.requests).toHaveLength(index + 1);
        await expect(popup(page).getByLabel("Work email")).toHaveValue("asha@example.com");
        await expect(send(page)).toBeEnabled();
      }
      await popup(page).getByLabel("Work email").press("Enter");
      await expect(page).toHaveURL("/cbam-thank-you");
      await expect(popup(page)).toBeHidden();
      await expect(notice(page)).toContainText("Checklist on its way!");
      await expect(notice(page)).toContainText(
        "You'll receive the checklist in your inbox shortly.",
      );
      expect(service.fields(failures.length)).toMatchObject({
        email: "asha@example.com",
        place: "popup",
      });
    });
  });
});
