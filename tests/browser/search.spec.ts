import type { Page } from "@playwright/test";
import { axeViolations, DESKTOP, expect, hold, open, PHONE, test } from "./test.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Fixture search" });
const field = (page: Page) => page.getByRole("searchbox", { name: "Fixture search words" });
const status = (page: Page) => page.getByRole("status").filter({ hasText: /result/ });
const group = (page: Page, name: string) => page.getByRole("region", { name });

test("“/” on any page → the search over it, results by kind with the words marked; arrows and Enter follow one", async ({
  page,
}) => {
  await open(page, "/team");
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially("kettle");
  await expect(status(page)).toHaveText(/^\d+ results for “kettle”$/);
  for (const kind of ["pages", "trainings", "articles", "questions", "rules"])
    await expect(group(page, `Fixture ${kind}`).getByRole("listitem").first()).toBeVisible();
  await expect(group(page, "Fixture trainings").locator("mark").first()).toHaveText(/^kettle/i);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  const [first, second] = [dialog(page).getByRole("link").nth(0), dialog(page).getByRole("link").nth(1)];
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
  const articles = group(page, "Fixture articles");
  const links = articles.getByRole("link").filter({ hasText: "Fixture article" });
  await expect(links).toHaveCount(5);
  await articles.getByRole("button", { name: "Show more" }).click();
  await expect(links).not.toHaveCount(5);
  await expect(page.getByRole("heading", { name: "All pages of the fixture" })).toBeHidden();
});

test("a question that is found → its answer is open; one on this very page → shown without leaving it", async ({
  page,
}) => {
  await open(page, "/contact");
  await page.keyboard.press("/");
  await field(page).fill("who fills the kettle");
  const found = group(page, "Fixture questions").getByRole("link", { name: "who fills the kettle?" });
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
  await expect(group(page, "Fixture trainings").getByRole("link").first()).toHaveText(/Far-Future Forestry/);
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
  const answer = group(page, "Fixture questions").getByRole("link", { name: "who fills the kettle?" });
  await expect(answer).toBeVisible();
  for (const query of ["kettel", "how much does it kettle"]) {
    await field(page).fill("xyzzyx");
    await expect(page.getByRole("heading", { name: "Fixture finds nothing" })).toBeVisible();
    await field(page).fill(query);
    await expect(status(page)).toHaveText(/^\d+ results for “kettle”$/);
  }
  // The excerpt of a page, not its title.
  const excerpt = group(page, "Fixture articles").locator("p:has(mark)").first();
  await expect(excerpt).toHaveText(/^[\p{Lu}\p{N}“"]/u);
  await field(page).fill("kexyzq");
  await expect(page.getByRole("heading", { name: "Fixture finds nothing" })).toBeVisible();
  // Its own page names none of the rules in words that hold on any day.
  await field(page).fill("lantern act deadline");
  await expect(group(page, "Fixture pages").getByRole("link").first()).toHaveAttribute(
    "href",
    /^\/deadlines/,
  );
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
    const told = page.getByRole("alert").filter({ hasText: "The fixture's search could not be loaded." });
    await expect(told).toBeVisible();
    await expect(page.getByRole("heading", { name: "All pages of the fixture" })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(status(page)).toBeVisible();
  });

  test("→ nor more of its results: the page says so; trying again finds", async ({ page }) => {
    await open(page, "/search?q=ledger");
    const more = group(page, "Fixture articles").getByRole("button", { name: "Show more" });
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
      const asked = page.getByRole("searchbox", { name: "Search the site" }).and(page.locator(":visible"));
      await asked.fill("kettle & co");
      await asked.press("Enter");
      await page.waitForURL("**/search?q=kettle+%26+co");
      await expect(page.locator("noscript p")).toHaveText("The fixture's search needs JavaScript.");
      await expect(field(page)).toBeHidden();
      await expect(page.getByRole("main").getByRole("link", { name: "Green Audit" })).toBeVisible();
    }
  });
});
