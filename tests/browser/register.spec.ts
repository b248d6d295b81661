import type { Locator, Page } from "@playwright/test";
import { mockEmailService } from "./email-service.ts";
import { inboxRecords } from "./inbox.ts";
import { layoutShift, observeShifts, UNSEEN_SHIFT } from "./layout-shift.ts";
import { startServer } from "./server.ts";
import { axeViolations, DESKTOP, expect, open, PHONE, ready, test, waitLonger } from "./test.ts";

const TRAINING = "/trainings/far-future-forestry";

const main = (page: Page) => page.getByRole("main");
const service = (page: Page) => main(page).getByLabel("Service");
const about = (page: Page) =>
  main(page)
    .getByRole("paragraph")
    .filter({ hasText: /^About: / });
const titleOf = async (page: Page) =>
  (await main(page).getByRole("heading", { level: 1 }).textContent()) ?? "";

/** There as soon as the form has taken up what was handed on, or found that nothing was. */
const cameFrom = (page: Page) => main(page).locator('input[name="came_from"]');

async function register(page: Page) {
  await main(page).getByRole("link", { name: "Register Now" }).first().click();
  await expect(page).toHaveURL("/contact");
  await ready(page);
  // What was handed on is taken up, and a service chosen, a moment after the form has started.
  await expect(about(page)).toBeVisible();
}

async function write(page: Page) {
  await main(page).getByLabel("Name").fill("Asha Verma");
  await main(page).getByLabel("Email").fill("asha@example.com");
  await main(page).getByLabel("Message").fill("Two places, please.");
}

for (const [viewport, tag] of [
  [PHONE, []],
  [DESKTOP, ["@long"]],
] as const) {
  test(`Register Now at ${viewport.width} → title and dates above the form, the service chosen, nothing moved`, {
    tag: [...tag],
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await observeShifts(page);
    await open(page, TRAINING, "domcontentloaded");
    const title = await titleOf(page);
    // By keyboard: a page that the pointer has rendered ahead would have its fonts.
    await main(page).getByRole("link", { name: "Register Now" }).first().press("Enter");
    await expect(about(page)).toContainText(title);
    await expect(about(page)).toContainText(/, \w{3} \d/);
    await expect(service(page)).toHaveValue("corporate-training");
    expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test("from the calendar → that run; of a past one, from a list that was searched → the next run, without a date", async ({
  page,
}) => {
  for (const [path, run] of [
    ["/trainings-calendar", /, \w{3} \d.* \d{4}$/],
    ["/trainings-calendar?month=2025-11", /, next run$/],
  ] as const) {
    await waitLonger(page);
    await open(page, path);
    const entry = main(page).getByRole("article").nth(1);
    await expect(entry).toBeVisible();
    const title = (await entry.getAttribute("aria-label")) ?? "";
    await entry.getByRole("link", { name: "Register Now" }).click();
    await expect(about(page)).toContainText(title);
    await expect(about(page)).toHaveText(run);
    expect(await main(page).locator('input[name="about"]').inputValue()).toMatch(run);
  }
});

test("sent → arrives with the mail's fields, and the next form is about nothing", async ({
  page,
}) => {
  const mock = await mockEmailService(page, 200);
  await open(page, TRAINING);
  const title = await titleOf(page);
  await register(page);
  await write(page);
  await main(page).getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveURL("/thank-you");
  expect(mock.fields()).toMatchObject({ service: "corporate-training", came_from: TRAINING });
  expect(mock.fields().about).toMatch(/, .*\d{4}/);
  expect(mock.fields().about?.startsWith(`${title}, `)).toBe(true);
  await page.goBack();
  await main(page).getByLabel("Name").focus();
  await expect(cameFrom(page)).toHaveCount(1);
  await expect(service(page)).toHaveValue("general");
  await expect(about(page)).toHaveCount(0);
});

test("sent to our own server → stands in the inbox with the record", { tag: "@long" }, async ({
  page,
  atEnd,
}) => {
  const server = await startServer();
  atEnd(server.stop);
  await open(page, server.origin + TRAINING);
  const title = await titleOf(page);
  await main(page).getByRole("link", { name: "Register Now" }).first().click();
  await expect(about(page)).toBeVisible();
  await write(page);
  await main(page).getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveURL(`${server.origin}/thank-you`);
  const [record] = await inboxRecords(server.env);
  expect(record).toMatchObject({
    fields: { about: expect.stringContaining(title), service: "corporate-training" },
  });
});

test("removed → gone for good, and the service is open again", async ({ page }) => {
  const mock = await mockEmailService(page, 200);
  await open(page, TRAINING);
  await register(page);
  await main(page).getByRole("button", { name: "Remove" }).click();
  await expect(about(page)).toHaveCount(0);
  await expect(service(page)).toHaveValue("general");
  await page.reload();
  await ready(page);
  await expect(about(page)).toHaveCount(0);
  await write(page);
  await main(page).getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveURL("/thank-you");
  expect(mock.fields()).not.toHaveProperty("about");
});

test("reloaded, or left and returned to → still about it, with the service as the visitor left it", async ({
  page,
}) => {
  await open(page, TRAINING);
  await register(page);
  await service(page).selectOption("cybersecurity");
  await page.reload();
  await expect(about(page)).toBeVisible();
  await expect(service(page)).toHaveValue("cybersecurity");
  await page.goto("/privacy-policy");
  await page.goBack();
  await expect(about(page)).toBeVisible();
  await expect(service(page)).toHaveValue("cybersecurity");
});

test.describe("reached by another way → about nothing", () => {
  test.use({ viewport: DESKTOP });

  test("by footer, address bar and menu after the link was followed → an empty form, with the words typed", async ({
    page,
  }) => {
    await open(page, "/trainings-calendar");
    await register(page);
    await expect(service(page)).toHaveValue("corporate-training");
    await main(page).getByLabel("Name").fill("Asha Verma");
    const ways = {
      Disclaimer: () =>
        page.getByRole("contentinfo").getByRole("link", { name: "Disclaimer" }).click(),
      address: () => page.goto("/contact"),
      menu: () =>
        page
          .getByRole("navigation", { name: "Main" })
          .getByRole("link", { name: "Contact" })
          .click(),
    };
    for (const [name, follow] of Object.entries(ways)) {
      await test.step(name, async () => {
        await page.goto("/privacy-policy");
        await follow();
        await expect(page).toHaveURL("/contact");
        await ready(page);
        await expect(main(page).getByLabel("Name")).toHaveValue("Asha Verma");
        await expect(about(page)).toHaveCount(0);
        await expect(service(page)).toHaveValue("general");
      });
    }
  });

  test("by the footer of the form itself", async ({ page }) => {
    await open(page, TRAINING);
    await register(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Disclaimer" }).click();
    await ready(page);
    await expect(service(page)).toHaveValue("general");
    await expect(about(page)).toHaveCount(0);
  });

  test("by the menu of the same page, after Back", async ({ page }) => {
    await open(page, TRAINING);
    await register(page);
    await page.goBack();
    await ready(page);
    await main(page)
      .getByRole("link", { name: "Register Now" })
      .first()
      .dispatchEvent("contextmenu");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Contact" })
      .click();
    await expect(page).toHaveURL("/contact");
    await main(page).getByLabel("Name").focus();
    await expect(cameFrom(page)).toHaveCount(1);
    await expect(about(page)).toHaveCount(0);
  });

  test("by the address bar, after a click that led nowhere", { tag: "@long" }, async ({ page }) => {
    await open(page, TRAINING);
    await page.evaluate(() => window.addEventListener("click", (event) => event.preventDefault()));
    await main(page).getByRole("link", { name: "Register Now" }).first().click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("about"))).not.toBeNull();
    await open(page, "/contact");
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("about"))).toBeNull();
    await expect(about(page)).toHaveCount(0);
  });
});

