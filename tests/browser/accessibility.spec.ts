import type { Page } from "@playwright/test";
import { mockEmailService } from "./email-service.ts";
import { axeViolations, DESKTOP, expect, open, PHONE, test } from "./test.ts";

const CBAM = "/services/climate-sustainability/cbam-consultancy";

type State = {
  name: string;
  path: string;
  reach: (page: Page) => Promise<void>;
  console?: RegExp;
  /** Whether it is about the header, which every-page.spec.ts looks at with the footer on the home page. */
  isInHeader?: true;
  tag?: "@long";
};

const everywhere: State[] = [
  {
    name: "an expanded training",
    tag: "@long",
    path: "/trainings-calendar",
    reach: async (page) => {
      await page.locator("article summary").first().click();
      await expect(page.getByText("Hide Details").first()).toBeVisible();
    },
  },
  {
    name: "no training found",
    path: "/trainings-calendar?q=zzzz",
    reach: (page) => expect(page.getByText("No Trainings Found")).toBeVisible(),
  },
  {
    name: "no article found",
    tag: "@long",
    path: "/blog?q=zzzz",
    reach: (page) => expect(page.getByText("No articles found")).toBeVisible(),
  },
  {
    name: "an open question",
    path: CBAM,
    reach: (page) => page.locator("details[name=faq] summary").first().click(),
  },
  {
    name: "a category of corporate trainings",
    path: "/corporate-trainings#legal-compliance",
    reach: (page) =>
      expect(page.getByRole("link", { name: "Back to All Trainings Overview" })).toBeVisible(),
  },
  {
    name: "the exit popup",
    path: CBAM,
    reach: async (page) => {
      await page.mouse.move(200, 200);
      await page.evaluate(() =>
        document.documentElement.dispatchEvent(
          new MouseEvent("mouseleave", { clientX: 200, clientY: -1, bubbles: false }),
        ),
      );
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "a contact form that could not be sent, with its notice and error",
    path: "/contact",
    console: /Failed to load resource/,
    reach: async (page) => {
      await mockEmailService(page, 500);
      const form = page.locator("main form").first();
      await form.getByLabel(/^Name/).fill("Asha Verma");
      await form.getByLabel(/^Email/).fill("asha@example.com");
      await form.getByLabel("Service", { exact: true }).selectOption("green-audit");
      await form.getByLabel(/^Message/).fill("NAAC visit in March.");
      await form.getByRole("button", { name: "Send Message" }).click();
      await expect(page.locator("[data-notice]")).toBeVisible();
      await expect(form.getByRole("alert")).toBeVisible();
    },
  },
];

const onDesktop: State[] = ["Services", "About Us"].map((menu) => ({
  name: `the ${menu} menu`,
  isInHeader: true,
  ...(menu === "About Us" && { tag: "@long" }),
  path: "/",
  reach: async (page: Page) => {
    const nav = page.getByRole("navigation", { name: "Main" });
    await nav.getByLabel(`${menu} pages`).click();
    await expect(nav.locator("details[open]")).toHaveCount(1);
  },
}));

const onPhone: State[] = [
  {
    name: "the menu with a section unfolded",
    isInHeader: true,
    path: "/",
    reach: async (page) => {
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      const menu = page.getByRole("navigation", { name: "Main" });
      await menu.getByLabel("Services pages").click();
      await expect(menu.getByRole("link", { name: "Green Audit" })).toBeVisible();
    },
  },
  {
    name: "the filters of the calendar and an expanded training",
    path: "/trainings-calendar",
    reach: async (page) => {
      await page.getByRole("button", { name: /^Filters/ }).click();
      await expect(page.getByLabel("Month", { exact: true })).toBeVisible();
      await page.locator("article summary").first().click();
      await expect(page.getByText("Hide Details").first()).toBeVisible();
    },
  },
];

for (const [viewports, states] of [
  [process.env.TESTS === "long" ? [PHONE, DESKTOP] : [PHONE], everywhere],
  [[PHONE], onPhone],
  [[DESKTOP], onDesktop],
] as const) {
  test.describe(`${viewports.map(({ width }) => width).join(" and ")} px, open states`, () => {
    test.use({ viewport: viewports[0] });
    for (const { name, path, reach, console: messages, isInHeader, tag = [] } of states) {
      test.describe(name, () => {
        if (messages) test.use({ expectedConsole: messages });

        test("accessible by axe", { tag }, async ({ page }) => {
          await open(page, path);
          await reach(page);
          for (const viewport of viewports) {
            await page.setViewportSize(viewport);
            const exclude = isInHeader ? [] : ["body > header", "body > footer"];
            expect(await axeViolations(page, { exclude }), `${viewport.width} px`).toEqual([]);
          }
        });
      });
    }
  });
}

const stops = [
  { viewport: PHONE, paths: ["/", CBAM, "/trainings-calendar", "/contact"], tag: [] },
  {
    viewport: DESKTOP,
    paths: ["/services", "/deadlines", "/trainings/centenary-cartography"],
    tag: [],
  },
  {
    viewport: PHONE,
    paths: ["/services", "/deadlines", "/trainings/centenary-cartography"],
    tag: ["@long"],
  },
  { viewport: DESKTOP, paths: ["/", CBAM, "/trainings-calendar", "/contact"], tag: ["@long"] },
];

test.describe("by keyboard", () => {
  for (const { viewport, paths, tag } of stops) {
    const name = `${viewport.width} px, ${paths.join(", ")} → every stop can be seen, is marked, and is not under the header`;
    test(name, { tag }, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const path of paths) {
        await open(page, path);
        // The header and the footer are walked once: they are the same on every page.
        if (path !== paths[0]) await page.locator("main").focus();
        expect(await hiddenStops(page, path === paths[0] ? "body" : "main"), path).toEqual([]);
      }
    });
  }
});

/** Walks a part of the page with Tab and names the stops that are covered, off the screen, or without a focus mark. */
async function hiddenStops(page: Page, part: "body" | "main"): Promise<string[]> {
  const faults: string[] = [];
  for (let stop = 0; stop < 150; stop++) {
    await page.keyboard.press("Tab");
    const result = await page.evaluate(stopFault, part);
    if (result === "end") break;
    if (result) faults.push(result);
  }
  return faults;
}

/** What is wrong with the stop that has the focus; a list that scrolls to it gets sixty frames to do so. */
async function stopFault(part: string): Promise<string> {
  const element = document.activeElement;
  if (!element || element === document.body || !element.closest(part)) return "end";
  const name = `${element.tagName} ${element.textContent?.trim().slice(0, 40) || element.getAttribute("aria-label")}`;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const marked = outlineStyle !== "none" || Number.parseFloat(outlineWidth) > 0;
  if (!marked && !element.matches("input, select, textarea")) return `no mark: ${name}`;
  for (let frame = 0; frame < 60; frame++) {
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(
      box.left + box.width / 2,
      box.top + Math.min(box.height / 2, 20),
    );
    const seen =
      top &&
      (element.contains(top) || top.contains(element) || element.closest("label")?.contains(top));
    if (seen && (element.closest("header") || !top.closest("header"))) return "";
    await new Promise(requestAnimationFrame);
  }
  return `covered: ${name}`;
}
