import type { Page } from "@playwright/test";
import { axeViolations, expect, open, PHONE, sheetsOf, test } from "./test.ts";

const PATH = "/tools/cbam-estimator";
const flow = (page: Page) => page.locator("#estimate");
const next = (page: Page) => flow(page).getByRole("button", { name: "Next" }).click();
const step = (page: Page, question: string) =>
  flow(page).getByRole("heading", { name: `Fixture: ${question}` });
/** Of bolts with own data: 100 t made in 2026, at €88 and ₹100. */
const WHOLE = `${PATH}?code=7318+15&own=2.2&year=2026&precursors=1.1&price=Q2+2026&tonnes=100&rate=100`;

test("on a phone: a word, then Next by Next → euros and rupees; Back goes a step back; on to the form with the figures", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, PATH);
  await flow(page).getByLabel("CN code or word").fill("bolts");
  await expect(flow(page).getByRole("status").first()).toContainText("7318 is covered by CBAM");
  await next(page);
  await expect(step(page, "how much smoke?")).toBeFocused();
  await expect(step(page, "how much smoke?")).toBeInViewport();
  await flow(page).getByLabel("Which lanterns").selectOption({ label: "Fixture: bolts (7318 15)" });
  await expect(flow(page)).toContainText("+ 11% put on for 2026 = 6.105");
  await next(page);
  await expect(flow(page)).toContainText("99% taken off");
  await next(page);
  await expect(
    flow(page).getByRole("radio", { name: /Q2 2026, published on 6 Jul 2026/ }),
  ).toBeChecked();
  await expect(flow(page)).toContainText("Fixture: then comes Q3 2026, weighed on 5 Oct 2026.");
  await next(page);
  await expect(step(page, "owed")).toBeFocused();
  // (5.5 × 1.11 − 0.99 × 2.2) × €88 = €345.576
  await expect(flow(page)).toContainText("€345.58 per t");
  const rate = flow(page).getByLabel("Rupees for €1");
  await expect(rate).toHaveAttribute("inputmode", "decimal");
  // With the keys of a phone on the screen there is room for half of the page.
  await page.setViewportSize({ width: PHONE.width, height: 420 });
  await rate.focus();
  await expect(rate).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(PHONE);
  await rate.fill("100");
  await expect(flow(page)).toContainText("about ₹34,600");
  const tonnes = flow(page).getByLabel("Tonnes a year");
  await tonnes.fill("ten");
  await tonnes.press("Enter");
  await expect(tonnes).toHaveAccessibleDescription(/Use digits alone/);
  await tonnes.fill("1,00,000");
  await expect(flow(page)).toContainText("100,000 t a yearabout €34,600,000about ₹346 crore");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goBack();
  await expect(step(page, "which toll?")).toBeVisible();
  await next(page);
  await expect(tonnes, "typed at a later step").toHaveValue("1,00,000");
  await next(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const link = await page.evaluate(() => location.href.replace("step=6", "step=5"));
  await expect(flow(page)).toContainText("Who runs CBAM here");
  await flow(page).getByRole("link", { name: "Send this to us" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByText("CBAM estimate for Fixture: bolts")).toBeVisible();
  await expect(page.getByLabel("Service", { exact: true })).toHaveValue("cbam-consultancy");
  await expect(page.locator('input[name="about"]')).toHaveValue(
    `CBAM estimate for Fixture: bolts, CN 7318 15, made in 2026, default values: 3.927 certificates and €345.58 (about ₹34,600) per t, €34,557,600.00 (about ₹346 crore) for 100,000 t a year, ${link}`,
  );
  await page.goto(`${PATH}?code=7318+15`);
  await expect(step(page, "how much smoke?")).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => scrollY), "past the title of the page")
    .toBeGreaterThan(100);
});

