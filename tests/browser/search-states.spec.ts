import type { Page } from "@playwright/test";
import { expect, hold, open, test, waitLonger } from "./test.ts";

/** The searches of the two long lists: each fetches the whole list when it is used, which may take long or fail. */
const lists = [
  {
    path: "/blog",
    file: "**/blog/articles.json",
    field: "Search articles",
    loading: "Searching 40 articles …",
    missing: "Only the articles on this page were searched: the whole list could not be loaded.",
    onPage: [
      {
        query: "ARTICLE 7:",
        found: [/Fixture article 7:/],
        said: "1 of the 12 articles on this page",
      },
      { query: "no such kettle", found: [], said: "0 of the 12 articles on this page" },
    ],
    nothing: "No articles found",
    // On the last page alone.
    query: "oldest",
    found: [/Fixture article 404:/],
  },
  {
    path: "/trainings-calendar",
    file: "**/trainings-calendar/trainings.json",
    field: "Search trainings",
    loading: "Searching 16 trainings …",
    missing: "Only the trainings on this page were searched: the whole list could not be loaded.",
    onPage: [
      {
        query: "forestry far",
        found: [/Far-Future/, /Far-Future/],
        said: "2 of the 12 trainings on this page",
      },
      { query: "no such kettle", found: [], said: "0 of the 12 trainings on this page" },
    ],
    nothing: "No Trainings Found",
    query: "moonrise",
    found: [/The Two-Weekend Almanac/],
  },
];
const [blog] = lists;

const items = (page: Page) => page.getByRole("main").getByRole("article");
const status = (page: Page) => page.getByRole("main").getByRole("status");

for (const { path, file, field, loading, missing, onPage, nothing, query, found } of lists)
  test.describe(path, { tag: path === "/blog" ? [] : ["@long"] }, () => {
    test.describe("the whole list cannot be fetched", () => {
      test.use({ expectedConsole: /Failed to load resource/ });

      test("says that it is searching, then searches what is on the page; Try again works", async ({
        page,
      }) => {
        const { fail } = await hold(page, file);
        await open(page, path);
        await page.getByLabel(field).fill(query);
        await expect(status(page)).toHaveText(loading);
        await expect(items(page)).toHaveCount(12);
        fail();
        await expect(page.getByText(missing)).toBeVisible();
        for (const { query, found, said } of onPage) {
          await page.getByLabel(field).fill(query);
          await expect(items(page).filter({ visible: true })).toHaveText(found);
          await expect(status(page)).toHaveText(said);
        }
        await expect(page.getByRole("heading", { name: nothing })).toBeVisible();
        await page.getByLabel(field).fill(query);
        await page.unroute(file);
        await page.getByRole("button", { name: "Try again" }).press("Enter");
        await expect(items(page).filter({ visible: true })).toHaveText(found);
        await expect(page.getByText(missing)).toHaveCount(0);
        await expect(page.getByLabel(field), "the button is gone").toBeFocused();
      });
    });

    test("typed before the scripts are there → kept, searched for, and in the url", async ({
      page,
    }) => {
      const { letGo } = await hold(page, "**/*.js");
      await page.goto(path, { waitUntil: "commit" });
      await page.getByLabel(field).pressSequentially(query);
      letGo();
      await expect(items(page)).toHaveText(found);
      await expect(page.getByLabel(field)).toHaveValue(query);
      await expect(page.getByLabel(field)).toBeFocused();
      await expect(page).toHaveURL(`${path}?q=${query}`);
    });

    test("a shared link, the file being slow → nothing of another list is shown meanwhile", async ({
      page,
    }) => {
      const { letGo } = await hold(page, file);
      await waitLonger(page);
      await open(page, `${path}?q=${query}`);
      await expect(page.getByLabel(field)).toHaveValue(query);
      await expect(status(page)).toHaveText(loading);
      await expect(items(page)).toHaveCount(0);
      letGo();
      await expect(items(page)).toHaveText(found);
    });

    test.describe("a shared link whose scripts never come", () => {
      test.use({ expectedConsole: /ERR_FAILED|Failed to fetch dynamically/ });

      test("the whole list, after three seconds", async ({ page }) => {
        await page.clock.install();
        await page.clock.pauseAt(Date.now() + 60_000);
        await page.route("**/*.js", (route) => route.abort());
        await page.goto(`${path}?q=${query}`);
        await expect(items(page)).toHaveCount(0);
        await page.clock.fastForward(3000);
        await expect(items(page)).toHaveCount(12);
      });
    });

    test.describe("the search fails in this browser", () => {
      // What is caught is reported on the console.
      test.use({ expectedConsole: /./ });

      test("the list is there as it was served, and its links lead on", async ({ page }) => {
        await page.addInitScript(() => {
          Object.defineProperty(window, "URLSearchParams", { value: undefined });
        });
        const failure = page.waitForEvent("console", (message) => message.type() === "error");
        await page.goto(path);
        await page.getByRole("main").getByRole("searchbox").focus();
        await failure;
        await expect(items(page)).toHaveCount(12);
        await page.getByRole("link", { name: "Next" }).click();
        await expect(page).toHaveURL(`${path}/page/2`);
      });
    });
  });

test("thousands of articles → the list follows each letter, with little work", async ({ page }) => {
  const word = "kettle";
  await page.route(blog?.file ?? "", async (route) => {
    const file = await (await route.fetch()).json();
    // Each letter leaves out one more, so that the list answers to each.
    const articles = Array.from({ length: 5000 }, (_, index) => ({
      ...file.articles[index % file.articles.length],
      id: index + 1,
      title: `No. ${index + 1}`,
      excerpt: "",
      tags: [word.slice(0, index + 1)],
    }));
    await route.fulfill({ json: { ...file, articles } });
  });
  await open(page, "/blog");
  const field = page.getByLabel("Search articles");
  await field.focus();
  const secondsOfWork = await countWork(page);
  for (const [index, letter] of [...word].entries()) {
    await page.keyboard.press(letter);
    await expect(items(page).first()).toContainText(new RegExp(`No\\. ${index + 1}\\b`));
  }
  await expect(items(page)).toHaveCount(12);
  expect(await secondsOfWork(), "seconds of work").toBeLessThan(0.15 * word.length);
});

/** Counts from now on how long the page is at work: the processor's time, which is the same on a busy machine. */
async function countWork(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  };
}
