import type { Locator, Page } from "@playwright/test";
import { DESKTOP, expect, hydrated, open, PHONE, test } from "./test.ts";

const CALENDAR = "/trainings-calendar";

const byDate = [
  "ESG Reporting and Disclosure Standards",
  "CBAM, Carbon Markets and Export Compliance",
  "Indian Carbon Market and CCTS Compliance",
  "Carbon Accounting and Net-Zero Planning",
  "Green Finance and Sustainable Investment",
  "CSRD and ESRS for Corporate Compliance",
];

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

test.describe("a training's page", () => {
  const address = "/trainings/green-finance-sustainable-investment";

  test("shows the record: facts, overview, five modules, certificate, trainer", async ({ page }) => {
    await open(page, address);
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(byDate[4] ?? "");
    for (const fact of [
      "Dec 6-7 and 13-14 2025",
      "9:00 AM to 5:00 PM IST",
      "4 days",
      "Intermediate – Advanced",
      "₹7,499",
    ]) {
      await expect(main.getByText(fact, { exact: true }).first()).toBeVisible();
    }
    for (const name of ["Course overview", "Modules", "Certification", "Lead trainer"]) {
      await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
    }
    await expect(main.getByText(/a verifiable digital certificate issued by/)).toBeVisible();
    await expect(main.getByText("Meera Iyer")).toBeVisible();
    const modules = main.locator("ol > li").filter({ has: page.getByRole("heading", { level: 3 }) });
    await expect(modules).toHaveCount(5);
    for (const module of await modules.all()) {
      expect(await module.getByRole("listitem").count()).toBeGreaterThan(2);
    }
    for (const link of await main.getByRole("link", { name: "Register Now" }).all()) {
      await expect(link).toHaveAttribute("href", "/contact");
    }
  });

  test("structured data → a course with the visible fee, dates and two blocks of days", async ({ page }) => {
    await open(page, address);
    const source = await page.locator('script[type="application/ld+json"]').textContent();
    const graph: Record<string, unknown>[] = JSON.parse(source ?? "")["@graph"];
    const course = graph.find((node) => node["@type"] === "Course") as Record<string, never> | undefined;
    expect(course).toMatchObject({
      name: byDate[4],
      hasCourseInstance: {
        "@type": "CourseInstance",
        courseMode: "Online",
        startDate: "2025-12-06T09:00:00+05:30",
        endDate: "2025-12-14T17:00:00+05:30",
        courseSchedule: [
          { startDate: "2025-12-06", endDate: "2025-12-07", repeatCount: 2 },
          { startDate: "2025-12-13", endDate: "2025-12-14", repeatCount: 2 },
        ],
        location: { "@type": "VirtualLocation", url: expect.stringMatching(new RegExp(`${address}$`)) },
        instructor: { "@type": "Person", name: "Meera Iyer" },
        offers: { price: 7499, priceCurrency: "INR", url: expect.stringMatching(new RegExp(`${address}$`)) },
      },
    });
    expect(source).not.toContain("InStock");
  });

  test("carousel → the other five by date, and a click moves 80 % of the view", async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, address);
    const track = page.getByRole("list", { name: "Explore More Programs" });
    await expect(track.getByRole("link")).toContainText(byDate.filter((title) => title !== byDate[4]));
    const previous = page.getByRole("button", { name: "Previous" });
    const next = page.getByRole("button", { name: "Next" });
    await expect(previous).toBeDisabled();
    await expect(next).toBeEnabled();
    await next.click();
    const moved = await track.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);
    expect(moved).toBeCloseTo(0.8, 2);
    await expect(previous).toBeEnabled();
    await next.click();
    await next.click({ timeout: 500 }).catch(() => {});
    await expect(next).toBeDisabled();
    await track.evaluate((element) => element.scrollBy(-1, 0));
    await expect(next).toBeDisabled();
    await track.evaluate((element) => element.scrollBy(-2, 0));
    await expect(next).toBeEnabled();
    await previous.click();
    await previous.click();
    await expect(previous).toBeDisabled();
    await track.focus();
    await page.keyboard.press("ArrowRight");
    await expect(previous).toBeEnabled();
  });

  test("carousel on a phone → no buttons, a card leads to its page", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, address);
    await expect(page.getByRole("button", { name: "Next" })).toBeHidden();
    await page.getByRole("list", { name: "Explore More Programs" }).getByRole("link").first().click();
    await expect(page).toHaveURL("/trainings/esg-reporting-disclosure-standards");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(byDate[0] ?? "");
  });

  test.describe("an address no training has", () => {
    test.use({ expectedConsole: /status of 404/ });

    test("status 404 and the not-found page, scripts or not", async ({ page }) => {
      const response = await page.goto("/trainings/underwater-basketry");
      expect(response?.status()).toBe(404);
      await expect(page.getByText("This page is not here")).toBeVisible();
      await hydrated(page);
      await expect(page.getByText("This page is not here")).toBeVisible();
      await expect(page).toHaveURL("/trainings/underwater-basketry");
    });
  });
});