test("own data → both amounts to the end, every year and every step; link, message, sentence and one sheet of paper", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, `${WHOLE}&step=5`);
  // (2.2 − 0.99 × (0.11 + 1.1)) × €88 = €88.1848
  for (const amount of [
    "€345.58 per t",
    "€88.18 per t",
    "100 t a yearabout €8,820",
    "lower by €257.40 per t, €25,739.12 (about ₹25.7 lakh) a year.",
  ])
    await expect(flow(page)).toContainText(amount);
  await expect(flow(page)).toContainText("Fixture: above the limit.");
  const table = page.getByRole("table", { name: "Fixture: every year" });
  await expect(table.getByRole("row")).toHaveCount(10);
  // 2034: 5.5 × 1.22 × 100 × 88, and 2.2 × 100 × 88
  await expect(table.getByRole("row", { name: /^2034/ })).toContainText("€59,048.00€19,360.00");
  await flow(page).getByText("Fixture: all steps").click();
  await expect(flow(page)).toContainText("99% × 1 × 1.21 = 1.1979 t CO₂e per t");
  expect(await axeViolations(page)).toEqual([]);
  expect(await sheetsOf(page)).toBe(1);

  await next(page);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Fixture: link copied.")).toBeVisible();
  expect(new URL(await clipboard()).search).toBe(`${WHOLE.slice(PATH.length)}&step=5`);
  await page.getByRole("button", { name: "Copy the message" }).click();
  await expect(page.getByText("Fixture: message copied.")).toBeVisible();
  expect(await clipboard()).toMatch(
    /own data: 1\.0021 certificates.*\n\n1\. How many lanterns\?\n2\. Who declares/s,
  );
  await page.getByRole("button", { name: "Copy the sentence" }).click();
  await expect(page.getByText("Fixture: sentence copied.")).toBeVisible();
  expect(await clipboard()).toMatch(
    /“CBAM estimate for Fixture: bolts, CN 7318 15, made in 2026”, read on 11 Jul 2026, http/,
  );
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(flow(page)).toContainText("€345.58 per t");
  await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
  expect(await sheetsOf(page)).toBe(1);
});

test("a code alone → the step after it; what is wrong or missing → told at its field, by keyboard, without a result", async ({
  page,
}) => {
  await open(page, `${PATH}?code=7601`);
  await expect(step(page, "how much smoke?")).toBeVisible();
  await expect(flow(page)).toContainText("India’s table shows a dash");
  const value = flow(page).getByLabel("Other value");
  await value.press("Enter");
  await expect(value).toHaveAccessibleDescription(/Fixture: fill this in\./);
  for (const [typed, problem] of [
    ["ten", /Use digits alone/],
    ["-5", /It must not be below 0\./],
    ["1,5", /Use a point for decimals/],
  ] as const) {
    await value.fill(typed);
    await value.blur();
    await expect(value).toHaveAccessibleDescription(problem);
  }
  await value.fill("2");
  await value.press("Enter");
  await expect(step(page, "how much oil?")).toBeFocused();
  await page.goto(`${PATH}?code=7318+15&year=2035&step=5`);
  await expect(flow(page).getByLabel("Year of production")).toHaveAccessibleDescription(
    /There are no figures for “2035”\. Choose a year from 2026 to 2034\./,
  );
  await page.goto(`${PATH}?code=7202+21&step=5`);
  await expect(flow(page)).toContainText("leaves out 7202 2");
  await expect(flow(page).getByRole("button", { name: "Next" })).toHaveCount(0);
});

test("within the limit → nothing is owed, and what it would be otherwise", async ({ page }) => {
  const typed = "code=7601&tonnes=22&own=2&ownBenchmark=1.4&precursors=0&default=3&benchmark=1.4";
  await open(page, `${PATH}?year=2028&price=80&${typed}&step=5`);
  // (3 × 1.01 − 0.775 × 1.4) × €80, and (2 − 0.775 × 1.4) × €80
  for (const text of [
    "€155.60 per t",
    "€73.20 per t",
    "Fixture: within the limit.",
    "Fixture: free. Otherwise about €3,420.",
  ])
    await expect(flow(page)).toContainText(text);
});

test("past the day of review → said beside each figure", async ({ page }) => {
  await page.clock.setFixedTime("2099-03-23T06:00:00Z");
  await open(page, `${PATH}?code=7318+15`);
  const due = "Read against its source on 11 Jul 2026; due to be read again by 22 Mar 2099.";
  for (const question of ["how much smoke?", "how much oil?", "which toll?"]) {
    await expect(step(page, question)).toBeVisible();
    await expect(flow(page).getByText(due).first()).toBeVisible();
    await next(page);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a worked example, the formula and all values are there, the fields are not", async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(page.getByText("Fixture: the calculator needs scripts.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
    for (const title of ["an example", "the sum", "all prices", "figures of the years", "left out"])
      await page.getByRole("heading", { name: `Fixture: ${title}` }).click();
    await expect(page.getByText("392.7 × €88.00 = €34,557.60")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Step 2: oil" })).toBeVisible();
    const row = (table: string, name: RegExp) =>
      page.getByRole("table", { name: `Fixture: ${table}` }).getByRole("row", { name });
    await expect(row("all prices", /^Q2 2026/)).toContainText("88.00");
    await expect(row("figures of the years", /^2028/)).toContainText("77.5%");
    await expect(page.getByText("The price of twine.")).toBeVisible();
    await page.locator("main a[href='/tools/cbam-values']").first().click();
    await expect(row("all values", /^7208 Fixture: dim/)).toContainText("0.220 (C), 0.110 (D)");
    await expect(row("all values", /^7601/)).toContainText("Fixture: a dash");
  });
});
