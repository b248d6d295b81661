import type { Page } from "@playwright/test";
import { DESKTOP, expect, open, PHONE, test } from "./test.ts";

const FAILURE = "Uh oh! Something went wrong.";

const footer = (page: Page) => page.getByRole("contentinfo");

test("skip link → first stop of the keyboard, leads to the content; footer → its lists, networks, how to reach the firm", async ({
  page,
}) => {
  await open(page, "/privacy-policy");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  for (const [title, links] of Object.entries({
    "Quick Links": {
      Home: "/",
      "About Us": "/about-us",
      Services: "/services",
      "Corporate Trainings": "/corporate-trainings",
      Contact: "/contact",
    },
    "Our Services": {
      "Carbon Advisory": "/services/carbon-advisory",
      "Climate & Sustainability": "/services/climate-sustainability",
      "Green Audit": "/services/green-audit",
      "IT & Cybersecurity": "/services/cybersecurity",
    },
    Legal: { "Privacy Policy": "/privacy-policy", Disclaimer: "/contact" },
  })) {
    const heading = footer(page).getByRole("heading", { name: title });
    const list = heading.locator("xpath=following-sibling::ul").getByRole("link");
    const shown = await list.evaluateAll((all) =>
      all.map((a) => [a.textContent, a.getAttribute("href")]),
    );
    expect(Object.fromEntries(shown), title).toEqual(links);
  }
  for (const network of ["LinkedIn", "Twitter", "YouTube", "Facebook", "Instagram"])
    await expect(footer(page).getByRole("link", { name: network })).toHaveAttribute(
      "href",
      /^https:/,
    );
  await expect(
    footer(page).getByRole("link", { name: "info@verdant-ledger.example" }),
  ).toBeVisible();
  await expect(footer(page)).toContainText("Mon-Fri 9 AM to 6 PM IST");
  await expect(footer(page)).toContainText("© 2025");
  await page.setViewportSize(PHONE);
  const left = (text: string) =>
    footer(page)
      .getByText(new RegExp(`^${text}`))
      .evaluate((element) => element.getBoundingClientRect().x);
  await expect.poll(() => left("Legal"), "two columns").toBe(await left("Quick Links"));
  expect(await left("Delhi")).toBe(await left("Quick Links"));
  expect(await left("Pune")).toBe(await left("Our Services"));
});

test("the opening beside an upright picture, with more words than usual → the picture ends before them at every width", async ({
  page,
}) => {
  await open(page, "/services/climate-sustainability/assessment-reporting");
  const opening = page.locator("main section").filter({ has: page.locator("h1") });
  await opening.locator("h1 + div > p").evaluate((lede) => {
    lede.textContent = `${lede.textContent} `.repeat(4);
  });
  for (const width of [390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const covered = await opening.evaluate((section) => {
      const boxes = [...section.querySelectorAll("img")].map((image) =>
        image.getBoundingClientRect(),
      );
      return [...section.querySelectorAll("h1, p, .actions a")]
        .map((words) => ({ words: words.textContent, box: words.getBoundingClientRect() }))
        .filter(({ box }) =>
          boxes.some(
            ({ left, right, top, bottom }) =>
              box.left < right && box.right > left && box.top < bottom && box.bottom > top,
          ),
        )
        .map(({ words }) => words);
    });
    expect(covered, `${width} px`).toEqual([]);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a path that leads nowhere, JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled, expectedConsole: /status of 404/ });

    const tag = javaScriptEnabled ? ["@long"] : [];
    test("status 404, the path is kept, and links lead on", { tag }, async ({ page }) => {
      const response = await page.goto("/no/such/page?x=1");
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL("/no/such/page?x=1");
      await expect(page).toHaveTitle(/Page Not Found/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Fixture: this page is not here",
      );
      await expect(
        page.getByRole("main").getByRole("link", { name: /Trainings Calendar/ }),
      ).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: /^Home/ }).click();
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("link", { name: "Explore Our Services" })).toBeVisible();
    });
  });
}

