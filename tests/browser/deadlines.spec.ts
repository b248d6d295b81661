import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { DESKTOP, expect, open, PHONE, test } from "./test.ts";

const DEADLINES = "/deadlines";
const coming = (page: Page) => page.locator("[data-coming] > li:visible");
const past = (page: Page) => page.locator("[data-past] > li:visible");
/** Two days before the first of four dates. */
const shortlyBefore = (page: Page) => page.clock.setFixedTime("2098-01-30T12:00:00+05:30");
const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).click();

test("coming dates → in order, each with its days left, who acts, what to have ready, and its source", async ({
  page,
}) => {
  await shortlyBefore(page);
  await open(page, DEADLINES);
  await expect(coming(page).getByRole("heading")).toHaveText([
    "Event 8: sturdy umbrellas",
    /^Event 9: quiet teapots of 2098/,
    /Event 9 and a half: the step after it$/,
    "Event 10: northern barometers",
  ]);
  const first = coming(page).first();
  await first.getByRole("heading").click();
  await expect(first.getByText("A ledger of umbrellas")).toBeVisible();
  for (const said of [
    "1 Feb 2098",
    "in 2 days",
    "Harbour masters",
    "A ledger of umbrellas, and one thimble for each",
    "Harbour gazette 11",
  ])
    await expect(first).toContainText(said);
});

test("a day that passes → moves to the past, and the next one leads, without a new build", async ({
  page,
}) => {
  await page.clock.setFixedTime("2098-02-01T23:59:00+05:30");
  await open(page, DEADLINES);
  const next = page.locator("main p:visible").filter({ hasText: "Fixture: next: " });
  await expect(coming(page)).toHaveCount(4);
  await expect(next).toHaveText("Fixture: next: 1 Feb 2098, today: Lantern Act");
  await page.clock.setFixedTime("2098-02-02T00:01:00+05:30");
  await page.reload();
  await expect(coming(page)).toHaveCount(3);
  await expect(next).toHaveText("Fixture: next: 31 Mar 2098, in 57 days: Lantern Act");
  await page.getByText("Fixture: dates behind").click();
  await expect(past(page).first()).toContainText("Event 8: sturdy umbrellas");
});

test("a duty that comes back → one entry, with its next day and words, at its place in the list", async ({
  page,
}) => {
  await page.clock.setFixedTime("2097-12-31T12:00:00+05:30");
  await open(page, DEADLINES);
  const step = page.locator("#cbam-step");
  await expect(step).toContainText("every year until 2099");
  await expect(coming(page).first()).toHaveAttribute("id", "cbam-step");
  await expect(step.getByRole("heading")).toHaveText(/^Event 7 and a half/, { useInnerText: true });
  await page.clock.setFixedTime("2098-01-02T00:01:00+05:30");
  await page.reload();
  await expect(step.locator("time")).toHaveText("1 Jan 2099");
  await expect(step.getByRole("heading")).toHaveText(/Event 9 and a half: the step after it$/, {
    useInnerText: true,
  });
  await expect(step.getByText("Event 7 and a half").filter({ visible: true })).toHaveCount(0);
  await expect(coming(page).nth(3)).toHaveAttribute("id", "cbam-step");
});

test("a calendar's link → its entry, also when the day has passed since or is a later one of its duty", async ({
  page,
}) => {
  await page.clock.setFixedTime("2098-02-02T12:00:00+05:30");
  // A calendar opens the page anew; from within it, a reload would bring back the place that was left.
  const follow = async (anchor: string) => {
    await page.goto("about:blank");
    await open(page, `${DEADLINES}#${anchor}`);
  };
  for (const [anchor, entry] of [
    ["cbam-sale", "Event 8: sturdy umbrellas"],
    ["cbam-begins", "Event 1: careful almanacs"],
    ["cbam-holding", "Event 9: quiet teapots"],
    ["cbam-holding-2099-03", "Event 9: quiet teapots"],
  ] as const) {
    await follow(anchor);
    await expect(page.locator("li:target")).toContainText(entry);
    await expect(page.locator("li:target")).toBeInViewport();
  }
});

test("no date left → says so, and counts nothing", async ({ page }) => {
  await page.clock.setFixedTime("2099-10-01T12:00:00+05:30");
  await open(page, DEADLINES);
  await expect(coming(page)).toHaveCount(0);
  await expect(page.getByText("Fixture: nothing ahead.")).toBeVisible();
  await expect(page.getByText("Fixture: none of these.")).toBeVisible();
});

