import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { DESKTOP, expect, hydrated, open, test } from "./test.ts";

test.describe("/services/carbon-advisory", () => {
  const anchors = [
    "overview",
    "why-it-matters",
    "our-services",
    "methodology",
    "deliverables",
    "why-choose-us",
  ];

  test("its index names every section in order and marks the one being read", async ({ page }) => {
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

  test("it names both compliance years and leads to the contact page", async ({ page }) => {
    await open(page, "/services/carbon-advisory");
    await expect(page.getByText("FY 2025-26 (early adoption)")).toBeVisible();
    await expect(page.getByText("FY 2026-27 (penalties for non-compliance)")).toBeVisible();
    await page.getByRole("link", { name: "Get in Touch" }).last().click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

const linkedFromTabs = [
  { tab: "carbon-advisory", path: "/services/carbon-advisory" },
  { tab: "climate-sustainability", path: "/services/climate-sustainability" },
  { tab: "green-audit", path: "/services/green-audit" },
  { tab: "it-cyber-security", path: "/services/cybersecurity" },
];

for (const { tab, path } of linkedFromTabs) {
  test(`${path} reached by a link is as complete as when loaded`, async ({ page }) => {
    await open(page, `/services#${tab}`);
    await page.getByRole("link", { name: "Learn More" }).click();
    await expect(page).toHaveURL(path);
    const { hero } = copyOf(path.replace("/services/", ""));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(hero.title);
    const visited = await page.getByRole("main").textContent();
    await page.reload();
    await hydrated(page);
    expect(await page.getByRole("main").textContent()).toBe(visited);
  });
}

const servicePages: Array<{ path: string; title?: string; counts: Record<string, number> }> = [
  { path: "green-audit", counts: { auditServices: 6, benefits: 6, process: 5 } },
  {
    path: "climate-sustainability",
    title: "Climate Change & Sustainability Services",
    counts: { services: 6, specialised: 2, climateRisk: 6 },
  },
  { path: "cybersecurity", counts: { services: 6, frameworks: 4, industries: 6 } },
];

for (const { path, title, counts } of servicePages) {
  test(`/services/${path} shows each of its parts in full and leads to the contact page`, async ({
    page,
  }) => {
    await open(page, `/services/${path}`);
    const copy = copyOf(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? copy.hero.title);
    for (const [part, count] of Object.entries(counts)) {
      const region = page.getByRole("region", { name: copy[part].title });
      const items: Array<{ title?: string; name?: string }> = copy[part].items ?? copy[part].steps;
      expect(items).toHaveLength(count);
      for (const item of items) {
        await expect(
          region.getByRole("heading", { name: item.title ?? item.name ?? "", exact: true }),
        ).toBeVisible();
      }
    }
    await page.getByRole("main").getByRole("link", { name: copy.closing.action.label }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
}

test("/services/climate-sustainability leads from its two panels to CBAM and EcoVadis", async ({ page }) => {
  await open(page, "/services/climate-sustainability");
  for (const slug of ["cbam-consultancy", "ecovadis-consultancy"]) {
    const block = page.getByRole("article").filter({ has: page.locator(`a[href$="/${slug}"]`) });
    await expect(block.getByRole("heading")).toHaveCount(1);
  }
});

test("/services/cybersecurity names six certifications in a table, each with who issues it", async ({
  page,
}) => {
  await open(page, "/services/cybersecurity");
  const table = page.getByRole("table", { name: copyOf("cybersecurity").certifications.title });
  await expect(table.getByRole("rowheader")).toHaveCount(6);
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  await expect(table.getByRole("cell")).toHaveCount(12);
});

function copyOf(page: string) {
  return parse(readFileSync(`content/pages/${page}.yaml`, "utf8"));
}
