import type { Page } from "@playwright/test";
import { DESKTOP, expect, open, PHONE, ready, test } from "./test.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search articles" });
const category = (page: Page) => page.getByRole("combobox", { name: "Category" });
const count = (page: Page) => page.getByRole("main").getByRole("status");

test.describe("the list", () => {
  test("typing → only articles whose title, excerpt or a tag has the text; a category too; none → one button brings all back", async ({
    page,
  }) => {
    await open(page, "/blog");
    await expect(cards(page)).toHaveCount(12);
    await search(page).fill("QUILLWORT");
    await expect(cards(page)).toHaveText([/Fixture article 2:/]);
    await search(page).fill("marzipan");
    await expect(cards(page)).toHaveText([/Fixture article 1:/]);
    await search(page).fill("petrichor");
    await expect(cards(page)).toHaveText([/Fixture article 3:/]);
    await search(page).fill("assurance");
    await expect(cards(page)).toHaveText([/Fixture article 1:/, /Fixture article 3:/]);
    await expect(count(page)).toHaveText("Showing 2 of 40 articles");
    await search(page).fill("oldest article");
    await expect(cards(page), "found beyond the first page").toHaveText([/Fixture article 404:/]);
    await expect(category(page).getByRole("option")).toHaveText([
      "All",
      "Orchard Ledgers",
      "Kettle Audits",
      "Tide Tables",
      "Harbour Notes",
      "Lamp Standards",
    ]);
    await category(page).selectOption("Tide Tables");
    await search(page).fill("assurance");
    await expect(cards(page)).toHaveText([/Fixture article 3:/]);
    await expect(page).toHaveURL("/blog?q=assurance&category=Tide+Tables");
    await category(page).selectOption("All");
    await expect(cards(page)).toHaveCount(2);
    await expect(page).toHaveURL("/blog?q=assurance");
    await search(page).fill("no such thing");
    await expect(
      page.getByRole("heading", { name: "No articles found", exact: true }),
    ).toBeVisible();
    await expect(
      page.getByText("Try adjusting your search or filter, or check back later for new content.", {
        exact: true,
      }),
    ).toBeVisible();
    await expect(count(page)).toHaveText("Showing 0 of 40 articles");
    await page.getByRole("button", { name: "Show all articles" }).click();
    await expect(cards(page)).toHaveCount(12);
    await expect(search(page)).toBeFocused();
    await expect(page).toHaveURL("/blog");
  });

  test("reload and Back → the same filters", async ({ page }) => {
    await open(page, "/blog");
    await search(page).fill("quillwort");
    await expect(page).toHaveURL("/blog?q=quillwort");
    await page.reload();
    await ready(page);
    await expect(search(page)).toHaveValue("quillwort");
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole("link", { name: "Read More" }).click();
    await expect(page.getByRole("heading", { name: "What the metric asks" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/blog?q=quillwort");
    await expect(search(page)).toHaveValue("quillwort");
    await expect(cards(page)).toHaveCount(1);
  });

  test("the Blog link on a filtered list → the whole list", { tag: "@long" }, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, "/blog?category=Harbour+Notes");
    await expect(cards(page)).toHaveText([/Fixture article 5:/, /Fixture article 25:/]);
    await page.getByRole("button", { name: "About Us" }).hover();
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
    await expect(cards(page)).toHaveCount(12);
    await expect(category(page)).toHaveValue("all");
  });

  test("values in the url that name nothing → ignored", { tag: "@long" }, async ({ page }) => {
    await open(page, "/blog?category=Nonsense&page=-1");
    await expect(cards(page)).toHaveCount(12);
    await expect(category(page)).toHaveValue("all");
  });

  test("the newest article → larger than the others; below it, on wider screens, one, two and three in a row", async ({
    page,
  }) => {
    const isFirstLarger = () =>
      cards(page).evaluateAll((all) => {
        const [first = 0, second = 0] = all.map((card) => card.closest("li")?.offsetWidth ?? 0);
        return first > second;
      });
    await open(page, "/blog");
    expect(await isFirstLarger()).toBe(true);
    await open(page, "/blog/page/2");
    expect(await isFirstLarger(), "on the first page alone").toBe(false);
    for (const [columns, width] of [
      [1, PHONE.width],
      [2, 800],
      [3, DESKTOP.width],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const inFirstRow = () =>
        cards(page).evaluateAll((all) => {
          const tops = all.map((card) => card.closest("li")?.offsetTop);
          return tops.filter((top) => top === tops[0]).length;
        });
      await expect.poll(inFirstRow, `${width} px`).toBe(columns);
    }
  });

  test("subscribing → the notice, and the field is empty again", { tag: "@long" }, async ({
    page,
  }) => {
    await open(page, "/blog");
    const form = page.getByRole("main");
    await form.getByRole("textbox", { name: "Email address" }).fill("reader@example.com");
    await form.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText("Thank you for subscribing to our newsletter!")).toBeVisible();
    await expect(form.getByRole("textbox", { name: "Email address" })).toHaveValue("");
  });
});

test.describe("an article", () => {
  test("Read More → the article, with its text, people and next steps", async ({ page }) => {
    await open(page, "/blog");
    await page.getByRole("link", { name: "Read More Fixture article 2:" }).click();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toContainText("Fixture article 2:");
    await expect(page).toHaveTitle(/^Fixture article 2/);
    await expect(main.getByRole("heading", { name: "What the metric asks" })).toBeVisible();
    // What changed since is read before the article, not after it.
    await expect(main.getByRole("heading", { level: 2 }).first()).toHaveText("Updated 4 Mar 2026");
    await expect(main.getByText(/^\d+ min read$/)).toBeVisible();
    await expect(main.getByRole("region", { name: "About the author" })).toContainText(
      "Bruno Tide",
    );
    await expect(main.getByRole("link", { name: "All articles" })).toHaveAttribute("href", "/blog");
    for (const [name, target] of [
      ["Fixture: closing action", "/contact"],
      ["Fixture: closing secondary", "/services"],
    ] as const)
      await expect(main.getByRole("link", { name })).toHaveAttribute("href", target);
    await main.getByRole("link", { name: "Back to Blog" }).click();
    await expect(cards(page)).toHaveCount(12);
  });

  test("other articles → at most three of the category, or the latest, never the one being read", async ({
    page,
  }) => {
    const others = (name: string) =>
      page.getByRole("region", { name, exact: true }).getByRole("link");
    const paths = (name: string) =>
      others(name).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    await open(page, "/blog/1");
    expect(await paths("Related articles")).toEqual(["/blog/4", "/blog/6", "/blog/7"]);
    await others("Related articles").first().click();
    await expect(page).toHaveURL("/blog/4");
    await expect.poll(() => paths("Related articles")).toEqual(["/blog/1", "/blog/6", "/blog/7"]);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "What the keeper tests" })).toBeVisible();
    await open(page, "/blog/5");
    expect(await paths("Related articles"), "one other in the category").toEqual(["/blog/25"]);
    await open(page, "/blog/3");
    expect(await paths("Other recent articles"), "none").toEqual(["/blog/1", "/blog/2", "/blog/4"]);
  });

  test("the list of headings → leads to each, above the text on a phone and in the margin on a wide screen", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, "/blog/1");
    const contents = page.getByRole("navigation", { name: "In this article" });
    const third = contents.getByRole("link", { name: "A ninety-day plan" });
    await third.click();
    await expect(page.getByRole("heading", { name: "A ninety-day plan" })).toBeInViewport();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await third.click();
    await expect(third).toBeInViewport();
    await expect(third).toHaveAttribute("aria-current", "location");
    await expect(
      page.getByRole("figure", { name: "Fixture: split" }).getByRole("listitem"),
    ).toContainText(["Twelve cups", "One lid", "First ledger", "Second ledger"]);
  });

  test("Share Article → the notice; a tag → the list of articles that carry it", async ({
    page,
  }) => {
    await open(page, "/blog/3");
    await page.getByRole("button", { name: "Share Article" }).click();
    await expect(
      page.getByText("This feature isn't implemented yet", { exact: true }),
    ).toBeVisible();
    await page.getByRole("list", { name: "Tags" }).getByRole("link", { name: "Assurance" }).click();
    await expect(cards(page)).toHaveText([/Fixture article 1:/, /Fixture article 3:/]);
    await expect(search(page)).toHaveValue("Assurance");
  });
});

test.describe("an id that names no post", () => {
  test.use({ expectedConsole: /status of 404/ });

  async function expectNotFound(page: Page) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post Not Found");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await page.getByRole("main").getByRole("link", { name: "Back to Blog" }).click();
    await expect(cards(page)).toHaveCount(12);
  }

  test("Post Not Found with status 404", async ({ page }) => {
    const response = await page.goto("/blog/999");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL("/blog/999");
    await expect(page).toHaveTitle(/^Post Not Found/);
    await expectNotFound(page);
  });

  test("on a host that knows only one 404.html → Post Not Found all the same", async ({
    page,
    baseURL,
  }) => {
    await page.route("**/blog/999", async (route) => {
      const response = await route.fetch({ url: new URL("/nowhere", baseURL).href });
      await route.fulfill({ response });
    });
    await page.goto("/blog/999");
    await expect(page).toHaveTitle(/^Post Not Found/);
    await expectNotFound(page);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("Post Not Found, with the way back", { tag: "@long" }, async ({ page }) => {
      await page.goto("/blog/999");
      await expectNotFound(page);
    });
  });
});
