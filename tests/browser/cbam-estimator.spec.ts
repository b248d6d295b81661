import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { axeViolations, expect, open, PHONE, sheetsOf, test } from "./test.ts";

const PATH = "/tools/cbam-estimator";
const goods = (page: Page, number: number) => page.getByRole("group", { name: `Goods ${number}` });
const summary = (page: Page) => page.locator("#estimate dl").first();

type Values = { code: string; tonnes: string; actual?: [string, string]; default?: [string, string] };

async function fillGoods(page: Page, number: number, { code, tonnes, ...values }: Values) {
  const group = goods(page, number);
  await group.getByLabel("CN code").fill(code);
  await group.getByLabel("Tonnes a year").fill(tonnes);
  for (const kind of ["actual", "default"] as const) {
    const [emissions, benchmark] = values[kind] ?? [];
    const fields = group.getByRole("group", { name: `With ${kind} values` });
    if (emissions) await fields.getByLabel(/^Emissions/).fill(emissions);
    if (benchmark) await fields.getByLabel(/^Benchmark/).fill(benchmark);
  }
}

async function fillTwo(page: Page) {
  await page.getByRole("button", { name: "Clear and type your own" }).click();
  await expect(goods(page, 1).getByLabel("CN code")).toBeFocused();
  await page.getByLabel(/^Certificate price/).fill("80");
  await page.getByLabel("Year of import").selectOption("2028");
  await fillGoods(page, 1, { code: "7208", tonnes: "1,00,000", actual: ["2", "1.4"], default: ["3", "1.4"] });
  await page.getByRole("button", { name: "Add goods" }).click();
  await expect(goods(page, 2).getByLabel("CN code")).toBeFocused();
  await goods(page, 2).getByText("Fixture: more of the goods").click();
  await goods(page, 2).getByLabel("Your name for them").fill("=1+1");
  await fillGoods(page, 2, { code: "7601", tonnes: "10", actual: ["5", "0"], default: ["6", "0"] });
}

/** 100,000 t × (2 − 77.5% × 1.4) × €80 + 10 t × 5 × €80, and with 22% and 1% on the default values. */
const TOTALS = ["about €7,320,000", "about €20,600,000"];

test("the first view → an example, marked as invented; three fields of one's own are enough to begin", async ({
  page,
}) => {
  await open(page, PATH);
  await expect(page.getByText("Fixture: an invented lantern.")).toBeVisible();
  await expect(page.getByText("Fixture: invented", { exact: true })).toBeVisible();
  await expect(summary(page).getByRole("definition").first()).toHaveText(/€/);
  await page.getByRole("button", { name: "Clear and type your own" }).click();
  await expect(page.getByText("Fixture: an invented lantern.")).toBeHidden();
  await expect(goods(page, 1).getByLabel("CN code")).toBeFocused();
  await fillGoods(page, 1, { code: "7318 15", tonnes: "1000", actual: ["2.2", ""] });
  await expect(summary(page).getByRole("definition").first()).toHaveText("at most 2,200 tokens");
  await expect(page.getByText("Fixture: add for an amount")).toBeVisible();
  await expect(page).toHaveURL(/goods=7318\+15_1000_2\.2$/);
  await page.reload();
  await expect(summary(page).getByRole("definition").first()).toHaveText("at most 2,200 tokens");
});

test("a wrong year or a code outside Annex I in the url → refused in words, without an amount", async ({
  page,
}) => {
  await open(page, `${PATH}?year=2035`);
  await expect(page.getByLabel("Year of import")).toHaveAccessibleDescription(
    "There are no figures for “2035”. Choose a year from 2026 to 2034.",
  );
  await expect(page.locator("#estimate dl")).toHaveCount(0);
  await page.goto(`${PATH}?price=80&goods=7202+21_1000_2_1`);
  await expect(goods(page, 1).getByLabel("CN code")).toHaveAccessibleDescription(/leaves out 7202 2/);
  await expect(page.locator("#estimate dl")).toHaveCount(0);
});

test("two goods typed through → totals, every step, all years; the link brings it back", async ({
  page,
  context,
}) => {
  await open(page, PATH);
  await fillTwo(page);
  await expect(summary(page).getByRole("definition")).toHaveText(TOTALS);
  const steps = page.locator("details[name=steps]");
  for (const step of [
    "3 × (100% + 22%) = 3.66 t CO₂e per t",
    "77.5% × 1 × 1.4 = 1.085 t CO₂e per t",
    "3.66 − 1.085 = 2.575 t CO₂e per t",
    "100,000 t × 2.575 = 257,500",
    "257,500 × €80.00 = €20,600,000.00",
  ])
    await expect(steps).toContainText(step);
  const table = page.getByRole("table", { name: "Fixture: every year" });
  await expect(table.getByRole("row")).toHaveCount(10);
  await expect(table.getByRole("row", { name: /^2028/ })).toContainText("7,324,000.00");
  await expect(page).toHaveURL(/goods=7208_1%2C00%2C000_.*goods=7601_10_5_0_6_0_/);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(summary(other).getByRole("definition")).toHaveText(TOTALS);
  await expect(goods(other, 2).getByLabel("Your name for them")).toHaveValue("=1+1");
});

