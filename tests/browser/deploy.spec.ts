import type { Page } from "@playwright/test";
import { inboxRecords } from "./inbox.ts";
import { nextBuild } from "./next-build.ts";
import { type Server, startServer } from "./server.ts";
import { expect, open, started, test } from "./test.ts";

const CBAM = "/services/climate-sustainability/cbam-consultancy";
const main = (page: Page) => page.getByRole("main");
const notice = (page: Page) => page.locator("[data-notice]");

// Copying the build costs more than running one after the other.
test.describe.configure({ mode: "default" });

// Not before a test asks for it: this file is read by the runner and by every worker.
let next: ReturnType<typeof nextBuild>;
test.beforeAll(() => {
  next = nextBuild();
});
test.afterAll(() => next.remove());

/** Opens a page, then puts the next build in the place of the one it came from. */
async function deployUnder(page: Page, path: string): Promise<Server> {
  const before = await startServer();
  await open(page, before.origin + path);
  const { port } = new URL(before.origin);
  await before.stop();
  return startServer({ BUILD_DIR: next.folder, PORT: port });
}

async function fillContact(page: Page) {
  await main(page).getByLabel("Name").fill("Asha Verma");
  await main(page).getByLabel("Email").fill("asha@example.com");
  await main(page).getByLabel("Message").fill("NAAC visit in March.");
}

test("contact form in a tab from before → stored once, thanked on the new page", {
  tag: "@long",
}, async ({ page, atEnd }) => {
  const server = await deployUnder(page, "/contact");
  atEnd(server.stop);
  await fillContact(page);
  await main(page).getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveURL(`${server.origin}/thank-you`);
  await expect(notice(page)).toContainText("Thank You!");
  expect(await inboxRecords(server.env)).toHaveLength(1);
  await page.goto(`${server.origin}/contact`);
  await expect(main(page).getByLabel("Message")).toHaveValue("");
});

test("a link in a tab from before → goes where it points", { tag: "@long" }, async ({
  page,
  atEnd,
}) => {
  const server = await deployUnder(page, "/trainings-calendar");
  atEnd(server.stop);
  await main(page).getByRole("link", { name: "Register Now" }).first().click();
  await expect(page).toHaveURL(`${server.origin}/contact`);
  await expect(main(page).getByText(/^About:/)).toBeVisible();
  await page.goBack();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL(`${server.origin}/privacy-policy`);
});

test.describe("files that are gone", () => {
  test.use({
    expectedConsole: /Failed to load resource|Failed to fetch dynamically imported module/,
  });

  test("an island that had not started yet → its form sends by itself", async ({ page, atEnd }) => {
    const server = await deployUnder(page, CBAM);
    atEnd(server.stop);
    const form = page.locator("#checklist form");
    await form.scrollIntoViewIfNeeded();
    await form.getByLabel("Work email").fill("asha@example.com");
    await form.getByRole("button", { name: "Send Me the Checklist" }).click();
    await expect(page).toHaveURL(`${server.origin}/cbam-thank-you`);
    expect(await inboxRecords(server.env)).toHaveLength(1);
  });

  test("the next page's scripts are missing → the notice was said before, and the page thanks by itself", {
    tag: "@long",
  }, async ({ page, atEnd }) => {
    const server = await startServer();
    atEnd(server.stop);
    await open(page, `${server.origin}${CBAM}`);
    const form = page.locator("#checklist form");
    await started(form.getByLabel("Work email"));
    await page.route("**/assets/**", (route) => route.fulfill({ status: 404 }));
    // The page is gone before a test could look at it, so it notes by itself what it said.
    await page.evaluate(() => {
      const note = (records: MutationRecord[]) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes) localStorage.setItem("said", node.textContent ?? "");
      };
      const notices = document.getElementById("notices");
      if (notices) new MutationObserver(note).observe(notices, { childList: true, subtree: true });
    });
    await form.getByLabel("Work email").fill("asha@example.com");
    await form.getByRole("button", { name: "Send Me the Checklist" }).click();
    await expect(page).toHaveURL(`${server.origin}/cbam-thank-you`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("said"))).toContain(
      "Checklist Request Sent!",
    );
    expect(await inboxRecords(server.env)).toHaveLength(1);
  });
});