test.describe("opened in another tab", { tag: "@whole-browser" }, () => {
  const ways: Record<string, (link: Locator) => Promise<unknown>> = {
    "a key held down": (link) => link.click({ modifiers: ["ControlOrMeta"] }),
    "the middle button": (link) => link.click({ button: "middle" }),
    /** The menu itself is the browser's; what it opens is a tab without an opener. */
    "the menu of the link": async (link) => {
      await link.dispatchEvent("contextmenu");
      await link.evaluate(() => void window.open("/contact", "_blank", "noopener"));
    },
  };

  for (const [name, openBeside] of Object.entries(ways)) {
    const tag = name === "a key held down" ? [] : ["@long"];
    test(`by ${name} → about it there, a reload included, and nothing is left behind`, {
      tag,
    }, async ({ page }) => {
      await open(page, TRAINING);
      const title = await titleOf(page);
      const opened = page.context().waitForEvent("page");
      await openBeside(main(page).getByRole("link", { name: "Register Now" }).first());
      const other = await opened;
      await expect(about(other)).toContainText(title);
      await expect(service(other)).toHaveValue("corporate-training");
      await other.reload();
      await expect(about(other)).toContainText(title);
      const left = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
      expect(left).toEqual([`seen ${TRAINING}`]);
    });
  }

  test("two at once → neither, since nobody knows which is whose", { tag: "@long" }, async ({
    page,
    context,
  }) => {
    await context.route("**/contact", async (route) => {
      await both;
      await route.fallback();
    });
    let go = () => {};
    const both = new Promise<void>((resolve) => {
      go = resolve;
    });
    await open(page, "/trainings-calendar");
    const tabs: Page[] = [];
    context.on("page", (tab) => tabs.push(tab));
    for (const number of [0, 1]) {
      const entry = main(page).getByRole("article").nth(number);
      await entry
        .getByRole("link", { name: "Register Now" })
        .click({ modifiers: ["ControlOrMeta"] });
    }
    await expect.poll(() => tabs.length).toBe(2);
    go();
    for (const tab of tabs) {
      await expect(cameFrom(tab)).toHaveCount(1);
      await expect(about(tab)).toHaveCount(0);
    }
  });
});

test("/contact rendered before the click → about it as soon as it is shown", async ({ page }) => {
  await open(page, TRAINING);
  const link = main(page).getByRole("link", { name: "Register Now" }).first();
  const ahead = page.waitForRequest((request) => new URL(request.url()).pathname === "/contact");
  await link.hover();
  await ahead;
  await register(page);
  await expect(about(page)).toBeVisible();
  await expect(service(page)).toHaveValue("corporate-training");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("→ the plain contact form", async ({ page }) => {
    await page.goto(TRAINING);
    await main(page).getByRole("link", { name: "Register Now" }).first().click();
    await expect(page).toHaveURL("/contact");
    await expect(service(page)).toHaveValue("general");
  });
});
