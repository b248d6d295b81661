import { expect, hydrated, open, test } from "./test.ts";

const FAILURE = "Uh oh! Something went wrong.";

test.describe("navigation inside the site", () => {
  test("following a link → no reload, top of the page, focus on the content, title announced", async ({
    page,
  }) => {
    await open(page, "/");
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
    expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.locator("[data-announcer]")).toHaveText(/Privacy Policy/);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });

  test("a link in text that React leaves alone → fetched while the pointer rests on it, no reload", async ({
    page,
  }) => {
    await open(page, "/services/climate-sustainability/cbam-consultancy");
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    const link = page.getByRole("link", { name: "Submit Assessment Request" });
    const fetched = page.waitForRequest((request) => request.url().includes("/assets/contact"));
    await link.hover();
    await fetched;
    await link.click();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("main").locator("form")).toBeVisible();
    expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
  });

  test("a link opened in a new tab → the page behind stays", async ({ page, context }) => {
    await open(page, "/");
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" });
    const opened = context.waitForEvent("page");
    await link.click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL("/privacy-policy");
    await expect(page).toHaveURL("/");
  });

  test("skip link → first stop of the keyboard, leads to the content", async ({ page }) => {
    await open(page, "/privacy-policy");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
});

test.describe("an address that leads nowhere", () => {
  test.use({ expectedConsole: /status of 404/ });

  test("direct load → status 404, helpful links, and the address is kept", async ({ page }) => {
    const response = await page.goto("/no/such/page?x=1");
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole("main").getByRole("link", { name: /Trainings Calendar/ })).toBeVisible();
    await expect(page).toHaveURL("/no/such/page?x=1");
    await page.getByRole("main").getByRole("link", { name: /^Home/ }).click();
    await expect(page).toHaveURL("/");
  });

  test("client navigation → the same page without a reload", async ({ page }) => {
    await open(page, "/");
    await page.evaluate(() => {
      history.pushState(null, "", "/nowhere-at-all");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not here");
    await expect(page).toHaveTitle(/Page Not Found/);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /status of 404/ });

  test("an address that leads nowhere → readable, with working links", async ({ page }) => {
    const response = await page.goto("/no-such-page");
    expect(response?.status()).toBe(404);
    await page.getByRole("main").getByRole("link", { name: /^Home/ }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Explore Our Services" })).toBeVisible();
  });
});

test.describe("newsletter in the footer", () => {
  const form = (page: import("@playwright/test").Page) => page.getByRole("contentinfo");

  test("accepted → notice, field cleared, JSON sent", async ({ page }) => {
    await page.route("**/f/newsletter", (route) => route.fulfill({ json: { ok: true } }));
    await open(page, "/");
    await form(page).getByLabel("Email address").fill("asha@example.com");
    const request = page.waitForRequest("**/f/newsletter");
    await form(page).getByRole("button", { name: "Subscribe" }).click();
    expect((await request).postDataJSON()).toEqual({ email: "asha@example.com" });
    const notice = page.getByRole("status").filter({ hasText: "Subscribed!" });
    await expect(notice).toContainText("Thank you for subscribing to our newsletter!");
    await expect(form(page).getByLabel("Email address")).toHaveValue("");
  });

  test("while sending → the button is disabled and spins", async ({ page }) => {
    let answer = () => {};
    await page.route("**/f/newsletter", async (route) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await route.fulfill({ json: { ok: true } });
    });
    await open(page, "/");
    await form(page).getByLabel("Email address").fill("asha@example.com");
    const button = form(page).getByRole("button", { name: "Subscribe" });
    await button.click();
    await expect(button).toBeDisabled();
    await expect(button.locator("[data-spinner]")).toBeVisible();
    answer();
    await expect(button).toBeEnabled();
  });

  test.describe("failures", () => {
    test.use({ expectedConsole: /status of 500|net::ERR_/ });

    test("refused → its notice, the address is kept", async ({ page }) => {
      await page.route("**/f/newsletter", (route) => route.fulfill({ status: 500 }));
      await open(page, "/");
      await form(page).getByLabel("Email address").fill("asha@example.com");
      await form(page).getByRole("button", { name: "Subscribe" }).click();
      const notice = page.getByRole("alert").filter({ hasText: FAILURE });
      await expect(notice).toContainText("There was a problem subscribing. Please try again.");
      await expect(form(page).getByLabel("Email address")).toHaveValue("asha@example.com");
    });

    test("no network → its own notice, the address is kept", async ({ page }) => {
      await page.route("**/f/newsletter", (route) => route.abort());
      await open(page, "/");
      await form(page).getByLabel("Email address").fill("asha@example.com");
      await form(page).getByRole("button", { name: "Subscribe" }).click();
      const notice = page.getByRole("alert").filter({ hasText: FAILURE });
      await expect(notice).toContainText("Network error or problem sending data. Please try again.");
      await expect(form(page).getByLabel("Email address")).toHaveValue("asha@example.com");
    });
  });
});

test.describe("notices", () => {
  test.use({ expectedConsole: /status of 500/ });

  test("newest replaces; gone after 5000 ms; hovering pauses; outlives a navigation; can be closed", async ({
    page,
  }) => {
    await page.clock.install();
    let status = 500;
    await page.route("**/f/newsletter", (route) => route.fulfill({ status, json: {} }));
    await open(page, "/");
    const subscribe = async () => {
      await page.getByRole("contentinfo").getByLabel("Email address").fill("asha@example.com");
      await page.getByRole("contentinfo").getByRole("button", { name: "Subscribe" }).click();
    };
    const notices = page.locator("[data-notice]");

    await subscribe();
    await expect(notices).toHaveText(/Uh oh/);
    status = 200;
    await subscribe();
    await expect(notices).toHaveText(/Subscribed!/);
    await expect(notices).toHaveCount(1);

    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page).toHaveURL("/privacy-policy");
    await expect(notices).toHaveCount(1);

    await notices.hover();
    await page.clock.runFor(6000);
    await expect(notices).toHaveCount(1);
    await page.mouse.move(5, 5);
    await page.clock.runFor(4900);
    await expect(notices).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(notices).toHaveCount(0);

    await subscribe();
    await page.getByRole("button", { name: "Close notice" }).click();
    await expect(notices).toHaveCount(0);
  });
});

test("a www. host → moved to the bare domain with path, query and hash before anything is shown", async ({
  page,
}) => {
  const bare = "http://haritva.localhost";
  const html = await (await page.request.get("/privacy-policy")).text();
  const script = /<script>(.*?)<\/script>/.exec(html)?.[1] ?? "";
  await page.route("http://*haritva.localhost/**", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><link rel="icon" href="data:,"><script>${script}</script>`,
    }),
  );
  await page.goto("http://www.haritva.localhost/blog/2?a=b#c");
  await page.waitForURL(`${bare}/blog/2?a=b#c`);
});

test("fonts that come late → the page stands still, and the next one shows them", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await hydrated(page);
  const width = () => page.getByRole("heading", { level: 1 }).evaluate(widthOfSample);
  const inFallback = await width();
  const arrived = page.waitForResponse(/display.*woff2/);
  release();
  await arrived;
  expect(await width()).toBe(inFallback);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL("/contact");
  await expect.poll(width).not.toBe(inFallback);
});

function widthOfSample(element: Element): number {
  const sample = document.createElement("span");
  sample.textContent = "Climate disclosure, read by a buyer";
  sample.style.cssText = "position:absolute;white-space:nowrap;font-size:40px";
  element.append(sample);
  const { width } = sample.getBoundingClientRect();
  sample.remove();
  return width;
}
