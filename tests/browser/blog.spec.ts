import type { Page } from "@playwright/test";
import { DESKTOP, expect, hydrated, open, PHONE, test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search articles" });
const category = (page: Page) => page.getByRole("combobox", { name: "Category" });
const count = (page: Page) => page.getByRole("main").getByRole("status");

test.describe("the list", () => {
  test("typing → only articles whose title, excerpt or a tag has the text, in any case", async ({ page }) => {
    await open(page, "/blog");
    await expect(cards(page)).toHaveCount(3);
    await search(page).fill("FILE BY FILE");
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText("NAAC 7.1.6");
    await search(page).fill("cbam template");
    await expect(cards(page)).toContainText("One bill, five reports");
    await search(page).fill("sebi");
    await expect(cards(page)).toContainText("BRSR Core");
    await search(page).fill("assurance");
    await expect(cards(page)).toHaveCount(2);
    await expect(count(page)).toHaveText("Showing 2 of 3 articles");
  });

  test("category and search → combine, and stand in the address", async ({ page }) => {
    await open(page, "/blog");
    await expect(category(page).getByRole("option")).toHaveText(["All", "ESG", "Green Audit", "BRSR"]);
    await category(page).selectOption("BRSR");
    await search(page).fill("assurance");
    await expect(cards(page)).toHaveCount(1);
    await expect(page).toHaveURL("/blog?q=assurance&category=BRSR");
    await category(page).selectOption("All");
    await expect(cards(page)).toHaveCount(2);
    await expect(page).toHaveURL("/blog?q=assurance");
  });

  test("reload and Back → the same filters", async ({ page }) => {
    await open(page, "/blog");
    await search(page).fill("naac");
    await page.reload();
    await hydrated(page);
    await expect(search(page)).toHaveValue("naac");
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole("link", { name: "Read More" }).click();
    await expect(page.getByRole("heading", { name: "What the metric asks" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/blog?q=naac");
    await expect(search(page)).toHaveValue("naac");
    await expect(cards(page)).toHaveCount(1);
  });

  test("the Blog link on a filtered list → the whole list", async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, "/blog?category=ESG");
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole("button", { name: "About Us" }).hover();
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
    await expect(cards(page)).toHaveCount(3);
    await expect(category(page)).toHaveValue("all");
  });

  test("values in the address that name nothing → ignored", async ({ page }) => {
    await open(page, "/blog?category=Nonsense&page=-1");
    await expect(cards(page)).toHaveCount(3);
    await expect(category(page)).toHaveValue("all");
  });

  test("nothing matches → the empty state, and one button brings all articles back", async ({ page }) => {
    await open(page, "/blog");
    await search(page).fill("no such thing");
    await expect(page.getByRole("heading", { name: "No articles found", exact: true })).toBeVisible();
    await expect(
      page.getByText("Try adjusting your search or filter, or check back later for new content.", {
        exact: true,
      }),
    ).toBeVisible();
    await expect(count(page)).toHaveText("Showing 0 of 3 articles");
    await page.getByRole("button", { name: "Show all articles" }).click();
    await expect(cards(page)).toHaveCount(3);
    await expect(search(page)).toBeFocused();
    await expect(page).toHaveURL("/blog");
  });

  for (const [columns, width] of [
    [1, PHONE.width],
    [2, 800],
    [3, DESKTOP.width],
  ] as const) {
    test(`${width} px wide → ${columns} in a row`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, "/blog");
      const tops = await cards(page).evaluateAll((all) => all.map((card) => card.closest("li")?.offsetTop));
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    });
  }

  test("subscribing → the notice, and the field is empty again", async ({ page }) => {
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
    await page.getByRole("link", { name: "Read More NAAC 7.1.6" }).click();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toContainText("NAAC 7.1.6");
    await expect(page).toHaveTitle(/NAAC 7\.1\.6/);
    await expect(main.getByRole("heading", { name: "What the metric asks" })).toBeVisible();
    await expect(main.getByRole("heading", { name: "Updated 15 Nov 2026" })).toBeVisible();
    await expect(main.getByText("min read")).toBeVisible();
    await expect(main.getByRole("region", { name: "About the author" })).toContainText("Farida Khan");
    await expect(main.getByRole("link", { name: "All articles" })).toHaveAttribute("href", "/blog");
    await expect(main.getByRole("link", { name: "Talk to us" })).toHaveAttribute("href", "/contact");
    await expect(main.getByRole("link", { name: "See our services" })).toHaveAttribute("href", "/services");
    await main.getByRole("link", { name: "Back to Blog" }).click();
    await expect(cards(page)).toHaveCount(3);
  });

  test("other articles → at most three, never the one being read, and they change with it", async ({
    page,
  }) => {
    await open(page, "/blog/1");
    const others = page.getByRole("region", { name: /articles$/ }).getByRole("link");
    const addresses = () => others.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(await addresses()).toEqual(["/blog/2", "/blog/3"]);
    await others.first().click();
    await expect(page).toHaveURL("/blog/2");
    await expect(page.getByRole("heading", { name: "What the metric asks" })).toBeVisible();
    expect(await addresses()).toEqual(["/blog/1", "/blog/3"]);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "What the provider tests" })).toBeVisible();
  });

  test("Share Article → the notice", async ({ page }) => {
    await open(page, "/blog/3");
    await page.getByRole("button", { name: "Share Article" }).click();
    await expect(page.getByText("This feature isn't implemented yet", { exact: true })).toBeVisible();
  });

  test("a tag → the list of articles that carry it", async ({ page }) => {
    await open(page, "/blog/3");
    await page.getByRole("list", { name: "Tags" }).getByRole("link", { name: "Assurance" }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(search(page)).toHaveValue("Assurance");
  });

  test("a page changed on its way → React renders it anew and the text is still there", async ({
    browser,
  }) => {
    const page = await browser.newPage();
    await page.route("**/blog/1", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<h1[^>]*>)/, "$1Translated: ");
      await route.fulfill({ response, body });
    });
    await open(page, "/blog/1");
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Translated");
    await expect(page.getByRole("heading", { name: "What the provider tests" })).toBeVisible();
    await page.close();
  });
});

