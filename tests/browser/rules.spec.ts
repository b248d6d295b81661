import { expect, open, test } from "./test.ts";

test("the list of rules → a rule, its terms and its sources", async ({ page }) => {
  await open(page, "/rules");
  const main = page.getByRole("main");
  await main.getByRole("heading", { name: "Lantern Act" }).getByRole("link").click();
  await expect(page).toHaveURL("/rules/cbam");
  await expect(main.getByRole("heading", { name: "Who minds the Lantern Act?" })).toBeVisible();
  const contents = main.getByRole("navigation", { name: "Fixture contents" });
  await contents.getByRole("link", { name: "What changed in the Lantern Act?" }).click();
  await expect(
    main.getByRole("heading", { name: "What changed in the Lantern Act?" }),
  ).toBeInViewport();
  await expect(main.getByText("Change 5: the almanac was printed.")).toBeVisible();
  await expect(main.getByRole("link", { name: /^Harbour gazette 11/ })).toHaveAttribute(
    "href",
    "https://gazette.example/act/11",
  );
  await main.getByRole("link", { name: "wick number" }).click();
  await expect(page).toHaveURL("/glossary#wick-number");
  await expect(main.getByText("how many wicks a lantern has")).toBeInViewport();
});

test.describe("read on a later day", () => {
  test("a date has passed → the next one stands there", async ({ page }) => {
    await page.clock.setFixedTime("2098-02-02T09:00:00+05:30");
    await open(page, "/rules/cbam");
    const dates = page.getByRole("main");
    await expect(dates.getByText("Event 8: sturdy umbrellas").first()).toBeHidden();
    await expect(dates.getByText("Event 9: quiet teapots").first()).toBeVisible();
    // The step of every January stood first when the page was built.
    const days = dates.locator("[data-by-next-day] > li:visible time");
    await expect(days).toHaveText(["31 Mar 2098", "1 Jan 2099", "30 Sep 2099"]);
  });
});