test("a finished estimate → CSV, table, link, print, and the way to ask; accessible by axe", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, PATH);
  await fillTwo(page);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe("cbam-estimate-2028.csv");
  const rows = readFileSync(await file.path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(rows).toHaveLength(1 + 9 * 4);
  expect(rows.filter((row) => row.startsWith("2028,") && row.includes("'=1+1"))).toHaveLength(2);

  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Copy table" }).click();
  await expect(page.getByText("Fixture: table copied.")).toBeVisible();
  expect((await clipboard()).split("\n")[3]).toBe("2028\t77.5%\t7324000.00\t20604848.00");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Fixture: link copied.")).toBeVisible();
  expect(await clipboard()).toBe(page.url());
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect(page.locator("body[data-printed]")).toBeAttached();
  expect(await axeViolations(page)).toEqual([]);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Add goods" })).toBeHidden();
  await expect(page.getByText("257,500 × €80.00 = €20,600,000.00")).toBeVisible();
  await expect(page.getByRole("table", { name: "Fixture: typed" }).getByRole("row")).toHaveCount(4);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: "screen" });

  const url = new URL(page.url());
  await page.getByRole("link", { name: "Ask us about this estimate" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByText("CBAM estimate for 2028")).toBeVisible();
  await expect(page.getByLabel("Service", { exact: true })).toHaveValue("cbam-consultancy");
  await expect(page.locator('input[name="about"]')).toHaveValue(
    `CBAM estimate for 2028, actual values €7,324,000.00, default values €20,604,848.00, ${url.origin}${url.pathname}${url.search}`,
  );
});

test("wrong numbers → told at the field once it is left; right ones, and the exemption, at once", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, `${PATH}?goods=&price=80`);
  await fillGoods(page, 1, { code: "7204", tonnes: "1", default: ["3", "1"] });
  const quantity = goods(page, 1).getByLabel("Tonnes a year");
  for (const [typed, problem] of [
    ["ten", "Use digits alone, such as 1500 or 0.25."],
    ["1e9", "Use digits alone, such as 1500 or 0.25."],
    ["-5", "It must not be below 0."],
    ["1000000000", "It must not be above 10,000,000."],
    ["1,5", "Use a point for decimals, and commas only between groups of digits: 1,000 or 1,00,000."],
  ] as const) {
    await quantity.fill(typed);
    await quantity.blur();
    await expect(quantity).toHaveAccessibleDescription(problem);
    await expect(quantity).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.getByText("Fixture: correct the marked fields.")).toBeVisible();
  await expect(page.getByText(/leaves out 7204: fixture: broken lanterns/)).toBeVisible();
  await goods(page, 1).getByLabel("CN code").fill("7210");
  await quantity.fill("22");
  await expect(summary(page).getByRole("definition").last()).toHaveText("Exempt; otherwise about €4,120");
  await page.getByText("Fixture: more of the harbour").click();
  await page.getByLabel(/^Exchange rate/).fill("100");
  await expect(summary(page).getByRole("definition").last()).toContainText("about ₹4.12 lakh");
  await expect(page.getByText("Fixture: within the limit.")).toBeVisible();
  await quantity.fill("22.001");
  await expect(page.getByText("Fixture: above the limit.")).toBeVisible();
  await goods(page, 1).getByLabel("CN code").fill("2716");
  await expect(page.getByText("Fixture: gusts are never exempt.")).toBeVisible();
  await expect(goods(page, 1).getByLabel("Megawatt hours a year")).toHaveValue("22.001");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("by keyboard → fields in order, a good added and removed, the missing ones one step away", async ({
  page,
}) => {
  await open(page, PATH);
  await page.getByRole("button", { name: "Clear and type your own" }).focus();
  await page.keyboard.press("Enter");
  await expect(goods(page, 1).getByLabel("CN code")).toBeFocused();
  await page.keyboard.type("7318");
  await page.keyboard.press("Tab");
  await expect(goods(page, 1).getByLabel("Tonnes a year")).toBeFocused();
  await page.getByRole("button", { name: "Add goods" }).focus();
  await page.keyboard.press("Enter");
  await expect(goods(page, 2).getByLabel("CN code")).toBeFocused();
  await page.getByRole("button", { name: "Remove goods 2" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Add goods" })).toBeFocused();
  await expect(goods(page, 2)).toHaveCount(0);
  await page.getByRole("link", { name: "Tonnes a year" }).focus();
  await page.keyboard.press("Enter");
  await expect(goods(page, 1).getByLabel("Tonnes a year")).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("formula, figures of each year and where to look are there, the fields are not", async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText("Fixture: the calculator needs scripts.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
    for (const title of ["the sum", "figures of the years", "where to look", "left out"])
      await page.getByRole("heading", { name: `Fixture: ${title}` }).click();
    await expect(page.getByRole("heading", { name: "Step 2: oil" })).toBeVisible();
    const table = page.getByRole("table", { name: "Fixture: figures of the years" });
    await expect(table.getByRole("row", { name: /^2028/ })).toContainText("77.5%");
    await expect(table.getByRole("row")).toHaveCount(10);
    await expect(page.getByText("Behind the umbrellas.")).toBeVisible();
    await expect(page.getByText("The price of twine.")).toBeVisible();
  });
});
