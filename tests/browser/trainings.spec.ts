import { expect, open, PHONE, started, test } from "./test.ts";
import { byDate, titleOf } from "./training-titles.ts";

test.describe("a training's page", () => {
  const address = "/trainings/two-weekend-almanac";
  const title = titleOf("two-weekend-almanac");
  // Of a long programme twelve are shown: those that come next, filled up with those before.
  const others = byDate.slice(1).filter((name) => name !== title);

  test("shows the record: facts, overview, five modules, certificate, trainer", async ({ page }) => {
    await open(page, address);
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    for (const fact of [
      "Dec 6-7 and 13-14 2025",
      "9:00 AM to 5:00 PM IST",
      "4 days",
      "Intermediate – Advanced",
      "Virtual",
      "₹7,499",
    ])
      await expect(main.getByRole("definition").filter({ hasText: fact }).first()).toBeVisible();
    for (const name of ["Course overview", "Modules", "Certification", "Lead trainer"])
      await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(main.getByText("Second sentence of two-weekend-almanac")).toBeVisible();
    await expect(main.getByText("Dev Lantern")).toBeVisible();
    await expect(main.getByText("Fixture: certification").last()).toBeVisible();
    const modules = main.locator("ol > li").filter({ has: page.getByRole("heading", { level: 3 }) });
    await expect(modules).toHaveCount(5);
    for (const module of await modules.all())
      await expect(module.getByRole("listitem").first()).toBeVisible();
    const register = main.getByRole("link", { name: "Register Now" });
    await expect(register).toHaveCount(2);
    for (const link of await register.all()) await expect(link).toHaveAttribute("href", "/contact");
  });

  test("structured data → a course with the visible fee, dates and two blocks of days", async ({ page }) => {
    await open(page, address);
    const source = await page.locator('script[type="application/ld+json"]').textContent();
    const graph: Record<string, unknown>[] = JSON.parse(source ?? "")["@graph"];
    const own = expect.stringMatching(new RegExp(`${address}$`));
    expect(graph.find((node) => node["@type"] === "Course")).toMatchObject({
      name: title,
      hasCourseInstance: {
        "@type": "CourseInstance",
        courseMode: "Online",
        startDate: "2025-12-06T09:00:00+05:30",
        endDate: "2025-12-14T17:00:00+05:30",
        courseSchedule: [
          { startDate: "2025-12-06", endDate: "2025-12-07", repeatCount: 2 },
          { startDate: "2025-12-13", endDate: "2025-12-14", repeatCount: 2 },
        ],
        location: { "@type": "VirtualLocation", url: own },
        instructor: { "@type": "Person", name: "Dev Lantern" },
        offers: { price: 7499, priceCurrency: "INR", url: own },
      },
    });
    expect(source).not.toContain("InStock");
  });

  test("carousel → the others by date, and a click moves 80 % of the view", async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, address);
    const track = page.getByRole("list", { name: "Explore More Programs" });
    await started(track);
    await expect(track.getByRole("listitem")).toContainText(others);
    const previous = page.getByRole("button", { name: "Previous" });
    const next = page.getByRole("button", { name: "Next" });
    const moved = () => track.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);
    await expect(previous).toBeDisabled();
    await next.click();
    await expect.poll(moved).toBeCloseTo(0.8, 2);
    await expect(previous).toBeEnabled();
    await previous.click();
    await expect(previous).toBeDisabled();
    await track.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    await expect(next).toBeDisabled();
    await track.evaluate((element) => element.scrollBy(-1, 0));
    await expect(next, "a pixel from the end").toBeDisabled();
    await track.evaluate((element) => element.scrollBy(-2, 0));
    await expect(next).toBeEnabled();
  });

  test("carousel by keyboard → a focused card is in view, arrow keys scroll the row", async ({ page }) => {
    // On small screens the row snaps, which may take a card that was scrolled to out of view again.
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, address);
    const track = page.getByRole("list", { name: "Explore More Programs" });
    await started(track);
    await track.focus();
    for (const card of (await track.getByRole("listitem").all()).slice(0, 4)) {
      await page.keyboard.press("Tab");
      await expect(card.getByRole("link")).toBeFocused();
      await expect(card).toBeInViewport({ ratio: 1 });
    }
    await track.focus();
    const place = () => track.evaluate(({ scrollLeft }) => scrollLeft);
    const before = await place();
    await page.keyboard.press("ArrowRight");
    await expect.poll(place).toBeGreaterThan(before);
  });

  test("carousel on a phone → no buttons, a card leads to its page", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, address);
    await expect(page.getByRole("button", { name: "Next" })).toBeHidden();
    await page.getByRole("list", { name: "Explore More Programs" }).getByRole("link").first().click();
    await expect(page).toHaveURL("/trainings/leap-day-stocktake");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("leap-day-stocktake"));
  });

  test("the card of a training without a page → the carousel's notice, and nothing else", async ({
    page,
  }) => {
    await open(page, "/trainings/centenary-cartography");
    const cards = page.getByRole("list", { name: "Explore More Programs" }).getByRole("listitem");
    await expect(cards.last()).toContainText(titleOf("coming-soon-clockwork"));
    await cards.last().getByRole("button").press("Enter");
    const notice = page.getByRole("status").filter({ hasText: "Coming Soon" });
    await expect(notice.getByText("🚧 Coming Soon!", { exact: true })).toBeVisible();
    await expect(
      notice.getByText("The detailed page for this training isn't ready yet, but it's on the way!", {
        exact: true,
      }),
    ).toBeVisible();
    await expect(page).toHaveURL("/trainings/centenary-cartography");
    expect(await page.content()).not.toContain("/trainings/coming-soon");
  });

  test.describe("the carousel fails in this browser", () => {
    // What is caught is reported on the console.
    test.use({ expectedConsole: /./ });

    test("its row is there as it was served, and its links lead on", async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, "ResizeObserver"));
      const failure = page.waitForEvent("console", (message) => message.type() === "error");
      await open(page, address);
      const track = page.getByRole("list", { name: "Explore More Programs" });
      await started(track);
      await failure;
      await expect(track.getByRole("listitem")).toContainText(others);
      await track.getByRole("link").first().click();
      await expect(page).toHaveURL("/trainings/leap-day-stocktake");
    });
  });

  test.describe("an address no training has", () => {
    test.use({ expectedConsole: /status of 404/ });

    for (const slug of ["underwater-basketry", "coming-soon-clockwork"])
      test(`${slug} → status 404 and the not-found page`, async ({ page }) => {
        const response = await page.goto(`/trainings/${slug}`);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fixture: this page is not here");
        await expect(page).toHaveURL(`/trainings/${slug}`);
      });
  });
});
