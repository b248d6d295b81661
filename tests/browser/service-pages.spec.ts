import { namesIn, pageOf, partOf, SERVICE_PAGES } from "../content/spec-lists.ts";
import { DESKTOP, expect, open, test } from "./test.ts";

const FIXTURES = "tests/fixtures/content";

test.describe("/services/carbon-advisory", () => {
  const anchors = [
    "overview",
    "why-it-matters",
    "our-services",
    "methodology",
    "deliverables",
    "why-choose-the-provider",
  ];

  test("its index → names every section in order and marks the one being read", async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, "/services/carbon-advisory");
    const links = page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("listitem")
      .getByRole("link");
    await expect(links).toHaveCount(anchors.length);
    for (const [index, id] of anchors.entries()) {
      const link = links.nth(index);
      await expect(link).toHaveAttribute("href", `#${id}`);
      await link.click();
      await expect(link).toHaveAttribute("aria-current", "location");
      await expect(page.locator(`#${id}`).getByRole("heading", { level: 2 })).toBeInViewport();
      await expect(link).toBeInViewport();
    }
  });

  test("its text → names both compliance years and leads to the contact page", async ({ page }) => {
    await open(page, "/services/carbon-advisory");
    await expect(page.getByText("FY 2025-26 (early adoption)")).toBeVisible();
    await expect(page.getByText("FY 2026-27 (penalties for non-compliance)")).toBeVisible();
    await page.getByRole("link", { name: "Get in Touch" }).last().click();
    await expect(page).toHaveURL("/contact");
  });
});

test("every service → shows each of its lists in full and leads on", async ({ page }) => {
  const main = page.getByRole("main");
  for (const [path, { title, lists, targets = [], drawn }] of Object.entries(SERVICE_PAGES)) {
    const words = pageOf(FIXTURES, path);
    const [opening] = words.sections;
    await page.goto(path);
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title ?? opening.title);
    for (const [list, length] of Object.entries(lists)) {
      const part = partOf(words, list);
      await expect(main.getByRole("heading", { name: part.title, exact: true })).toBeVisible();
      const items = namesIn(part);
      expect(items, list).toHaveLength(length);
      // The last one: an index above may name them as well.
      for (const name of items)
        await expect(main.getByText(name, { exact: true }).last()).toBeVisible();
    }
    if (drawn) {
      const { caption, year } = partOf(words, drawn);
      await expect(
        main.getByRole("figure").filter({ hasText: caption ?? year.caption }),
      ).toBeVisible();
    }
    const closing = words.sections.at(-1);
    const contact = main.getByRole("link", { name: closing.action.label }).last();
    await expect(contact).toHaveAttribute("href", "/contact");
    for (const target of targets)
      await expect(main.locator(`a[href="${target}"]`).first()).toBeVisible();
  }
});

test("/services/cybersecurity → six certifications in a table, each with who issues it", async ({
  page,
}) => {
  await open(page, "/services/cybersecurity");
  const { title } = partOf(pageOf(FIXTURES, "/services/cybersecurity"), "certifications");
  const table = page.getByRole("table", { name: title });
  await expect(table.getByRole("rowheader")).toHaveCount(6);
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  await expect(table.getByRole("cell")).toHaveCount(12);
});
