import type { Page } from "@playwright/test";
import { axeViolations, DESKTOP, expect, hold, open, PHONE, test } from "./test.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Fixture search" });
const field = (page: Page) => page.getByRole("searchbox", { name: "Fixture search words" });
const status = (page: Page) => page.getByRole("status").filter({ hasText: /result/ });
/** The results of one kind, as “Fixture question”; without it, all. */
const results = (page: Page, kind = "") =>
  page
    .getByRole("search")
    .or(dialog(page))
    .getByRole("listitem")
    .filter({ has: page.locator("p", { hasText: new RegExp(`^Fixture ${kind}`) }) });

test("“/” on any page → the search over it, the words marked; arrows and Enter follow a result", async ({
  page,
}) => {
  await open(page, "/team");
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially("kettle");
  await expect(status(page)).toHaveText(/^\d+ results for “kettle”$/);
  await expect(results(page).first().locator("mark").first()).toHaveText(/^kettle/i);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  const [first, second] = [
    dialog(page).getByRole("link").nth(0),
    dialog(page).getByRole("link").nth(1),
  ];
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(second).toBeFocused();
  await page.keyboard.press("ArrowUp");
  const path = await first.getAttribute("href");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === path?.replace(/#.*/, ""));
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(dialog(page), "the page shows itself when it comes back").toBeHidden();
});

test("the magnifier on a phone → the search; Enter leads to its page, where more is shown; Escape closes", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, "/");
  const magnifier = page.getByRole("link", { name: "Search", exact: true });
  await magnifier.click();
  await expect(field(page)).toBeFocused();
  await field(page).fill("kettl");
  await expect(status(page), "a word that is not finished").toBeVisible();
  await field(page).fill("");
  await expect(status(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(magnifier).toBeFocused();
  await page.keyboard.press("Enter");
  await field(page).fill("ledger");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search?q=ledger");
  const links = results(page).getByRole("link");
  await expect(links).not.toHaveCount(0);
  const before = await links.count();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => links.count()).toBeGreaterThan(before);
  await expect(page.getByRole("heading", { name: "All pages of the fixture" })).toBeHidden();
});

test("a question that is found → its answer is open; one on this very page → shown without leaving it", async ({
  page,
}) => {
  await open(page, "/contact");
  await page.keyboard.press("/");
  await field(page).fill("who fills the kettle");
  const found = results(page, "question").getByRole("link", { name: "who fills the kettle?" });
  await expect(found.locator("mark").first()).toBeVisible();
  const path = (await found.getAttribute("href")) ?? "";
  await found.click();
  await page.waitForURL(`**${path}`);
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator(`details${path.replace(/.*#/, "#")}`)).toHaveAttribute("open");
});