test("a choice of whom it concerns → only their dates, kept in the url", async ({ page }) => {
  await shortlyBefore(page);
  await open(page, DEADLINES);
  await choose(page, "Fixture: harbours");
  await expect(page.getByRole("status").filter({ hasText: "4 of 4 coming dates" })).toBeVisible();
  await expect(page).toHaveURL(`${DEADLINES}?who=harbours`);
  await choose(page, "Fixture: kettles");
  await expect(coming(page)).toHaveCount(0);
  await expect(page.getByText("Fixture: none of these.")).toBeVisible();
  await expect(page).toHaveURL(`${DEADLINES}?who=kettles`);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Fixture: kettles" })).toBeChecked();
  await expect(coming(page)).toHaveCount(0);
  await choose(page, "Fixture: everybody");
  await expect(coming(page)).toHaveCount(4);
  await expect(page).toHaveURL(DEADLINES);
});

test("by keyboard → the choice moves with the arrows and is marked", async ({ page }) => {
  await open(page, DEADLINES);
  await page.getByRole("radio", { name: "Fixture: everybody" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Fixture: harbours" })).toBeChecked();
  await expect(page).toHaveURL(`${DEADLINES}?who=harbours`);
});

test("add to calendar → a file that a calendar reads, and the two web calendars", async ({
  page,
  request,
}) => {
  await shortlyBefore(page);
  await open(page, DEADLINES);
  const first = coming(page).first();
  await expect(first).toHaveAttribute("id", "cbam-sale");
  await first.getByRole("heading").click();
  const calendars = first.locator("[data-calendar], [data-calendar] ~ a");
  await expect(calendars).toHaveText(["Calendar file (.ics)", "Google", "Outlook"]);
  const answer = await request.get((await calendars.first().getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const event = new ICAL.Component(ICAL.parse(await answer.text())).getFirstSubcomponent("vevent");
  expect(event?.getFirstPropertyValue("uid")).toBe("cbam-sale@verdant-ledger.example");
});

test("calendars to follow → one for all, and one on the page of each rule, all of them there", async ({
  page,
  request,
}) => {
  const webcal: Array<string | null> = [];
  for (const path of [`${DEADLINES}#calendars`, "/rules/cbam", "/rules/kettle-code"]) {
    await page.goto(path);
    webcal.push(await page.locator('main a[href^="webcal:"]').first().getAttribute("href"));
  }
  expect(webcal.map((link) => new URL(link ?? "").pathname)).toEqual([
    "/calendar/all.ics",
    "/calendar/cbam.ics",
    "/calendar/kettle-code.ics",
  ]);
  for (const link of webcal) {
    const answer = await request.get(new URL(link ?? "").pathname);
    expect(new ICAL.Component(ICAL.parse(await answer.text())).name).toBe("vcalendar");
  }
});

test("the drawn line → shows the dates, and what is past fades", async ({ page }) => {
  await page.clock.setFixedTime("2098-03-01T12:00:00+05:30");
  await open(page, DEADLINES);
  const line = page.locator("figure").filter({ hasText: "Fixture: dates on one line" });
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expect(line.locator('a[href="#cbam-holding"]:visible')).toHaveCount(1);
    const faded = await line
      .locator("[data-over]:visible")
      .evaluateAll((parts) =>
        parts.map((part) => [
          part.getAttribute("data-over") ?? "",
          Number(getComputedStyle(part).opacity) < 1,
        ]),
      );
    expect(faded.length).toBeGreaterThan(10);
    expect(faded.filter(([day, isFaded]) => isFaded !== String(day) < "2098-03-01")).toEqual([]);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all dates are there, the filter is not", async ({ page }) => {
    await page.goto(`${DEADLINES}?who=kettles`);
    await expect(coming(page)).toHaveCount(5);
    await expect(page.getByRole("radio")).toHaveCount(0);
    await page.getByText("Fixture: dates behind").click();
    await expect(past(page)).toHaveCount(7);
    await coming(page).first().getByRole("heading").click();
    await expect(coming(page).first().getByRole("link")).toHaveText([
      "Calendar file (.ics)",
      /^Harbour gazette 11/,
    ]);
  });
});

test("home, services and CBAM → lead to the deadlines", async ({ page }) => {
  for (const path of ["/", "/services", "/services/climate-sustainability/cbam-consultancy"]) {
    await page.goto(path);
    await expect(
      page.getByRole("main").locator(`a[href="${DEADLINES}"]`).first(),
      path,
    ).toBeVisible();
  }
});