test.describe("an id that names no post", () => {
  test.use({ expectedConsole: /status of 404/ });

  async function expectNotFound(page: Page) {
    await expect(page.getByRole("heading", { level: 1, name: "Post Not Found", exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/^Post Not Found/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await page.getByRole("main").getByRole("link", { name: "Back to Blog" }).click();
    await expect(cards(page)).toHaveCount(3);
  }

  test("loaded → Post Not Found with status 404", async ({ page }) => {
    const response = await page.goto("/blog/999");
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveURL("/blog/999");
    await expectNotFound(page);
  });

  test("reached by a link, the post being gone → Post Not Found", async ({ page }) => {
    await page.route("**/blog/2.data*", (route) => route.fulfill({ status: 404 }));
    await open(page, "/blog");
    await page.getByRole("link", { name: "Read More NAAC 7.1.6" }).click();
    await expect(page).toHaveURL("/blog/2");
    await expectNotFound(page);
  });

  test("on a host that knows only one 404.html → Post Not Found all the same", async ({ page }) => {
    await page.route("**/blog/999", async (route) => {
      const response = await route.fetch({ url: new URL("/nowhere", page.url()).href });
      await route.fulfill({ response });
    });
    await page.goto("/privacy-policy");
    await open(page, "/blog/999");
    await expect(page).toHaveURL("/blog/999");
    await expectNotFound(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list → every article, no dead filter, and the links lead on", async ({ page }) => {
    await page.goto("/blog");
    await expect(cards(page)).toHaveCount(3);
    await expect(search(page)).toBeHidden();
    await page.getByRole("link", { name: "Read More BRSR Core" }).click();
    await expect(page.getByRole("heading", { name: "Who is covered, and when" })).toBeVisible();
  });

  test.describe("an unknown id", () => {
    test.use({ expectedConsole: /status of 404/ });

    test("Post Not Found, with the way back", async ({ page }) => {
      await page.goto("/blog/999");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post Not Found");
      await page.getByRole("main").getByRole("link", { name: "Back to Blog" }).click();
      await expect(cards(page)).toHaveCount(3);
    });
  });
});
