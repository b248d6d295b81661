import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { DESKTOP, expect, open, test } from "./test.ts";

test.describe("/services/carbon-advisory", () => {
  const anchors = [
    "overview",
    "why-it-matters",
    "our-services",
    "methodology",
    "deliverables",
    "why-choose-us",
  ];

  test("its index → names every section in order and marks the one being read", async ({ page }) => {
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

const CLIMATE = "/services/climate-sustainability";

type Listed = {
  copy?: string;
  title?: string;
  lists: Record<string, number>;
  targets?: string[];
  /** Part of the copy that is drawn, with a caption. */
  drawn?: string;
};

/** Each page's lists and their lengths, and where it leads besides the contact page. */
const pages: Record<string, Listed> = {
  "/services/trainings": {
    copy: "service-trainings",
    lists: { programmes: 6, benefits: 6, stats: 4 },
    targets: ["/trainings-calendar", "/services/green-audit"],
    drawn: "day",
  },
  "/services/green-audit": {
    lists: { auditServices: 6, benefits: 6, process: 5 },
    drawn: "auditServices",
  },
  "/services/capacity-building": {
    lists: { programmes: 6, delivery: 4, benefits: 6 },
    drawn: "delivery.year",
  },
  "/services/cybersecurity": {
    lists: { services: 6, frameworks: 4, certifications: 6, industries: 6 },
    drawn: "incident",
  },
  [CLIMATE]: {
    title: "Climate Change & Sustainability Services",
    lists: { services: 6, specialised: 2, climateRisk: 6 },
    drawn: "services",
    targets: [`${CLIMATE}/cbam-consultancy`, `${CLIMATE}/ecovadis-consultancy`],
  },
  [`${CLIMATE}/ecovadis-consultancy`]: { lists: { support: 5, benefits: 5 }, drawn: "scorecard" },
  [`${CLIMATE}/standards-certifications`]: {
    lists: { frameworks: 6, certifications: 5, services: 5 },
    drawn: "finder",
  },
  [`${CLIMATE}/assessment-reporting`]: {
    lists: { assessments: 4, reports: 4, ratings: 5 },
    drawn: "annotated",
  },
  [`${CLIMATE}/esg-transitions`]: {
    lists: { energyAudit: 4, waterAudit: 4, extraServices: 3, outcomes: 4 },
    drawn: "flow",
  },
};

test("every service → shows each of its lists in full and leads on", async ({ page }) => {
  const main = page.getByRole("main");
  for (const [path, { copy, title, lists, targets = [], drawn }] of Object.entries(pages)) {
    const words = copyOf(copy ?? path.slice(path.lastIndexOf("/") + 1));
    await page.goto(path);
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title ?? words.hero.title);
    for (const [list, length] of Object.entries(lists)) {
      await expect(main.getByRole("heading", { name: words[list].title, exact: true })).toBeVisible();
      const items = namesIn(words[list]);
      expect(items, list).toHaveLength(length);
      // The last one: an index above may name them as well.
      for (const name of items) await expect(main.getByText(name, { exact: true }).last()).toBeVisible();
    }
    if (drawn) {
      const { caption } = drawn.split(".").reduce((part, key) => part[key], words);
      await expect(main.getByRole("figure").filter({ hasText: caption })).toBeVisible();
    }
    const contact = main.getByRole("link", { name: words.closing.action.label }).last();
    await expect(contact).toHaveAttribute("href", "/contact");
    for (const target of targets) await expect(main.locator(`a[href="${target}"]`).first()).toBeVisible();
  }
});

test("/services/cybersecurity → six certifications in a table, each with who issues it", async ({ page }) => {
  await open(page, "/services/cybersecurity");
  const table = page.getByRole("table", { name: copyOf("cybersecurity").certifications.title });
  await expect(table.getByRole("rowheader")).toHaveCount(6);
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  await expect(table.getByRole("cell")).toHaveCount(12);
});

function copyOf(page: string) {
  return parse(readFileSync(`tests/fixtures/content/pages/${page}.yaml`, "utf8"));
}

type Item = string | { title?: string; name?: string; label?: string };
type List = { items?: Item[]; steps?: Item[]; rows?: Item[]; points?: Item[] };

function namesIn({ items, steps, rows, points }: List): string[] {
  const all = items ?? steps ?? rows ?? points ?? [];
  return all.map((item) =>
    typeof item === "string" ? item : (item.title ?? item.name ?? item.label ?? "nameless"),
  );
}
