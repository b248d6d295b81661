import type { Locator, Page } from "@playwright/test";
import { expect, hydrated, open, PHONE, test } from "./test.ts";
import { byDate } from "./training-titles.ts";

const CALENDAR = "/trainings-calendar";

const entry = (page: Page, title: string): Locator => page.getByRole("article", { name: title });
const titles = (page: Page): Locator => page.getByRole("article").getByRole("heading", { level: 3 });
const count = (page: Page): Locator => page.getByRole("status").filter({ hasText: /trainings$/ });

async function reach(page: Page): Promise<void> {
  await page.getByRole("link", { name: "View Training Calendar" }).first().click();
  await expect(page).toHaveURL(CALENDAR);
}

test.describe("calendar", () => {
  test("no filter → every training, by date, with what a visitor compares", async ({ page }) => {
    await open(page, CALENDAR);
    await expect(titles(page)).toHaveText(byDate);
    const finance = entry(page, "Green Finance");
    for (const fact of [
      "Dec 6-7 and 13-14 2025",
      "9:00 AM to 5:00 PM IST",
      "4 days",
      "Intermediate – Advanced",
      "Virtual",
      "₹7,499",
    ]) {
      await expect(finance.getByText(fact).first()).toBeVisible();
    }
    await expect(finance).not.toContainText("Participants draft a use-of-proceeds framework");
    for (const name of ["Month", "Category", "Level", "Format"]) {
      await expect(page.getByLabel(name, { exact: true })).toHaveValue("all");
    }
    await expect(page.getByLabel("Month").getByRole("option")).toHaveText([
      "All months",
      "Nov 2025",
      "Dec 2025",
    ]);
  });

  test("filters → combine, stand in the address, announce the count", async ({ page }) => {
    await open(page, CALENDAR);
    await page.getByLabel("Month").selectOption("2025-11");
    await expect(count(page)).toHaveText("4 of 6 trainings");
    await page.getByLabel("Level").selectOption("Intermediate");
    await expect(titles(page)).toHaveText([byDate[1] ?? "", byDate[2] ?? ""]);
    await page.getByLabel("Search trainings").fill("ccts");
    await expect(titles(page)).toHaveText([byDate[2] ?? ""]);
    await expect(page).toHaveURL(`${CALENDAR}?month=2025-11&level=Intermediate&q=ccts`);
    await expect(count(page)).toHaveText("1 of 6 trainings");
  });

  test("reload, a page further and Back → filters and fields are as they were", async ({ page }) => {
    await open(page, CALENDAR);
    await page.getByLabel("Month").selectOption("Dec 2025");
    await page.getByLabel("Search trainings").fill("green");
    await expect(titles(page)).toHaveText([byDate[4] ?? ""]);
    await page.reload();
    await hydrated(page);
    await expect(titles(page)).toHaveText([byDate[4] ?? ""]);
    await expect(page.getByLabel("Search trainings")).toHaveValue("green");
    await entry(page, "Green Finance").getByRole("link", { name: "Read More" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Green Finance and Sustainable Investment",
    );
    await page.goBack();
    await expect(titles(page)).toHaveText([byDate[4] ?? ""]);
    await expect(page.getByLabel("Month")).toHaveValue("2025-12");
    await expect(page.getByLabel("Search trainings")).toHaveValue("green");
  });

  test("Back after a choice → takes the choice back, Forward makes it again", async ({ page }) => {
    await open(page, CALENDAR);
    await page.getByLabel("Level").selectOption("Advanced");
    await expect(count(page)).toHaveText("1 of 6 trainings");
    await page.goBack();
    await expect(count(page)).toHaveText("6 of 6 trainings");
    await expect(page.getByLabel("Level")).toHaveValue("all");
    await page.goForward();
    await expect(count(page)).toHaveText("1 of 6 trainings");
    await expect(page.getByLabel("Level")).toHaveValue("Advanced");
  });

  test("bad values in the address → ignored, good ones kept", async ({ page }) => {
    await open(page, `${CALENDAR}?month=2025-13&level=Expert&format=Virtual&category=`);
    await expect(count(page)).toHaveText("6 of 6 trainings");
    await expect(page.getByLabel("Month")).toHaveValue("all");
    await expect(page.getByLabel("Format")).toHaveValue("Virtual");
  });

  test("typing fast → no letter is lost and one history entry stays", async ({ page }) => {
    await open(page, CALENDAR);
    await page.getByLabel("Search trainings").pressSequentially("scope 3 net zero");
    await expect(page.getByLabel("Search trainings")).toHaveValue("scope 3 net zero");
    await expect(titles(page)).toHaveText([byDate[3] ?? ""]);
    await expect(page).toHaveURL(`${CALENDAR}?q=scope+3+net+zero`);
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  });

  test("nothing found → says so in full and offers to clear the filters", async ({ page }) => {
    await open(page, `${CALENDAR}?q=zebra&month=2025-12`);
    await expect(page.getByRole("heading", { name: "No Trainings Found" })).toBeVisible();
    await expect(
      page.getByText("Please adjust your filters or check back later for new programs.", { exact: true }),
    ).toBeVisible();
    await expect(titles(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Clear filters" }).last().click();
    await expect(titles(page)).toHaveText(byDate);
    await expect(page).toHaveURL(CALENDAR);
    await expect(page.getByLabel("Search trainings")).toHaveValue("");
    await expect(page.getByLabel("Month")).toHaveValue("all");
  });

  test("View Details → opens by keyboard and becomes Hide Details", async ({ page }) => {
    await open(page, CALENDAR);
    const cbam = entry(page, "CBAM");
    await expect(cbam.getByRole("heading", { name: "Hands-on work" })).toBeHidden();
    await cbam.locator("summary").focus();
    await page.keyboard.press("Enter");
    for (const name of [
      "Who should attend",
      "What you will be able to do",
      "Hands-on work",
      "Why it matters",
    ]) {
      await expect(cbam.getByRole("heading", { name })).toBeVisible();
    }
    await expect(entry(page, "ESG Reporting").getByRole("heading", { name: "Hands-on work" })).toBeHidden();
    await cbam.getByText("Hide Details").click();
    await expect(cbam.getByRole("heading", { name: "Hands-on work" })).toBeHidden();
  });

  test("every entry → Register Now leads to contact, Read More to its page", async ({ page }) => {
    await open(page, CALENDAR);
    const slugs: string[] = [];
    for (const article of await page.getByRole("article").all()) {
      await expect(article.getByRole("link", { name: "Register Now" })).toHaveAttribute("href", "/contact");
      slugs.push((await article.getByRole("link", { name: "Read More" }).getAttribute("href")) ?? "");
    }
    expect(slugs).toEqual([
      "/trainings/esg-reporting-disclosure-standards",
      "/trainings/cbam-carbon-market-export-compliance",
      "/trainings/indian-carbon-market-compliance",
      "/trainings/carbon-accounting-net-zero",
      "/trainings/green-finance-sustainable-investment",
      "/trainings/csrd-corporate-compliance",
    ]);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Request a Custom Training" })).toHaveAttribute(
      "href",
      "/contact?subject=Custom%20Training%20Request",
    );
    await expect(main.getByRole("link", { name: "Ask a Question" })).toHaveAttribute("href", "/contact");
  });

  test("reached by a link → the same list, and filtering works", async ({ page }) => {
    await open(page, "/services/trainings");
    await reach(page);
    await expect(titles(page)).toHaveText(byDate);
    await page.getByLabel("Search trainings").fill("csrd");
    await expect(titles(page)).toHaveText([byDate[5] ?? ""]);
    await page.getByLabel("Search trainings").fill("");
    await expect(titles(page)).toHaveText(byDate);
    await entry(page, "CBAM").getByText("View Details").click();
    await expect(entry(page, "CBAM").getByRole("heading", { name: "Why it matters" })).toBeVisible();
  });

  test("phone → the selects unfold on demand and say how many are in use", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, `${CALENDAR}?month=2025-12`);
    const toggle = page.getByRole("button", { name: "Filters (1)" });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByLabel("Month")).toBeHidden();
    await toggle.click();
    await page.getByLabel("Level").selectOption("Advanced");
    await expect(page.getByRole("button", { name: "Filters (2)" })).toHaveAttribute("aria-expanded", "true");
    await expect(count(page)).toHaveText("1 of 6 trainings");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the whole list, its details, and no controls that cannot work", async ({ page }) => {
      await page.goto(`${CALENDAR}?month=2025-12`);
      await expect(titles(page)).toHaveText(byDate);
      await expect(page.getByLabel("Search trainings")).toBeHidden();
      await entry(page, "CBAM").getByText("View Details").click();
      await expect(entry(page, "CBAM").getByRole("heading", { name: "Why it matters" })).toBeVisible();
    });
  });
});

test.describe("dates", () => {
  const finance = "/trainings/green-finance-sustainable-investment";

  test("after the last day in India → marked as completed, with the way to the next run", async ({
    page,
  }) => {
    await page.clock.setFixedTime("2025-12-14T18:30:00Z");
    await open(page, CALENDAR);
    await expect(entry(page, "Green Finance").getByText("Completed")).toBeVisible();
    await expect(entry(page, "CSRD").getByText("Completed")).toBeHidden();
    await expect(page.getByRole("link", { name: "Ask for the Next Run" })).toHaveAttribute(
      "href",
      "/contact",
    );
    await open(page, finance);
    await expect(page.getByRole("heading", { name: "This run is over" })).toBeVisible();
  });

  test("on the last day in India → still open", async ({ page }) => {
    await page.clock.setFixedTime("2025-12-14T18:29:00Z");
    await open(page, CALENDAR);
    await expect(entry(page, "Green Finance").getByText("Completed")).toBeHidden();
    await open(page, finance);
    await expect(page.getByRole("heading", { name: "Register for this course" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "This run is over" })).toBeHidden();
  });
});
