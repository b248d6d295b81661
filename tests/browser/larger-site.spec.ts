import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildAndServe } from "./other-build.ts";
import { DESKTOP, expect, hydrated, test } from "./test.ts";

/**
 * The same site built another way: with more records than a list shows at first, one of them a training without a
 * page yet, and with its forms and an ad tag handled by hosted services.
 */
const folder = path.resolve("test-results/larger-site");
const content = path.join(folder, "content");
const build = path.join(folder, "build");
const title = "Water Stewardship";
const slug = "water-stewardship";
const oldest = "The oldest article of all";

const hosted = {
  EMAILJS_ORIGIN: "https://mail-service.test",
  EMAILJS_PUBLIC_KEY: "public-key",
  EMAILJS_SERVICE_ID: "service-1",
  EMAILJS_CONTACT_TEMPLATE_ID: "template-contact",
  EMAILJS_CHECKLIST_TEMPLATE_ID: "template-checklist",
  NEWSLETTER_URL: "https://list-service.test/f/abc",
  GOOGLE_ADS_ID: "AW-123456789",
  GOOGLE_ADS_CONVERSION_LABEL: "label-1",
};

let origin = "";
let stop = async () => {};

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  rmSync(folder, { recursive: true, force: true });
  cpSync("content", content, { recursive: true });
  const model = readFileSync(path.join(content, "trainings/csrd-corporate-compliance.yaml"), "utf8");
  writeFileSync(
    path.join(content, `trainings/${slug}.yaml`),
    model
      .replace(/^title: .*/m, `title: ${title}`)
      .replace(/2025-12-(\d\d)/g, "2099-01-$1")
      .replace("live: true", "live: false"),
  );
  const article = readFileSync(path.join(content, "posts/1.md"), "utf8");
  for (let id = 4; id <= 13; id++) {
    const heading = id === 13 ? oldest : `Article ${id}`;
    const dated = article.replace(/^date: .*/m, `date: 2024-01-${String(30 - id)}`);
    writeFileSync(path.join(content, `posts/${id}.md`), dated.replace(/^title: .*/m, `title: ${heading}`));
  }
  ({ origin, stop } = await buildAndServe({ folder, content, build, env: hosted }));
});

test.afterAll(() => stop());

test("a training without a page → listed, but neither built nor linked", async ({ page }) => {
  expect(existsSync(path.join(build, "client/trainings/csrd-corporate-compliance"))).toBe(true);
  expect(existsSync(path.join(build, "client/trainings", slug))).toBe(false);
  await page.goto(`${origin}/trainings-calendar`);
  await hydrated(page);
  expect(await page.locator(`a[href*="${slug}"]`).count()).toBe(0);
  expect(await page.content()).not.toContain(`/trainings/${slug}`);
});

