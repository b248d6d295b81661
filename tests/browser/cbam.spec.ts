import type { Page } from "@playwright/test";
import { DESKTOP, expect, open, PHONE, test } from "./test.ts";

const CBAM = "/services/climate-sustainability/cbam-consultancy";
const questions = (page: Page) => page.locator("details[name=faq]");
const isOpen = (page: Page) =>
  questions(page).evaluateAll((items) => items.map((item) => (item as HTMLDetailsElement).open));

test.use({ viewport: DESKTOP });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("the two buttons of the hero → the block they name, clear of the header; questions → one open at a time", async ({
      page,
    }) => {
      await page.goto(CBAM);
      for (const [button, heading] of [
        ["Free CBAM Assessment", "Start Your Free Assessment"],
        ["Get the 10-Point Checklist", "Free 10-Point CBAM Readiness Checklist"],
      ] as const) {
        await page.getByRole("link", { name: button, exact: true }).click();
        const block = page.getByRole("heading", { name: heading });
        await expect(block).toBeInViewport();
        const header = await page.getByRole("banner").boundingBox();
        const box = await block.boundingBox();
        expect(box?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
      }
      await expect(questions(page)).toHaveCount(6);
      const question = (index: number) => questions(page).nth(index).locator("summary");
      await question(1).click();
      expect(await isOpen(page)).toEqual([false, true, false, false, false, false]);
      await question(4).click();
      expect(await isOpen(page)).toEqual([false, false, false, false, true, false]);
      await question(4).focus();
      await page.keyboard.press("Enter");
      expect(await isOpen(page)).toEqual([false, false, false, false, false, false]);
    });
  });
}

test("what the sections promise → lists in full, a card with one button and no fields, sources that open", async ({
  page,
}) => {
  await open(page, CBAM);
  const card = page.locator("#assessment");
  await expect(card.getByRole("link", { name: "Submit Assessment Request" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(card.locator("input, select, textarea, button")).toHaveCount(0);
  const section = (heading: string) =>
    page.locator("section").filter({ has: page.getByRole("heading", { name: heading, level: 2 }) });
  const items = (heading: string) => section(heading).getByRole("listitem");
  await expect(items("Fixture: progress")).toHaveCount(5);
  await expect(items("Fixture: services")).toHaveCount(5);
  await expect(items("Who Needs CBAM?")).toHaveCount(6);
  await expect(items("Fixture: approach")).toHaveCount(3);
  await expect(section("Fixture: deadlines").getByRole("heading", { level: 3 })).toHaveText([
    /Transitional.*2023 - 2025/,
    /Definitive.*2026 onwards/,
  ]);
  const sources = page.locator("[data-sources]");
  await expect(sources.getByText("Harbour gazette 11")).toBeHidden();
  await sources.getByText("Sources read on 22 Mar 2026").first().click();
  await expect(sources.getByText("Harbour gazette 11")).toBeVisible();
  await expect(sources.getByText("Harbour gazette 22 (as of June 2026)")).toBeVisible();
  await expect(sources.getByText("minutes of the board")).toBeVisible();
});

test.describe("the banner's date", () => {
  const banner = (page: Page) =>
    page
      .getByRole("main")
      .getByRole("paragraph")
      .filter({ hasText: "Q3 2025 CBAM report due 31 Oct 2025" });

  test("the last minute of its day in India → still to come, the next → marked as past", async ({
    page,
  }) => {
    for (const [now, isPast] of [
      ["2025-10-31T18:29:00Z", false],
      ["2025-10-31T18:30:00Z", true],
    ] as const) {
      await page.clock.setFixedTime(now);
      await open(page, CBAM);
      await expect(banner(page), now).toBeVisible();
      await expect(banner(page).getByText("(past)"), now).toBeVisible({ visible: isPast });
    }
  });
});

test.describe("what comes next", () => {
  const next = (page: Page) =>
    page
      .getByRole("main")
      .getByRole("paragraph")
      .filter({ hasText: /^Next: / });

  const days = [
    [
      "2026-11-15",
      "Next: 1 Jan 2098 (in 25980 days): Event 7 and a half: a yearly step. Who acts: Harbour masters.",
    ],
    [
      "2098-01-02",
      "Next: 1 Feb 2098 (in 30 days): Event 8: sturdy umbrellas. Who acts: Harbour masters.",
    ],
    [
      "2098-01-31",
      "Next: 1 Feb 2098 (tomorrow): Event 8: sturdy umbrellas. Who acts: Harbour masters.",
    ],
    [
      "2098-02-01",
      "Next: 1 Feb 2098 (today): Event 8: sturdy umbrellas. Who acts: Harbour masters.",
    ],
    [
      "2098-02-02",
      "Next: 31 Mar 2098 (in 57 days): Event 9: quiet teapots of 2098. Who acts: Harbour masters.",
    ],
    [
      "2098-04-01",
      "Next: 30 Jun 2098 (in 90 days): Event 9: quiet teapots of 2098. Who acts: Harbour masters.",
    ],
    [
      "2098-07-01",
      "Next: 1 Jan 2099 (in 184 days): Event 9 and a half: the step after it. Who acts: Harbour masters.",
    ],
  ] as const;

  test("from day to day → the banner begins with it and the days left", async ({ page }) => {
    for (const [day, words] of days) {
      await page.clock.setFixedTime(`${day}T06:00:00Z`);
      await page.goto(CBAM);
      await expect(next(page).filter({ visible: true }), day).toHaveText([words]);
      const [first] = await page
        .getByRole("main")
        .getByRole("paragraph")
        .filter({ visible: true })
        .all();
      await expect(first ?? page.locator("none"), day).toHaveText(words);
    }
  });

  test("after the last milestone → no countdown is left", async ({ page }) => {
    await page.clock.setFixedTime("2099-10-01T06:00:00Z");
    await open(page, CBAM);
    await expect(page.getByText("(past)")).toBeVisible();
    await expect(next(page).filter({ visible: true })).toHaveCount(0);
    await expect(page.locator("[data-days-to]").filter({ visible: true })).toHaveCount(0);
  });
});

test.describe("without network", () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test("read years later → those words that were true last, with their date; with it → the words of that day", async ({
    page,
  }) => {
    const form = (words: string) => page.getByRole("figure").getByText(words);
    const note = () =>
      page
        .getByRole("main")
        .evaluate((main) => getComputedStyle(main, "::before").content.replaceAll('"', ""));
    await page.clock.setFixedTime("2098-02-01T06:00:00Z");
    await page.goto(CBAM);
    await expect(form("Umbrellas have been")).toBeVisible();
    await expect(form("Umbrellas go on sale")).toBeHidden();
    expect(await note()).toBe("none");
    // What was fetched before would be in the cache.
    await page.route("**/other-days.*.json", (route) => route.abort("internetdisconnected"));
    await page.goto(CBAM);
    await expect(form("Umbrellas go on sale")).toBeVisible();
    await expect(form("Umbrellas have been")).toBeHidden();
    expect(await note()).toMatch(/^Dates and rules on this page are as of \d+ \w+ 20\d\d\.$/);
    await expect(page.getByText(/^Next: /).filter({ visible: true })).toContainText(
      /\(as of \d+ \w+ 20\d\d\)/,
    );
    await expect(page.getByText(/in \d+ days/).filter({ visible: true })).toHaveCount(0);
  });
});

test.describe("floating links", () => {
  const expert = (page: Page) => page.getByRole("link", { name: "Talk to a CBAM Expert" });
  const chat = (page: Page) =>
    page.getByRole("main").getByRole("link", { name: "Chat with us on WhatsApp" });

  test("wide → both stand beside the text and clear of a notice", async ({ page }) => {
    await page.route("**/f/newsletter", (route) => route.fulfill({ json: { ok: true } }));
    await open(page, CBAM);
    await expect(expert(page)).toHaveAttribute("href", "/contact");
    const footer = page.getByRole("contentinfo");
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await footer.getByLabel("Email address").fill("asha@example.com");
      await footer.getByRole("button", { name: "Subscribe" }).click();
      const notice = await page.locator("[data-notice]").boundingBox();
      const text = await page.locator("#assessment > div").evaluate((element) => {
        const { right } = element.getBoundingClientRect();
        return right - Number.parseFloat(getComputedStyle(element).paddingRight);
      });
      for (const link of [expert(page), chat(page)]) {
        const box = await link.boundingBox();
        expect(box?.x, `${width} px`).toBeGreaterThanOrEqual(text);
        expect((box?.y ?? 0) + (box?.height ?? 0), `${width} px`).toBeLessThan(notice?.y ?? 0);
      }
      await page.getByRole("button", { name: "Close notice" }).click();
      await expect(page.locator("[data-notice]")).toHaveCount(0);
    }
  });

  test("tablet → only the chat link, which stops above the footer; phone → it is the bar's", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 820, height: 500 });
    await open(page, CBAM);
    await expect(expert(page)).toBeHidden();
    await expect(chat(page)).toBeInViewport();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(chat(page)).not.toBeInViewport();
    await page.setViewportSize(PHONE);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(expert(page)).toBeHidden();
    await expect(chat(page)).toBeHidden();
    const bar = page.getByRole("navigation", { name: "Quick contact" });
    await expect(bar.getByRole("link", { name: "Chat with us on WhatsApp" })).toBeInViewport();
  });
});

