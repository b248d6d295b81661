import type { Page } from "@playwright/test";
import { expect, open, test } from "./test.ts";
import { byDate, coming, firstPage, secondPage } from "./training-titles.ts";

const items = (page: Page) => page.getByRole("main").getByRole("article");
const status = (page: Page) => page.getByRole("main").getByRole("status");
const articles = (from: number, to: number) =>
  Array.from(
    { length: to - from + 1 },
    (_, index) => new RegExp(`Fixture article ${from + index}:`),
  );

test.describe("numbered pages", () => {
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", {
      tag: javaScriptEnabled ? ["@long"] : [],
    }, () => {
      test.use({ javaScriptEnabled });

      test("blog → every article is reached page by page, newest first", async ({ page }) => {
        await page.goto("/blog");
        await expect(items(page)).toHaveText(articles(1, 12));
        if (!javaScriptEnabled)
          await expect(page.getByRole("searchbox"), "it could do nothing").toBeHidden();
        const pages = page.getByRole("navigation", { name: "Pages of articles" });
        await pages.getByRole("link", { name: "Next" }).click();
        await expect(page).toHaveURL("/blog/page/2");
        await expect(page).toHaveTitle(/page 2/);
        const [twenty, twentyOne] = articles(20, 21);
        await expect(items(page), "21 and 20 share a day").toHaveText([
          ...articles(13, 19),
          twentyOne ?? "",
          twenty ?? "",
          ...articles(22, 24),
        ]);
        await expect(pages.getByRole("link", { name: "Page 2" })).toHaveAttribute(
          "aria-current",
          "page",
        );
        await pages.getByRole("link", { name: "Page 4" }).click();
        await expect(page).toHaveURL("/blog/page/4");
        await expect(items(page)).toHaveText([...articles(37, 39), /Fixture article 404:/]);
        await expect(pages.getByRole("link", { name: "Next" })).toHaveCount(0);
        await page.getByRole("link", { name: "Read More Fixture article 404:" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toContainText(
          "the oldest article of all",
        );
        await page.goBack();
        await pages.getByRole("link", { name: "Page 1" }).click();
        await expect(page).toHaveURL("/blog");
      });

      test("calendar → the second page has the rest, with its details", async ({ page }) => {
        // Without scripts nothing can filter, so the url is not heeded.
        await page.goto(
          javaScriptEnabled ? "/trainings-calendar" : "/trainings-calendar?month=2099-01",
        );
        const titles = items(page).getByRole("heading", { level: 3 });
        await expect(titles).toHaveText(firstPage);
        if (!javaScriptEnabled)
          await expect(
            items(page).nth(1).getByText("Read More"),
            "no page, no notice",
          ).toBeHidden();
        await page
          .getByRole("navigation", { name: "Pages of trainings" })
          .getByText("Next")
          .click();
        await expect(page).toHaveURL("/trainings-calendar/page/2");
        await expect(titles).toHaveText(secondPage);
        await items(page).first().getByText("View Details").click();
        await expect(
          items(page).first().getByRole("heading", { name: "Why it matters" }),
        ).toBeVisible();
        if (!javaScriptEnabled) {
          await expect(page.getByRole("searchbox")).toBeHidden();
        }
      });
    });

  test("a search on a later page → looks through the whole list", async ({ page }) => {
    await open(page, "/trainings-calendar/page/2");
    await expect(status(page)).toHaveText("4 of 16 trainings");
    await page.getByLabel("Search trainings").fill("orchard accounting");
    await expect(items(page).getByRole("heading", { level: 3 })).toHaveText(byDate.slice(0, 1));
    await expect(page.getByRole("navigation", { name: "Pages of trainings" })).toBeHidden();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(items(page).getByRole("heading", { level: 3 })).toHaveText(secondPage);
  });
});

test.describe("more results than are shown at first", () => {
  test("blog → Show more adds the next twelve, and focus goes on with the first of them", async ({
    page,
  }) => {
    await open(page, "/blog?category=Orchard+Ledgers");
    const more = page.getByRole("button", { name: "Show more articles" });
    await expect(items(page)).toHaveCount(12);
    await expect(status(page)).toHaveText("21 of 40 articles found, the first 12 shown");
    await more.press("Enter");
    await expect(items(page)).toHaveCount(21);
    await expect(status(page)).toHaveText("Showing 21 of 40 articles");
    await expect(more).toHaveCount(0);
    await expect(items(page).nth(12).getByRole("link")).toBeFocused();
    await expect(items(page).nth(12).getByRole("link")).toBeInViewport();

    // As the back/forward cache brings a page back; browsers under test have none.
    await page.evaluate(async () => {
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      location.assign("#newsletter");
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    await expect(items(page), "nothing else was asked for").toHaveCount(21);
    await page.getByLabel("Category").selectOption("All");
    await page.getByLabel("Category").selectOption("Orchard Ledgers");
    await expect(status(page)).toHaveText("21 of 40 articles found, the first 12 shown");
    await expect(items(page), "asked anew").toHaveCount(12);
  });

  test("calendar → Show more adds the rest", { tag: "@long" }, async ({ page }) => {
    await open(page, "/trainings-calendar?q=r");
    await expect(items(page).getByRole("heading", { level: 3 })).toHaveText(firstPage);
    await expect(status(page)).toHaveText("12 of 16 trainings");
    await page.getByRole("button", { name: "Show more trainings" }).click();
    await expect(items(page).getByRole("heading", { level: 3 })).toHaveText([
      ...coming,
      ...byDate.slice(0, 10),
    ]);
    await expect(status(page)).toHaveText("16 of 16 trainings");
    await expect(items(page).nth(12).locator("summary")).toBeFocused();
  });
});
