import type { Page } from "@playwright/test";
import { buildAndServe } from "./other-build.ts";
import { expect, open, ready, started, test } from "./test.ts";
import { titleOf } from "./training-titles.ts";
import { hideDriver } from "./visits.ts";

const hosted = {
  EMAILJS_ORIGIN: "https://mail-service.test",
  EMAILJS_PUBLIC_KEY: "public-key",
  EMAILJS_SERVICE_ID: "service-1",
  EMAILJS_CONTACT_TEMPLATE_ID: "template-contact",
  EMAILJS_CHECKLIST_TEMPLATE_ID: "template-checklist",
  NEWSLETTER_URL: "https://list-service.test/f/abc",
  WAITING_URL: "https://list-service.test/f/dates",
  GOOGLE_ADS_ID: "AW-123456789",
  GOOGLE_ADS_CONVERSION_LABEL: "label-1",
  VISITS: "plausible https://visit-service.test",
};

let origin = "";
let stop = async () => {};

// One build for all: tests of one file would otherwise be shared out, each worker with a build of its own.
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  ({ origin, stop } = await buildAndServe("test-results/other-settings", hosted));
});

test.afterAll(() => stop());

test.use({ expectedHosts: /^(mail|list|visit)-service\.test$|^www\.googletagmanager\.com$/ });

type Sent = { url: string; body: string };

/** Both services accept whatever they get. */
async function mockServices(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route(/-service\.test\//, async (route) => {
    const request = route.request();
    sent.push({ url: request.url(), body: request.postData() ?? "" });
    const isList = request.url().startsWith("https://list-service.test/");
    await route.fulfill({
      headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
      ...(isList ? { json: { ok: true } } : { contentType: "text/plain", body: "OK" }),
    });
  });
  return sent;
}

test("contact, newsletter and a wait for dates → sent there, in their own formats", async ({
  page,
}) => {
  const sent = await mockServices(page);
  await open(page, `${origin}/contact`);
  await page.getByRole("button", { name: "Decline" }).click();
  const main = page.getByRole("main");
  await expect(main.getByText("Step 1: painted envelopes")).toBeVisible();
  await expect(
    main.getByText("Fixture: a mail confirms it."),
    "no template of theirs does",
  ).toHaveCount(0);
  await main.getByLabel("Name").fill("Asha Verma");
  await main.getByLabel("Email").fill("asha@example.com");
  await main.getByLabel("Message").fill("Two plants, one buyer in Antwerp.");
  await main.getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveURL(`${origin}/thank-you`);
  expect(sent[0]?.url).toBe("https://mail-service.test/api/v1.0/email/send-form");
  for (const part of ["public-key", "service-1", "template-contact", "asha@example.com"])
    expect(sent[0]?.body).toContain(part);

  await ready(page);
  const footer = page.getByRole("contentinfo");
  await footer.getByLabel("Email address").fill("asha@example.com");
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Subscribed!" })).toBeVisible();
  expect(sent.at(-1)?.url).toBe("https://list-service.test/f/abc");
  expect(JSON.parse(sent.at(-1)?.body ?? "")).toEqual({ email: "asha@example.com" });

  await open(page, `${origin}/trainings/two-weekend-almanac`);
  await main.getByLabel("Tell me when dates are set").fill("asha@example.com");
  await main.getByRole("button", { name: "Tell me" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Noted!" })).toBeVisible();
  expect(sent.at(-1)?.url).toBe("https://list-service.test/f/dates");
  expect(JSON.parse(sent.at(-1)?.body ?? "")).toEqual({
    email: "asha@example.com",
    course: titleOf("two-weekend-almanac"),
  });
});

test("ad tag → not before consent, then with one conversion, and not after it is withdrawn", async ({
  page,
}) => {
  const sent = await mockServices(page);
  const tags: string[] = [];
  await page.route("https://www.googletagmanager.com/**", (route) => {
    tags.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  const conversions = () =>
    page.evaluate(() =>
      (window.dataLayer ?? [])
        .map((entry) => Array.from(entry as ArrayLike<unknown>))
        .filter(([, name]) => name === "conversion"),
    );

  await open(page, `${origin}/cbam-thank-you`);
  await expect(page.getByRole("button", { name: "Allow" })).toBeVisible();
  expect(tags).toEqual([]);
  expect(await conversions()).toEqual([]);

  await page.getByRole("button", { name: "Allow" }).click();
  await expect
    .poll(() => tags)
    .toEqual(["https://www.googletagmanager.com/gtag/js?id=AW-123456789"]);
  const conversion = [
    "event",
    "conversion",
    { send_to: "AW-123456789/label-1", value: 1, currency: "INR" },
  ];
  await expect.poll(conversions, "allowed on the page that counts").toEqual([conversion]);

  await open(page, `${origin}/services/climate-sustainability/cbam-consultancy`);
  const checklist = page.locator("#checklist");
  await started(checklist.getByLabel("Work email"));
  await checklist.getByLabel("Work email").fill("asha@example.com");
  await checklist.getByRole("button", { name: "Send Me the Checklist" }).click();
  await expect(page).toHaveURL(`${origin}/cbam-thank-you`);
  expect(sent.at(-1)?.body).toContain("template-checklist");
  await ready(page);
  await expect.poll(conversions).toEqual([conversion]);

  // The url of this page may hold somebody's name, so the tag never comes to see it.
  const loaded = 3;
  await expect.poll(() => tags.length, "on each page since the consent").toBe(loaded);
  await open(page, `${origin}/verify?code=eyJ`);
  await expect(page.locator("[data-verdict=notACode]")).toBeVisible();
  expect(tags).toHaveLength(loaded);

  await open(page, `${origin}/cbam-thank-you`);
  await page.getByRole("button", { name: "Change this choice" }).click();
  await page.getByRole("button", { name: "Decline" }).click();
  const before = tags.length;
  await open(page, `${origin}/cbam-thank-you`);
  await expect(page.getByText("Measurement is declined.")).toBeVisible();
  expect(tags).toHaveLength(before);
  expect(await conversions()).toEqual([]);
});

test("a service counts visits → told of no page before consent, then of each, and of none once it is withdrawn", async ({
  page,
}) => {
  const sent = await mockServices(page);
  await page.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  const told = () => sent.map(({ url, body }) => [url, JSON.parse(body).url]);
  await page.addInitScript(hideDriver);
  await open(page, `${origin}/cbam-thank-you`);
  await expect(page.getByRole("region", { name: "Measurement" })).toContainText(
    "visit-service.test is told",
  );
  expect(told()).toEqual([]);
  const service = "https://visit-service.test/api/event";
  await page.getByRole("button", { name: "Allow" }).click();
  await expect.poll(told).toEqual([[service, `${origin}/cbam-thank-you?`]]);
  await open(page, `${origin}/about-us?name=asha&utm_source=letter`);
  await expect.poll(told).toHaveLength(2);
  expect(told()[1]).toEqual([service, `${origin}/about-us?utm_source=letter`]);
  // The privacy page says so by itself.
  await open(page, `${origin}/privacy-policy`);
  await expect(page.getByText("a hired clerk counts the lanterns of those who nod")).toBeVisible();

  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Change this choice" }).click();
  await reloaded;
  await page.getByRole("button", { name: "Decline" }).click();
  const before = sent.length;
  await open(page, `${origin}/services`);
  await expect(page.getByText("Measurement is declined.")).toBeVisible();
  expect(sent).toHaveLength(before);
});
