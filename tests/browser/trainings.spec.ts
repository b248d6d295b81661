import { expect, hydrated, open, PHONE, test } from "./test.ts";
import { byDate } from "./training-titles.ts";

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
