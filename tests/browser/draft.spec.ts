import type { Page } from "@playwright/test";
import { mockEmailService } from "./email-service.ts";
import { layoutShift, observeShifts, UNSEEN_SHIFT } from "./layout-shift.ts";
import { expect, open, test } from "./test.ts";

const main = (page: Page) => page.getByRole("main");
const field = (page: Page, label: string) => main(page).getByLabel(label);
const send = (page: Page) => main(page).getByRole("button", { name: "Send Message" });
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem("draft"));

async function write(page: Page) {
  await field(page, "Name").fill("Asha Verma");
  await field(page, "Email").fill("asha@example.com");
  await field(page, "Service").selectOption("green-audit");
  await field(page, "Message").fill("NAAC visit in March.\nWhat do you need?");
}

async function expectWords(page: Page) {
  await expect(field(page, "Name")).toHaveValue("Asha Verma");
  await expect(field(page, "Email")).toHaveValue("asha@example.com");
  await expect(field(page, "Service")).toHaveValue("green-audit");
  await expect(field(page, "Message")).toHaveValue("NAAC visit in March.\nWhat do you need?");
}

async function expectEmpty(page: Page) {
  for (const label of ["Name", "Email", "Phone", "Message"])
    await expect(field(page, label)).toHaveValue("");
  await expect(field(page, "Service")).toHaveValue("general");
}

test("a draft left by a link or a reload → is there again, and nothing moves", async ({ page }) => {
  const release = await observeShifts(page);
  await open(page, "/contact", "domcontentloaded");
  await write(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL("/privacy-policy");
  await open(page, "/contact", "domcontentloaded");
  await expectWords(page);
  expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);
  release();
  await page.reload();
  await expectWords(page);
});

test("a tab that crashes a moment after the last word → nothing is lost", async ({ page }) => {
  await open(page, "/contact");
  await write(page);
  await expect.poll(() => stored(page)).toContain("What do you need?");
  // As after a crash, nobody says goodbye and the browser has kept no fields of its own.
  await page.evaluate(() =>
    addEventListener("pagehide", (event) => event.stopImmediatePropagation(), true),
  );
  await page.goto("/contact");
  await expectWords(page);
});

test("sent → the draft is gone, and the next form is empty", async ({ page }) => {
  await mockEmailService(page, 200);
  await open(page, "/contact");
  await write(page);
  await expect.poll(() => stored(page)).toContain("NAAC");
  await send(page).click();
  await expect(page).toHaveURL("/thank-you");
  expect(await stored(page)).toBeNull();
  await open(page, "/contact");
  await expectEmpty(page);
});

test("emptied by hand → no draft is left", { tag: "@long" }, async ({ page }) => {
  await open(page, "/contact");
  await field(page, "Name").fill("Asha");
  await expect.poll(() => stored(page)).toContain("Asha");
  await field(page, "Name").fill("");
  await expect.poll(() => stored(page)).toBeNull();
});

test("another tab, or the trap for robots → holds nothing of it", async ({ page, context }) => {
  await open(page, "/contact");
  await write(page);
  await page.locator("[name=further_remark]").evaluate((input: HTMLInputElement) => {
    input.value = "robot";
  });
  await expect.poll(() => stored(page)).toContain("NAAC");
  expect(JSON.parse((await stored(page)) ?? "")).toEqual({
    name: "Asha Verma",
    email: "asha@example.com",
    service: "green-audit",
    message: "NAAC visit in March.\nWhat do you need?",
  });
  const other = await context.newPage();
  await open(other, "/contact");
  await expectEmpty(other);
});

test("the newsletter's address → is never kept", { tag: "@long" }, async ({ page }) => {
  await open(page, "/contact");
  await page.getByRole("contentinfo").getByLabel("Email address").fill("asha@example.com");
  await field(page, "Name").fill("Asha");
  await expect.poll(() => stored(page)).toBe('{"name":"Asha"}');
});

test("subscribed to the newsletter below a message → the message and its draft stay", {
  tag: "@long",
}, async ({ page }) => {
  await page.route("**/f/newsletter", (route) => route.fulfill({ json: { ok: true } }));
  await open(page, "/contact");
  await write(page);
  await expect.poll(() => stored(page)).toContain("NAAC");
  const newsletter = page.getByRole("contentinfo").getByLabel("Email address");
  await newsletter.fill("asha@example.com");
  await newsletter.press("Enter");
  await expect(newsletter).toHaveValue("");
  expect(await stored(page)).toContain("NAAC");
  await expectWords(page);
  await page.reload();
  await expectWords(page);
});

test("typed before the island has started → the words stay and are kept", async ({ page }) => {
  let start = () => {};
  const held = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route("**/assets/contact-form*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/contact");
  await write(page);
  await expect.poll(() => stored(page)).toContain("NAAC");
  start();
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await expectWords(page);
  const service = await mockEmailService(page, 200);
  await send(page).click();
  await expect(page).toHaveURL("/thank-you");
  expect(service.fields()).toMatchObject({ name: "Asha Verma", service: "green-audit" });
});

test.describe("an island that fails after words were typed", () => {
  test.use({ expectedConsole: /getRandomValues is broken/ });

  test("→ gives way to the served form with every word in it, which sends", async ({ page }) => {
    let start = () => {};
    const held = new Promise<void>((resolve) => {
      start = resolve;
    });
    await page.addInitScript(() => {
      crypto.getRandomValues = () => {
        throw new Error("getRandomValues is broken");
      };
    });
    await page.route("**/assets/contact-form*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/contact");
    await write(page);
    start();
    await expect(page.locator("main form").locator("xpath=parent::div")).toHaveClass("contents");
    await expectWords(page);
    await send(page).click();
    await expect(page).toHaveURL("/thank-you");
    await expect.poll(() => stored(page)).toBeNull();
  });
});

test.describe("where storage is switched off", () => {
  test("→ the form works as before", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await mockEmailService(page, 200);
    await open(page, "/contact");
    await write(page);
    await send(page).click();
    await expect(page).toHaveURL("/thank-you");
  });
});
