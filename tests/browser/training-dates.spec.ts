import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "./test.ts";
import { firstPage, titleOf } from "./training-titles.ts";

const CALENDAR = "/trainings-calendar";

const titles = (page: Page): Locator =>
  page.getByRole("article").getByRole("heading", { level: 3 });

test.describe("the calendar read on another day", () => {
  const forestry = titleOf("far-future-forestry");
  const rest = firstPage.slice(1);

  // The midnight in India after the last day of the next run, and the minute before it.
  for (const [moment, isOver] of [
    ["2098-05-12T18:30:00Z", true],
    ["2098-05-12T18:29:00Z", false],
  ] as const) {
    test(`${isOver ? "after" : "on"} the last day in India → ${isOver ? "among the past ones" : "under way"}`, async ({
      page,
    }) => {
      const shown = { visible: isOver };
      const notYet = { visible: !isOver };
      await page.clock.setFixedTime(moment);
      await open(page, CALENDAR);
      await expect(titles(page)).toHaveText(isOver ? [...rest, forestry] : firstPage);
      const run = page
        .getByRole("article", { name: forestry })
        .filter({ hasText: "May 10-12 2098" });
      await expect(run.getByText("Dates have passed")).toBeVisible(shown);
      await expect(run.getByText("Under way")).toBeVisible(notYet);
      await expect(
        run.getByText("For the next run; dates not yet fixed"),
        "the other run is full",
      ).toBeVisible();
      await page.getByRole("combobox", { name: "Month", exact: true }).selectOption("2098-05");
      await expect(titles(page)).toHaveText([forestry]);
      await expect(
        page.getByRole("heading", { name: "Fixture: past" }),
        "in results as well",
      ).toBeVisible(shown);
      await expect(run.getByText("Fixture: last held")).toBeVisible(shown);
      await open(page, "/trainings/far-future-forestry");
      const ticket = page.getByRole("main").getByRole("definition");
      await expect(ticket.filter({ hasText: "May 10-12 2098" })).toBeVisible(notYet);
      await expect(ticket.filter({ hasText: "Fixture Hall, 1 Lantern Lane, Pune" })).toBeVisible(
        shown,
      );
    });
  }

  test("a month of which one run is over → divided: the run is a past one, without its month", async ({
    page,
  }) => {
    await page.clock.setFixedTime("2098-06-02T06:00:00Z");
    await open(page, CALENDAR);
    const months = page
      .getByRole("main")
      .getByText(/^[A-Z][a-z]{2}\s20\d\d$/)
      .locator("visible=true");
    await expect(months).toHaveText(["Dec 2098", "Jan 2099", "Feb 2099", "Mar 2099"]);
    await expect(titles(page)).toHaveText([
      ...firstPage.slice(2),
      forestry,
      titleOf("coming-soon-compass"),
    ]);
  });

  test("the next run that can be joined → leads the page until it begins, then the one after it", async ({
    page,
  }) => {
    const lead = page
      .getByRole("main")
      .getByText("Fixture: lead")
      .locator("visible=true")
      .locator("..");
    for (const [day, dates] of [
      ["2098-06-02", "Jan 20-21 2099"],
      ["2099-01-20", "Mar "],
    ] as const) {
      await page.clock.setFixedTime(`${day}T06:00:00Z`);
      await open(page, CALENDAR);
      await expect(lead).toHaveCount(1);
      await expect(lead).toContainText(dates);
      await expect(lead.getByRole("link", { name: "Register Now" })).toHaveAttribute(
        "href",
        "/contact",
      );
    }
  });

  test("all over → no heading without a run, and the offer for those who wait", async ({
    page,
  }) => {
    const none = page.getByRole("heading", { name: "Fixture: no course is open" });
    await open(page, CALENDAR);
    await expect(none).toBeHidden();
    await page.clock.setFixedTime("2099-04-01T06:00:00Z");
    await open(page, CALENDAR);
    await expect(none).toBeVisible();
    await expect(page.getByRole("heading", { name: "Fixture: upcoming" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Fixture: company course" })).toHaveAttribute(
      "href",
      "/corporate-trainings",
    );
    const feed = page.getByRole("link", { name: "Fixture: subscribe" });
    await expect(feed).toHaveAttribute("href", /^webcal:\/\/.*\/calendar\/trainings\.ics$/);
    await expect(page.getByRole("link", { name: "Fixture: calendar file" })).toHaveAttribute(
      "href",
      "/calendar/trainings.ics",
    );
    await expect(page.getByText("Fixture: lead").locator("visible=true")).toHaveCount(0);
    const file = await page.request.get("/calendar/trainings.ics");
    expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  });

  test("states → said in words, and what Register Now is for then", async ({ page }) => {
    await open(page, CALENDAR);
    const [cancelled, few] = await page
      .getByRole("article", { name: titleOf("centenary-cartography") })
      .all();
    if (!cancelled || !few) throw new Error("two runs are listed");
    await expect(cancelled).toContainText("Dec 30 2098 – Jan 2 2099");
    await expect(cancelled.getByText("Cancelled")).toBeVisible();
    await expect(cancelled.getByText("For the next run: Jan 20-21 2099")).toBeVisible();
    await expect(few.getByText("Few seats left")).toBeVisible();
    await expect(few.getByText("For the next run")).toBeHidden();
    const full = page.getByRole("article", { name: forestry }).last();
    await expect(full.getByText("Full", { exact: true })).toBeVisible();
    await expect(full.getByText("₹3,999")).toBeVisible();
    await page.clock.setFixedTime("2099-01-20T06:00:00Z");
    await open(page, CALENDAR);
    await expect(few.getByText("Few seats left"), "it has begun").toBeHidden();
    await expect(few.getByText("For the next run; dates not yet fixed")).toBeVisible();
  });
});
