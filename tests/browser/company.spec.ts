import type { Locator, Page } from "@playwright/test";
import { DESKTOP, expect, open, PHONE, test } from "./test.ts";

const STRATEGY = "/services/climate-sustainability/strategy-transformation";
const STANDARDS = "/services/climate-sustainability/standards-certifications";

/** What all tabs do by keyboard and by url is shown in services.spec.ts. */
test.describe("/about-us tabs", () => {
  test("reached by a link → the company; the policy is chosen → it takes the company's place, and a reload keeps it", async ({
    page,
  }) => {
    await open(page, "/team");
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL("/about-us");
    await expectSelected(page, "company");
    await expect(panel(page, "company").getByRole("listitem").first()).toBeVisible();
    await tab(page, "policy").click();
    await expectSelected(page, "policy");
    await expect(panel(page, "policy").getByRole("listitem")).toHaveCount(6);
    await page.reload();
    await expectSelected(page, "policy");
  });

  test("a url with #policy → opens on the policy, in view", { tag: "@long" }, async ({ page }) => {
    await open(page, "/about-us#policy");
    await expectSelected(page, "policy");
    await expect(tab(page, "policy")).toBeInViewport();
  });
});

test.describe("strategy topics", () => {
  test("at first → the first of five is open; a click opens another beside it, a second closes it", async ({
    page,
  }) => {
    await open(page, STRATEGY);
    await expect(topics(page)).toHaveCount(5);
    await expect(page.locator("details[open]")).toHaveCount(1);
    await expect(points(topics(page).first())).toBeVisible();
    for (const result of await page.getByText("Result", { exact: true }).all())
      await expect(result).toBeVisible();
    const second = topics(page).nth(1);
    await expect(points(second)).toBeHidden();
    await second.locator("summary").click();
    await expect(points(second)).toBeVisible();
    await expect(points(topics(page).first())).toBeVisible();
    await second.locator("summary").click();
    await expect(points(second)).toBeHidden();
  });
});

test.describe("standards", () => {
  test("on a phone each framework → a record that names its lines; a name in the overview → leads to its entry", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, STANDARDS);
    const table = page.getByRole("table", { name: "Fixture: frameworks" });
    const cells = table.locator("tbody tr").first().locator("td");
    for (const [index, label] of ["Owner", "Read by", "What it asks"].entries())
      await expect(cells.nth(index).getByText(label)).toBeVisible();
    await page.setViewportSize(DESKTOP);
    await page
      .getByRole("table", { name: "Fixture: finder" })
      .getByRole("link", { name: "VL 5005" })
      .click();
    await expect(page.getByRole("heading", { name: "VL 5005" })).toBeInViewport();
  });

  test("a situation ticked, without scripts → its rows, and no others, say where to begin", async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(STANDARDS);
    const begun = page.getByRole("row").filter({ has: page.getByText("Fixture: begin here") });
    const named = (name: string) => begun.filter({ has: page.getByRole("link", { name }) });
    await expect(page.getByText("Fixture: begin here").filter({ visible: true })).toHaveCount(0);
    await page.getByLabel("We own an umbrella").check();
    await expect(page.getByText("Fixture: begin here").filter({ visible: true })).toHaveCount(2);
    for (const name of ["VL 1001", "VL 5005"])
      await expect(named(name).getByText("Fixture: begin here")).toBeVisible();
    await page.close();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("/about-us → company and policy are both readable, one below the other", async ({
    page,
  }) => {
    await page.goto("/about-us");
    await expect(page.getByRole("heading", { name: "Fixture: timeline" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Fixture: objectives" })).toBeVisible();
    await expect(page.getByRole("tab")).toHaveCount(0);
  });

  test("strategy topics → still open on a click", { tag: "@long" }, async ({ page }) => {
    await page.goto(STRATEGY);
    const third = topics(page).nth(2);
    await third.locator("summary").click();
    await expect(points(third)).toBeVisible();
  });
});

const names = { company: "Our Company", policy: "Our Policy" };
type Id = keyof typeof names;

const tab = (page: Page, id: Id) => page.getByRole("tab", { name: names[id] });
const panel = (page: Page, id: Id) =>
  page.getByRole("tabpanel", { name: names[id], includeHidden: true });
const topics = (page: Page) =>
  page
    .getByRole("main")
    .locator("details")
    .filter({ has: page.getByRole("heading") });
const points = (topic: Locator) => topic.getByRole("listitem").first();

async function expectSelected(page: Page, id: Id): Promise<void> {
  const other = id === "company" ? "policy" : "company";
  await expect(tab(page, id)).toHaveAttribute("aria-selected", "true");
  await expect(tab(page, other)).toHaveAttribute("aria-selected", "false");
  await expect(panel(page, id)).toBeVisible();
  await expect(panel(page, other)).toBeHidden();
}