test("calendar: Read More → the notice of the calendar, and the page stays", async ({ page }) => {
  await page.goto(`${origin}/trainings-calendar?month=2099-01`);
  await hydrated(page);
  const entry = page.getByRole("article", { name: title });
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(entry.getByText("Completed")).toBeHidden();
  await entry.getByRole("button", { name: "Read More" }).click();
  const notice = page.getByRole("status").filter({ hasText: "Coming Soon" });
  await expect(notice.getByText("🚧 Coming Soon!", { exact: true })).toBeVisible();
  await expect(
    notice.getByText("The detail page for this training isn't ready yet, but it's on the way!", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page).toHaveURL(`${origin}/trainings-calendar?month=2099-01`);
});

test("carousel: its card → the notice of the carousel, and the page stays", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const address = `${origin}/trainings/csrd-corporate-compliance`;
  await page.goto(address);
  await hydrated(page);
  const cards = page.getByRole("list", { name: "Explore More Programs" }).getByRole("listitem");
  await expect(cards.last()).toContainText(title);
  await cards.last().getByRole("button").press("Enter");
  const notice = page.getByRole("status").filter({ hasText: "Coming Soon" });
  await expect(notice.getByText("🚧 Coming Soon!", { exact: true })).toBeVisible();
  await expect(
    notice.getByText("The detailed page for this training isn't ready yet, but it's on the way!", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page).toHaveURL(address);
});

test("calendar: Show more → the trainings beyond the first six", async ({ page }) => {
  await page.goto(`${origin}/trainings-calendar`);
  await hydrated(page);
  await expect(page.getByRole("article")).toHaveCount(6);
  await expect(page.getByText("6 of 7 trainings")).toBeVisible();
  await page.getByRole("button", { name: "Show more trainings" }).click();
  await expect(page.getByRole("article")).toHaveCount(7);
  await expect(page.getByText("7 of 7 trainings")).toBeVisible();
  await expect(page.getByRole("button", { name: "Show more trainings" })).toBeHidden();
});

test("blog: twelve at first, then Show more", async ({ page }) => {
  await page.goto(`${origin}/blog`);
  await hydrated(page);
  const cards = page.locator("main").getByRole("article");
  await expect(cards).toHaveCount(12);
  await expect(page.getByText("Showing 12 of 13 articles")).toBeVisible();
  await page.getByRole("button", { name: "Show more articles" }).click();
  await expect(cards).toHaveCount(13);
  await expect(cards.last()).toContainText(oldest);
});

test("blog: a search → finds articles that the page did not carry", async ({ page }) => {
  await page.goto(`${origin}/blog`);
  await hydrated(page);
  await page.getByLabel("Search articles").fill("oldest article");
  await expect(page.locator("main").getByRole("article")).toHaveText([new RegExp(oldest)]);
  await expect(page.getByText("Showing 1 of 13 articles")).toBeVisible();
});

test.describe("when the rest of a list cannot be loaded", () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test("says so, keeps what is there, and tries again when asked", async ({ page }) => {
    await page.route("**/lists/*", (route) => route.abort());
    await page.goto(`${origin}/blog`);
    await hydrated(page);
    await page.getByRole("button", { name: "Show more articles" }).click();
    await expect(page.getByText("The other articles could not be loaded.")).toBeVisible();
    await expect(page.locator("main").getByRole("article")).toHaveCount(12);
    await page.unroute("**/lists/*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("main").getByRole("article")).toHaveCount(13);
  });
});

test.describe("with hosted services", () => {
  test.use({ expectedHosts: /^(mail|list)-service\.test$|^www\.googletagmanager\.com$/ });

  test("contact and newsletter → sent there, in their own formats", async ({ page }) => {
    const sent: Array<{ url: string; body: string }> = [];
    await page.route(/-service\.test\//, async (route) => {
      const request = route.request();
      sent.push({ url: request.url(), body: request.postData() ?? "" });
      await route.fulfill({
        status: 200,
        headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
        contentType: request.url().includes("/f/") ? "application/json" : "text/plain",
        body: request.url().includes("/f/") ? '{"ok":true}' : "OK",
      });
    });
    await page.goto(`${origin}/contact`);
    await hydrated(page);
    await page.getByRole("button", { name: "Decline" }).click();
    const form = page.locator("main form").first();
    await form.getByLabel(/^Name/).fill("Asha Verma");
    await form.getByLabel(/^Email/).fill("asha@example.com");
    await form.getByLabel("Service", { exact: true }).selectOption("cbam-consultancy");
    await form.getByLabel(/^Message/).fill("Two plants, one buyer in Antwerp.");
    await form.getByRole("button", { name: "Send Message" }).click();
    await expect(page).toHaveURL(`${origin}/thank-you`);
    const [mail] = sent;
    expect(mail?.url).toBe("https://mail-service.test/api/v1.0/email/send-form");
    for (const part of ["public-key", "service-1", "template-contact", "asha@example.com"])
      expect(mail?.body).toContain(part);

    const newsletter = page.getByRole("contentinfo").locator("form");
    await newsletter.getByRole("textbox").fill("asha@example.com");
    await newsletter.getByRole("button").click();
    await expect.poll(() => sent.at(-1)).toMatchObject({ url: "https://list-service.test/f/abc" });
    expect(JSON.parse(sent.at(-1)?.body ?? "")).toMatchObject({ email: "asha@example.com" });
  });

  test("ad tag → not before consent, then with the conversion, and not after it is withdrawn", async ({
    page,
  }) => {
    const tags: string[] = [];
    await page.route("https://www.googletagmanager.com/**", (route) => {
      tags.push(route.request().url());
      return route.fulfill({ status: 200, contentType: "text/javascript", body: "" });
    });
    await page.goto(`${origin}/`);
    await hydrated(page);
    await expect(page.getByRole("button", { name: "Allow" })).toBeVisible();
    expect(tags).toEqual([]);
    await page.getByRole("button", { name: "Allow" }).click();
    await expect.poll(() => tags).toEqual(["https://www.googletagmanager.com/gtag/js?id=AW-123456789"]);

    await page.goto(`${origin}/cbam-thank-you`);
    await hydrated(page);
    const events = () =>
      page.evaluate(() =>
        window.dataLayer?.map((entry) => Array.from(entry as ArrayLike<unknown>).slice(0, 3)),
      );
    await expect
      .poll(events)
      .toContainEqual([
        "event",
        "conversion",
        { send_to: "AW-123456789/label-1", value: 1, currency: "INR" },
      ]);

    await page.getByRole("button", { name: "Change this choice" }).click();
    await page.getByRole("button", { name: "Decline" }).click();
    const before = tags.length;
    await page.goto(`${origin}/`);
    await hydrated(page);
    await expect(page.getByText("Ad measurement is declined.")).toBeVisible();
    expect(tags).toHaveLength(before);
  });
});