test.describe("/cbam-thank-you", () => {
  type Counted = Window & { calls?: unknown[][] };
  const calls = (page: Page) => page.evaluate(() => (window as Counted).calls);
  const conversion = ["event", "conversion", { value: 1, currency: "INR" }];

  test.describe("with the ad tag", () => {
    test.beforeEach(({ page }) =>
      page.addInitScript(() => {
        const calls: unknown[][] = [];
        Object.assign(window, { calls, gtag: (...values: unknown[]) => calls.push(values) });
      }),
    );

    test("loaded and loaded again → one conversion for each", async ({ page }) => {
      for (const load of [() => page.goto("/cbam-thank-you"), () => page.reload()]) {
        await load();
        expect(await calls(page)).toEqual([conversion]);
      }
    });

    test("rendered ahead → no conversion until the visitor comes, then one", async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(document, "prerendering", { value: true, configurable: true });
      });
      await page.goto("/cbam-thank-you");
      expect(await calls(page)).toEqual([]);
      await page.evaluate(() => {
        Object.defineProperty(document, "prerendering", { value: false });
        document.dispatchEvent(new Event("prerenderingchange"));
        document.dispatchEvent(new Event("prerenderingchange"));
      });
      expect(await calls(page)).toEqual([conversion]);
    });
  });

  test("without it → the page, a header with only the logo, the phone and the chat, and the way home", async ({
    page,
  }) => {
    await open(page, "/cbam-thank-you");
    const header = page.getByRole("banner");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Your request has been received!",
    );
    await expect(header.getByRole("link")).toHaveCount(3);
    await expect(header.getByRole("link", { name: "+91 11111 11111" })).toBeVisible();
    await expect(header.getByRole("link", { name: "WhatsApp" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
    await expect(page.getByRole("main")).toHaveCSS("padding-top", "0px");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(header.getByRole("link").first()).toHaveAttribute("href", "/");
    await page.getByRole("link", { name: "Fixture: home" }).click();
    await expect(page).toHaveURL("/");
  });
});
