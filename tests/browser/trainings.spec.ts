import { expect, open, PHONE, test } from "./test.ts";
import { byDate, titleOf } from "./training-titles.ts";

test.describe("a training's page", () => {
  const path = "/trainings/two-weekend-almanac";
  const title = titleOf("two-weekend-almanac");
  // Of a long programme twelve are shown: those to come, filled up with the latest past ones.
  const others = [...byDate.slice(10), ...byDate.slice(1, 9)];

  test("shows the record: facts, overview, five modules, certificate, trainer; its run is past → Register Now is for the next", async ({
    page,
  }) => {
    await open(page, path);
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
    await expect(main.getByText("Fixture: syllabus reviewed on 4 Mar 2026")).toBeVisible();
    const modules = main
      .locator("ol > li")
      .filter({ has: page.getByRole("heading", { level: 3 }) });
    await expect(modules).toHaveCount(5);
    for (const module of await modules.all())
      await expect(module.getByRole("listitem").first()).toBeVisible();
    const register = main.getByRole("link", { name: "Register Now" });
    await expect(register).toHaveCount(2);
    for (const link of await register.all()) await expect(link).toHaveAttribute("href", "/contact");
    await expect(page.getByText("For the next run; dates not yet fixed").first()).toBeVisible();
    await expect(page.getByText("Add to calendar")).toBeHidden();
  });

  test("carousel → the others by date, and a click moves 80 % of the view", async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await open(page, path);
    const track = page.getByRole("list", { name: "Explore More Programs" });
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
    await track.evaluate(
      (element) =>
        new Promise((resolve) => {
          element.addEventListener("scroll", resolve, { once: true });
          element.scrollBy(-1, 0);
        }),
    );
    await expect(next, "a pixel from the end").toBeDisabled();
    await track.evaluate((element) => element.scrollBy(-2, 0));
    await expect(next).toBeEnabled();
  });

  test("carousel read after a run has passed → its card stands among the past ones or shows the next run", async ({
    page,
  }) => {
    await page.clock.setFixedTime("2098-06-02T06:00:00Z");
    await open(page, path);
    const cards = page.getByRole("list", { name: "Explore More Programs" }).getByRole("listitem");
    await expect(cards).toContainText([
      titleOf("centenary-cartography"),
      titleOf("far-future-forestry"),
      titleOf("coming-soon-clockwork"),
      ...byDate.slice(1, 9),
      titleOf("coming-soon-compass"),
    ]);
    const forestry = cards.nth(1);
    await expect(forestry.getByText("Feb 14-15 2099")).toBeVisible();
    await expect(forestry.getByText("May 10-12 2098")).toBeHidden();
    await expect(cards.last().getByText("Dates have passed")).toBeVisible();
  });

  test("Add to calendar → a file of this run, and the two web calendars", async ({ page }) => {
    await open(page, "/trainings/far-future-forestry");
    const file = page.getByRole("link", { name: "Calendar file (.ics)" });
    await expect(file).toHaveAttribute(
      "href",
      "/calendar/trainings/far-future-forestry/2098-05-10.ics",
    );
    const answer = await page.request.get("/calendar/trainings/far-future-forestry/2098-05-10.ics");
    expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(await answer.text()).toContain("DTSTART;TZID=Asia/Kolkata:20980510T090000");
    for (const [name, host] of [
      ["Google", "https://calendar.google.com/"],
      ["Outlook", "https://outlook.office.com/"],
    ] as const)
      await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute(
        "href",
        new RegExp(`^${host}`),
      );
  });

  test("carousel on a phone → no buttons; by keyboard a focused card is in view, and arrows scroll the row; a card leads to its page", async ({
    page,
  }) => {
    // On small screens the row snaps, which may take a card that was scrolled to out of view again.
    await page.setViewportSize(PHONE);
    await open(page, path);
    await expect(page.getByRole("button", { name: "Next" })).toBeHidden();
    const track = page.getByRole("list", { name: "Explore More Programs" });
    await track.focus();
    for (const card of (await track.getByRole("listitem").all()).slice(0, 4)) {
      await page.keyboard.press("Tab");
      await expect(card.getByRole("link").or(card.getByRole("button"))).toBeFocused();
      await expect(card).toBeInViewport({ ratio: 1 });
    }
    await track.focus();
    const place = () => track.evaluate(({ scrollLeft }) => scrollLeft);
    const before = await place();
    await page.keyboard.press("ArrowRight");
    await expect.poll(place).toBeGreaterThan(before);
    await track.getByRole("link").first().click();
    await expect(page).toHaveURL("/trainings/far-future-forestry");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      titleOf("far-future-forestry"),
    );
  });

  test("the card of a training without a page → the carousel's notice, and nothing else", async ({
    page,
  }) => {
    await open(page, "/trainings/centenary-cartography");
    const cards = page.getByRole("list", { name: "Explore More Programs" }).getByRole("listitem");
    const clockwork = cards.filter({ hasText: titleOf("coming-soon-clockwork") });
    await clockwork.getByRole("button").press("Enter");
    const notice = page.getByRole("status").filter({ hasText: "Coming Soon" });
    await expect(notice.getByText("🚧 Coming Soon!", { exact: true })).toBeVisible();
    await expect(
      notice.getByText(
        "The detailed page for this training isn't ready yet, but it's on the way!",
        {
          exact: true,
        },
      ),
    ).toBeVisible();
    await expect(page).toHaveURL("/trainings/centenary-cartography");
    expect(await page.content()).not.toContain("/trainings/coming-soon");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("carousel → the row without buttons that do nothing, and its links lead on", async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole("button", { name: "Next" })).toBeHidden();
      const track = page.getByRole("list", { name: "Explore More Programs" });
      await expect(track.getByRole("listitem")).toContainText(others);
      await track.getByRole("link").first().click();
      await expect(page).toHaveURL("/trainings/far-future-forestry");
    });
  });

  test.describe("a path no training has", () => {
    test.use({ expectedConsole: /status of 404/ });

    test("→ status 404 and the not-found page, also of a training without a page", async ({
      page,
    }) => {
      for (const slug of ["underwater-basketry", "coming-soon-clockwork"]) {
        const response = await page.goto(`/trainings/${slug}`);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          "Fixture: this page is not here",
        );
        await expect(page).toHaveURL(`/trainings/${slug}`);
      }
    });
  });
});
