import type { Locator, Page } from "@playwright/test";
import { expect, hold, open, PHONE, ready, test } from "./test.ts";
import { firstPage, firstPageSlugs, titleOf } from "./training-titles.ts";

const CALENDAR = "/trainings-calendar";
const almanac = titleOf("two-weekend-almanac");

/** The first run of a training that is listed. */
const entry = (page: Page, title: string): Locator =>
  page.getByRole("article", { name: title }).first();
const titles = (page: Page): Locator =>
  page.getByRole("article").getByRole("heading", { level: 3 });
const count = (page: Page): Locator => page.getByRole("main").getByRole("status");
const search = (page: Page): Locator => page.getByRole("searchbox", { name: "Search trainings" });
const choice = (page: Page, name: string): Locator =>
  page.getByRole("combobox", { name, exact: true });

test.describe("calendar", () => {
  test("no filter → those to come, then the first past ones, with what a visitor compares and where each leads", async ({
    page,
  }) => {
    await open(page, CALENDAR);
    await expect(titles(page)).toHaveText(firstPage);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      titleOf("far-future-forestry"),
      "Fixture: upcoming",
      "Fixture: past",
      "Fixture: closing",
    ]);
    await expect(page.getByRole("region").filter({ has: page.getByRole("article") })).toHaveCount(
      12,
    );
    await expect(page.getByText(/^[A-Z][a-z]{2}\s20\d\d$/).locator("visible=true")).toHaveText([
      "May 2098",
      "Jun 2098",
      "Dec 2098",
      "Jan 2099",
      "Feb 2099",
      "Mar 2099",
    ]);
    await expect(count(page)).toHaveText("12 of 16 trainings");
    const paths: Array<string | null> = [];
    for (const slug of firstPageSlugs) {
      const links = entry(page, titleOf(slug)).getByRole("link");
      await expect(links.filter({ hasText: "Register Now" })).toHaveAttribute("href", "/contact");
      const more = links.filter({ hasText: "Read More" });
      paths.push((await more.count()) > 0 ? await more.getAttribute("href") : null);
    }
    expect(paths).toEqual(
      firstPageSlugs.map((slug) => (slug.startsWith("coming-soon") ? null : `/trainings/${slug}`)),
    );
    const main = page.getByRole("main");
    for (const [name, target] of [
      ["Fixture: closing action", "/contact?subject=Custom%20Training%20Request"],
      ["Fixture: closing secondary", "/contact"],
    ] as const)
      await expect(main.getByRole("link", { name })).toHaveAttribute("href", target);
    await open(page, `${CALENDAR}/page/2`);
    for (const fact of [
      "Dec 6-7 and 13-14 2025",
      "9:00 AM to 5:00 PM IST",
      "4 days",
      "Intermediate – Advanced",
      "Virtual",
      "₹7,499",
      "First sentence of two-weekend-almanac",
    ])
      await expect(entry(page, almanac).getByText(fact).first()).toBeVisible();
    await expect(entry(page, almanac)).not.toContainText("Second sentence of two-weekend-almanac");
    await expect(entry(page, almanac).getByRole("definition").last()).toHaveText(
      "Dec 6-7 and 13-14 2025",
    );
    await expect(entry(page, almanac)).not.toContainText("Dates have passed");
    await expect(entry(page, almanac).getByRole("link", { name: /^Fixture: ask/ })).toHaveAttribute(
      "href",
      "/trainings/two-weekend-almanac#next-run",
    );
    for (const name of ["Month", "Category", "Level", "Format"])
      await expect(choice(page, name)).toHaveValue("all");
    await expect(choice(page, "Month").getByRole("option")).toHaveText([
      "All months",
      ...["May 2098", "Jun 2098", "Dec 2098", "Jan 2099", "Feb 2099", "Mar 2099"],
      ...[
        "Jan 2024",
        "Feb 2024",
        "Mar 2024",
        "Jun 2024",
        "Sep 2024",
        "Dec 2024",
        "Nov 2025",
        "Dec 2025",
      ],
    ]);
  });

  test("filters, used far down the list → combine, stand in the url, announce the count; what is found is in sight", async ({
    page,
  }) => {
    await open(page, CALENDAR);
    await titles(page).last().scrollIntoViewIfNeeded();
    await choice(page, "Month").selectOption("2025-11");
    await expect(count(page)).toHaveText("3 of 16 trainings");
    await expect(titles(page).first()).toBeInViewport();
    await choice(page, "Level").selectOption("Intermediate");
    await expect(titles(page)).toHaveText([titleOf("signal-flags"), titleOf("barometer-readings")]);
    await search(page).fill("MERCURY");
    await expect(titles(page)).toHaveText([titleOf("barometer-readings")]);
    await expect(page).toHaveURL(`${CALENDAR}?month=2025-11&level=Intermediate&q=MERCURY`);
    await expect(count(page)).toHaveText("1 of 16 trainings");
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(titles(page)).toHaveText(firstPage);
    await choice(page, "Category").selectOption("Harbour Safety");
    await expect(count(page)).toHaveText("4 of 16 trainings");
    await choice(page, "Format").selectOption("In-person / Virtual");
    await expect(titles(page)).toHaveText([
      titleOf("coming-soon-compass"),
      titleOf("harbour-safety-week"),
    ]);
  });

  test("reload, a page further and Back → filters and fields are as they were", async ({
    page,
  }) => {
    await open(page, CALENDAR);
    await choice(page, "Month").selectOption("Dec 2025");
    await search(page).fill("moonrise");
    await expect(titles(page)).toHaveText([almanac]);
    await expect(page).toHaveURL(`${CALENDAR}?month=2025-12&q=moonrise`);
    await page.reload();
    await ready(page);
    await expect(titles(page)).toHaveText([almanac]);
    await expect(search(page)).toHaveValue("moonrise");
    await entry(page, almanac).getByRole("link", { name: "Read More" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(almanac);
    await page.goBack();
    await expect(titles(page)).toHaveText([almanac]);
    await expect(choice(page, "Month")).toHaveValue("2025-12");
    await expect(search(page)).toHaveValue("moonrise");
  });

  test("Back after a choice → takes the choice back, Forward makes it again", {
    tag: "@long",
  }, async ({ page }) => {
    await open(page, CALENDAR);
    await choice(page, "Level").selectOption("Advanced");
    // The list answers first; the url, and with it the way back, follows a frame later.
    await expect(page).toHaveURL(`${CALENDAR}?level=Advanced`);
    await expect(count(page)).toHaveText("4 of 16 trainings");
    await page.goBack();
    await expect(count(page)).toHaveText("12 of 16 trainings");
    await expect(choice(page, "Level")).toHaveValue("all");
    await page.goForward();
    await expect(count(page)).toHaveText("4 of 16 trainings");
    await expect(choice(page, "Level")).toHaveValue("Advanced");
  });

  test("chosen before the scripts are there → Back takes the choice back all the same", async ({
    page,
  }) => {
    const { letGo } = await hold(page, "**/*.js");
    await page.goto(CALENDAR, { waitUntil: "commit" });
    await choice(page, "Level").selectOption("Advanced");
    letGo();
    await expect(page).toHaveURL(`${CALENDAR}?level=Advanced`);
    await expect(count(page)).toHaveText("4 of 16 trainings");
    await page.goBack();
    await expect(count(page)).toHaveText("12 of 16 trainings");
    await expect(choice(page, "Level")).toHaveValue("all");
  });

  test("bad values in the url → ignored, good ones kept", { tag: "@long" }, async ({ page }) => {
    await open(page, `${CALENDAR}?month=2025-13&level=Expert&format=Virtual&category=`);
    await expect(count(page)).toHaveText("11 of 16 trainings");
    await expect(choice(page, "Month")).toHaveValue("all");
    await expect(choice(page, "Format")).toHaveValue("Virtual");
  });

  test("typing fast → no letter is lost and the way back is as short as before", async ({
    page,
  }) => {
    await open(page, CALENDAR);
    const before = await page.evaluate(() => history.length);
    // Words are looked for one by one: these three stand in this order nowhere.
    await search(page).pressSequentially("moonrise tables almanac");
    await expect(search(page)).toHaveValue("moonrise tables almanac");
    await expect(titles(page)).toHaveText([almanac]);
    await expect(page).toHaveURL(`${CALENDAR}?q=moonrise+tables+almanac`);
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  test("nothing found → says so in full and offers to clear the filters", async ({ page }) => {
    await open(page, `${CALENDAR}?q=zebra&month=2025-12`);
    await expect(page.getByRole("heading", { name: "No Trainings Found" })).toBeVisible();
    await expect(
      page.getByText("Please adjust your filters or check back later for new programs.", {
        exact: true,
      }),
    ).toBeVisible();
    await expect(titles(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Clear filters" }).last().click();
    await expect(titles(page)).toHaveText(firstPage);
    await expect(page).toHaveURL(CALENDAR);
    await expect(search(page)).toHaveValue("");
    await expect(search(page)).toBeFocused();
    await expect(choice(page, "Month")).toHaveValue("all");
  });

  test("View Details → opens by keyboard and becomes Hide Details, in results as well", async ({
    page,
  }) => {
    await open(page, `${CALENDAR}/page/2`);
    const flags = entry(page, titleOf("signal-flags"));
    await expect(flags.getByRole("heading", { name: "Hands-on work" })).toBeHidden();
    await flags.locator("summary").focus();
    await page.keyboard.press("Enter");
    for (const name of [
      "Who should attend",
      "What you will be able to do",
      "Hands-on work",
      "Why it matters",
    ])
      await expect(flags.getByRole("heading", { name })).toBeVisible();
    await expect(entry(page, almanac).getByRole("heading", { name: "Hands-on work" })).toBeHidden();
    await flags.getByText("Hide Details").click();
    await expect(flags.getByRole("heading", { name: "Hands-on work" })).toBeHidden();
    await search(page).fill("orchard accounting");
    const orchard = entry(page, titleOf("orchard-accounting"));
    await expect(titles(page), "found beyond this page").toHaveText([
      titleOf("orchard-accounting"),
    ]);
    await orchard.getByText("View Details").click();
    await expect(orchard.getByRole("heading", { name: "Why it matters" })).toBeVisible();
  });

  test("Read More of a training without a page → the calendar's notice, and nothing else", async ({
    page,
  }) => {
    const url = `${CALENDAR}?month=2098-06`;
    await open(page, url);
    await expect(titles(page)).toHaveText([titleOf("coming-soon-compass")]);
    const compass = entry(page, titleOf("coming-soon-compass"));
    await expect(compass.getByText("Dates have passed")).toBeHidden();
    await compass.getByRole("button", { name: "Read More" }).click();
    const notice = page.getByRole("status").filter({ hasText: "Coming Soon" });
    await expect(notice.getByText("🚧 Coming Soon!", { exact: true })).toBeVisible();
    await expect(
      notice.getByText("The detail page for this training isn't ready yet, but it's on the way!", {
        exact: true,
      }),
    ).toBeVisible();
    await expect(page).toHaveURL(url);
    expect(await page.content()).not.toContain("/trainings/coming-soon-compass");
  });

  test("phone → the selects unfold on demand and say how many are in use", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, `${CALENDAR}?month=2025-12`);
    const toggle = page.getByRole("button", { name: "Filters (1)" });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(choice(page, "Month")).toBeHidden();
    await toggle.click();
    await choice(page, "Level").selectOption("Intermediate – Advanced");
    await expect(page.getByRole("button", { name: "Filters (2)" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await expect(count(page)).toHaveText("1 of 16 trainings");
  });
});