test.describe("corporate trainings", () => {
  const address = "/corporate-trainings";
  const legal = (page: Page) =>
    page.getByRole("article", { name: "Legal and Regulatory Compliance Trainings" });
  const overview = (page: Page) => page.getByRole("heading", { name: "Choose a category" });

  test("card → its category with six modules and figures; Back → the overview", async ({ page }) => {
    await open(page, address);
    await expect(page.getByRole("article")).toHaveCount(0);
    const cards = page.getByRole("region", { name: "Choose a category" }).getByRole("link");
    await expect(cards).toHaveCount(6);
    await cards.filter({ hasText: "Legal & Compliance" }).click();
    await expect(page).toHaveURL(`${address}#legal-compliance`);
    await expect(legal(page)).toBeInViewport();
    await expect(overview(page)).toBeHidden();
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(legal(page).getByRole("heading", { level: 4 })).toHaveCount(6);
    for (const text of ["1-3 Days", "In-person / Virtual", "150+", "95%", "50+", "5500+"]) {
      await expect(legal(page).getByText(text, { exact: true })).toBeVisible();
    }
    for (const name of ["Enroll Now", "Download Curriculum"]) {
      await expect(legal(page).getByRole("link", { name })).toHaveAttribute("href", "/contact");
    }
    await page.goBack();
    await expect(overview(page)).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
    await page.goForward();
    await expect(legal(page)).toBeInViewport();
    await page.getByRole("link", { name: "Back to All Trainings Overview" }).click();
    await expect(overview(page)).toBeVisible();
    await expect(page).toHaveURL(address);
  });

  test("opened with a hash → that category; with an unknown one → the overview", async ({ page }) => {
    await open(page, `${address}#digital-innovation`);
    await expect(page.getByRole("article", { name: "Digital and Innovation Trainings" })).toBeInViewport();
    await expect(overview(page)).toBeHidden();
    await open(page, `${address}#basketry`);
    await page.reload();
    await hydrated(page);
    await expect(overview(page)).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
  });

  test("header link on the page itself → exchanges the category and moves focus to it", async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, `${address}#digital-innovation`);
    const header = page.getByRole("navigation", { name: "Main" });
    await header.getByRole("link", { name: "Trainings", exact: true }).hover();
    await header.getByRole("link", { name: "Legal & Compliance" }).click();
    await expect(legal(page)).toBeInViewport();
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(legal(page)).toBeFocused();
    await expect(header.getByRole("link", { name: "Legal & Compliance" })).toBeHidden();
  });

  test("header link from another page → straight to the category", async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, "/services/trainings");
    const header = page.getByRole("navigation", { name: "Main" });
    await header.getByRole("link", { name: "Trainings", exact: true }).hover();
    await header.getByRole("link", { name: "Legal & Compliance" }).click();
    await expect(legal(page)).toBeInViewport();
    await expect(legal(page).getByRole("heading", { level: 4 })).toHaveCount(6);
    await expect(overview(page)).toBeHidden();
  });

  for (const motion of ["no-preference", "reduce"] as const) {
    test(`motion ${motion} → the way to the category ${motion === "reduce" ? "is a jump" : "glides"}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.setViewportSize(PHONE);
      await open(page, address);
      await page.evaluate(() => {
        const seen = new Set<number>();
        Object.assign(window, { seen });
        addEventListener("scroll", () => seen.add(Math.round(scrollY)));
      });
      await page
        .getByRole("link", { name: /Digital & Innovation/ })
        .first()
        .click();
      const article = page.getByRole("article", { name: "Digital and Innovation Trainings" });
      await expect
        .poll(() => article.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
        .toBeLessThan(200);
      const steps = await page.evaluate(() => (window as unknown as { seen: Set<number> }).seen.size);
      if (motion === "reduce") expect(steps).toBeLessThanOrEqual(2);
      else expect(steps).toBeGreaterThan(3);
    });
  }

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the overview and all six categories are readable", async ({ page }) => {
      await page.goto(address);
      await expect(overview(page)).toBeVisible();
      await expect(page.getByRole("article")).toHaveCount(6);
      await expect(page.getByRole("article").getByRole("heading", { level: 4 })).toHaveCount(36);
    });
  });
});