test.describe("newsletter in the footer", () => {
  async function subscribe(page: Page) {
    await footer(page).getByLabel("Email address").fill("asha@example.com");
    await footer(page).getByRole("button", { name: "Subscribe" }).click();
  }

  test("accepted → the button spins until then; notice, field cleared, JSON sent; subscribing anew → another request", async ({
    page,
  }) => {
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    await page.route("**/f/newsletter", async (route) => {
      await promise;
      await route.fulfill({ json: { ok: true } });
    });
    await open(page, "/");
    const request = page.waitForRequest("**/f/newsletter");
    await subscribe(page);
    const button = footer(page).getByRole("button", { name: "Subscribe" });
    await expect(button).toBeDisabled();
    await expect(button.locator("[data-spinner]")).toBeVisible();
    answer();
    await expect(button).toBeEnabled();
    await expect(button.locator("[data-spinner]")).toBeHidden();
    await expect(button).toBeFocused();
    const sent = (await request).postDataJSON();
    expect(sent).toEqual({
      email: "asha@example.com",
      submission_id: expect.stringMatching(/^[\w-]{8,64}$/),
    });
    const notice = page.getByRole("status").filter({ hasText: "Subscribed!" });
    await expect(notice).toContainText("Thank you for subscribing to our newsletter!");
    await expect(footer(page).getByLabel("Email address")).toHaveValue("");
    await expect(
      footer(page).getByText("To be sure that it was you, press the button in our mail.", {
        exact: true,
      }),
    ).toBeVisible();
    const next = page.waitForRequest("**/f/newsletter");
    await subscribe(page);
    expect((await next).postDataJSON().submission_id).not.toBe(sent.submission_id);
  });

  test.describe("failures", () => {
    test.use({ expectedConsole: /status of 500|net::ERR_/ });

    test("refused, no network → its notice, the address is kept", async ({ page }) => {
      await open(page, "/");
      for (const [status, text] of [
        [500, "There was a problem subscribing. Please try again."],
        [0, "Network error or problem sending data. Please try again."],
      ] as const) {
        await page.route("**/f/newsletter", (route) =>
          status ? route.fulfill({ status }) : route.abort(),
        );
        await subscribe(page);
        await expect(page.getByRole("alert").filter({ hasText: FAILURE })).toContainText(text);
        await expect(footer(page).getByLabel("Email address")).toHaveValue("asha@example.com");
      }
    });
  });

  test.describe("the part that sends it does not arrive", () => {
    test.use({ expectedConsole: /net::ERR_FAILED/ });

    test("→ the browser posts the form", async ({ page }) => {
      await page.route("**/assets/send-list-form*", (route) => route.abort());
      await open(page, "/privacy-policy");
      await subscribe(page);
      await expect(page).toHaveURL("/privacy-policy#subscribed");
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("a plain post is accepted and leads back to the page, which says so", async ({ page }) => {
      await page.goto("/privacy-policy");
      const next = footer(page).getByText(
        "To be sure that it was you, press the button in our mail.",
      );
      await expect(next).toBeHidden();
      await subscribe(page);
      await expect(page).toHaveURL("/privacy-policy#subscribed");
      await expect(next).toBeVisible();
    });
  });
});

test("a www. host → moved to the bare domain with path, query and hash before anything is shown", async ({
  page,
}) => {
  const html = await (await page.request.get("/blog/2")).text();
  // All that a browser has read when the script runs: the policy that must allow it, and nothing to show.
  const head = html.slice(0, html.indexOf("</script>") + "</script>".length);
  expect(head).not.toMatch(/<(body|style|link)/);
  await page.route("http://www.verdant-ledger.localhost/**", (route) =>
    route.fulfill({ contentType: "text/html", body: head }),
  );
  await page.route("http://verdant-ledger.localhost/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>Bare domain</h1>" }),
  );
  await page.goto("http://www.verdant-ledger.localhost/blog/2?a=b#c");
  await expect(page.getByRole("heading", { name: "Bare domain" })).toBeVisible();
  await expect(page).toHaveURL("http://verdant-ledger.localhost/blog/2?a=b#c");
});

test.describe("phone", () => {
  test.use({ viewport: PHONE });

  test("a long table → folded, opened by a tap; a wider window → all there, without a label", async ({
    page,
  }) => {
    await open(page, "/tools/cn-codes");
    const fold = page.locator("#annex details").first();
    const rows = fold.getByRole("row");
    await expect(rows.last()).toBeHidden();
    await fold.locator("summary").click();
    await expect(rows.last()).toBeVisible();
    await fold.locator("summary").click();
    await page.setViewportSize(DESKTOP);
    await expect(rows.last()).toBeVisible();
    await expect(fold.locator("summary")).toBeHidden();
  });

  test("cards → a row to swipe or move by keys, to its end; a wider window → all in sight, no stop for keys", async ({
    page,
  }) => {
    await open(page, "/services/climate-sustainability/cbam-consultancy");
    const cards = page.getByText("Step 1: steady harbours").locator("xpath=ancestor::ol");
    const last = cards.getByRole("listitem").last();
    await cards.scrollIntoViewIfNeeded();
    await expect(last).not.toBeInViewport({ ratio: 0.5 });
    await cards.focus();
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(last).toBeInViewport({ ratio: 0.9, timeout: 300 });
    }).toPass();
    await page.setViewportSize(DESKTOP);
    await cards.scrollIntoViewIfNeeded();
    for (const card of await cards.getByRole("listitem").all())
      await expect(card).toBeInViewport({ ratio: 0.9 });
    await expect(cards).toHaveAttribute("tabindex", "-1");
  });
});