test("a title alone has the word, or the word ends otherwise → found; nothing → helpful links and all pages", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, "/search?q=far-future");
  await expect(results(page).first()).toContainText("Far-Future Forestry");
  await field(page).fill("kettling");
  await expect(status(page)).toHaveText(/^\d+ results for “kettling”$/);
  await expect(page).toHaveURL(/q=kettling$/);
  await field(page).fill("xyzzyx");
  await expect(page.getByRole("heading", { name: "Fixture finds nothing" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Ask us" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "All pages of the fixture" })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test("typed before the dialog is there → no letter is lost", async ({ page }) => {
  const { letGo } = await hold(page, "**/search/words.json");
  await open(page, "/team");
  await page.keyboard.press("/");
  await page.keyboard.type("kettla");
  await page.keyboard.press("Backspace");
  letGo();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("e");
  await expect(field(page)).toHaveValue("kettle");
  await expect(status(page)).toHaveText(/for “kettle”$/);
});

test("a question in plain words, another word for it, a slip → found; an unknown word → not all that begins alike", async ({
  page,
}) => {
  await open(page, "/search?q=refund");
  const answer = results(page, "question").getByRole("link", { name: "who fills the kettle?" });
  await expect(answer).toBeVisible();
  await field(page).fill("kettel");
  await expect(status(page)).toHaveText(/^\d+ results for “kettle”$/);
  await field(page).fill("kexyzq");
  await expect(page.getByRole("heading", { name: "Fixture finds nothing" })).toBeVisible();
});

/** What visitors type, and the path of what must come first. */
const asked = [
  ["when are sturdy umbrellas sold", "/deadlines#cbam-sale"],
  ["lantern act deadlines", "/deadlines"],
  ["who fills the kettles", "#answer-"],
  ["are lanterns counted in pairs", "/rules/cbam#steady"],
  ["is there a CBAM cost calculator", "/tools/cbam-estimator"],
] as const;

test("questions as visitors ask them → what answers them first, said in whole sentences, with day and article", async ({
  page,
}) => {
  await open(page, "/search");
  for (const [query, path] of asked) {
    await field(page).fill(query);
    await expect(status(page)).toContainText(`for “${query}”`);
    const first = results(page).first();
    await expect(first.getByRole("link").first(), query).toHaveAttribute("href", new RegExp(path));
    await expect(first.locator("p").last()).toHaveText(/^[\p{Lu}\p{N}“"].*[.?!…]$/u);
  }
  await field(page).fill("when are sturdy umbrellas sold");
  const sale = results(page, "date").first();
  await expect(sale).toContainText("Fixture date · 1 Feb 2098 · Harbour gazette 11");
  await sale.getByRole("link").click();
  const entry = page.locator("#cbam-sale");
  await expect(entry).toBeInViewport();
  await expect(entry.getByRole("link", { name: /Harbour gazette 11/ }).first()).toBeVisible();
});

test("“/” in a field → is typed; turned off on the page of the search → opens nothing, there and elsewhere", async ({
  page,
}) => {
  await open(page, "/contact");
  const message = page.getByRole("textbox", { name: /Message/ });
  await message.press("/");
  await expect(message).toHaveValue("/");
  await open(page, "/search");
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.getByRole("checkbox").uncheck();
  await open(page, "/team");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.keyboard.press("/");
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(asked.filter((url) => url.includes("search-dialog"))).toEqual([]);
  await page.getByRole("link", { name: "Search", exact: true }).click();
  await expect(field(page)).toBeVisible();
  expect(asked.filter((url) => url.includes("search-dialog"))).toHaveLength(1);
  await open(page, "/search");
  await expect(page.getByRole("checkbox")).not.toBeChecked();
});

test.describe("when the index does not come", () => {
  test.use({ expectedConsole: /Failed to load|pagefind/ });

  test("→ the page says so and keeps its list; trying again finds", async ({ page }) => {
    await page.route("**/pagefind/pagefind.js*", (route) => route.abort(), { times: 1 });
    await open(page, "/search?q=kettle");
    const told = page
      .getByRole("alert")
      .filter({ hasText: "The fixture's search could not be loaded." });
    await expect(told).toBeVisible();
    await expect(page.getByRole("heading", { name: "All pages of the fixture" })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(status(page)).toBeVisible();
  });

  test("→ nor more of its results: the page says so; trying again finds", async ({ page }) => {
    await open(page, "/search?q=ledger");
    const more = page.getByRole("button", { name: "Show more" });
    await expect(more).toBeVisible();
    await page.route("**/pagefind/fragment/**", (route) => route.abort());
    await more.click();
    await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
    await page.unroute("**/pagefind/fragment/**");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(more).toBeVisible();
  });
});

test.describe("an unknown path", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /status of 404/ });

  test("→ a field that leads to the search, which says without JavaScript what it needs and lists all pages", async ({
    page,
  }) => {
    for (const path of ["/no-such-page", "/blog/no-such-post"]) {
      await page.goto(path);
      const asked = page
        .getByRole("searchbox", { name: "Search the site" })
        .and(page.locator(":visible"));
      await asked.fill("kettle & co");
      await asked.press("Enter");
      await page.waitForURL("**/search?q=kettle+%26+co");
      await expect(page.locator("noscript p")).toHaveText("The fixture's search needs JavaScript.");
      await expect(field(page)).toBeHidden();
      await expect(page.getByRole("main").getByRole("link", { name: "Green Audit" })).toBeVisible();
    }
  });
});
