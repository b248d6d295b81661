import { readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { isOneOfAKind } from "../fixtures/one-of-a-kind.ts";
import { actionsInSight } from "./first-screen.ts";
import { holdFonts, layoutShift, observeAllShifts, painted, UNSEEN_SHIFT } from "./layout-shift.ts";
import { axeViolations, DESKTOP, expect, open, PHONE, test } from "./test.ts";

const built = "build/fixtures/client";
const paths = readdirSync(built, { recursive: true, encoding: "utf8" })
  .filter((name) => path.basename(name) === "index.html")
  .map((name) => `/${path.dirname(name).replaceAll(path.sep, "/")}`.replace("/.", "/"))
  .filter(isOneOfAKind)
  .sort();

/** Where a phone's layout is another one: filters and lists that fold, tabs, tables and a form beside its text. */
const otherOnPhones = [
  "/",
  "/blog",
  "/contact",
  "/deadlines",
  "/services",
  "/services/climate-sustainability/cbam-consultancy",
  "/tools/obligations",
  "/trainings-calendar",
  "/work-with-us",
];

/** How many screens a page may be long; the two that hold whole subjects may be longer. */
const LONGEST = { [DESKTOP.width]: 7, [PHONE.width]: 8 };
const LONGEST_SUBJECT = { [DESKTOP.width]: 8, [PHONE.width]: 10 };
const subjects = ["/services/climate-sustainability/cbam-consultancy", "/services/carbon-advisory"];

/** Lists that grow with their records: their length is their own matter. */
const ofAnyLength = /^\/(deadlines|trainings-calendar|search)/;

/** The same on every page, and a third of the time: looked at on the home page. */
const FRAME = ["body > header", "body > footer"];

/** A service asks for the inquiry itself; but no opening holds a heading as long as this one's in the fixtures. */
function hasOwnCall(pagePath: string): boolean {
  return pagePath.startsWith("/services/") && !pagePath.endsWith("/standards-certifications");
}

for (const pagePath of [...paths, "/no-such-page", "/blog/no-such-post"]) {
  test.describe(pagePath, () => {
    if (pagePath.includes("no-such")) test.use({ expectedConsole: /status of 404/ });

    test("phone, desktop and zoomed → accessible by axe, in the dark too, quiet, nothing shifts, moves, is small, cut off or too long, a way to act in sight", async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await observeAllShifts(page);
      const isOther = otherOnPhones.includes(pagePath);
      const exclude = pagePath === "/" ? [] : FRAME;
      for (const viewport of [PHONE, DESKTOP]) {
        const width = `${viewport.width} px`;
        await resize(page, viewport);
        if (viewport === PHONE || isOther) await openStill(page, pagePath, width);
        const ways = await actionsInSight(page);
        expect(ways, width).toContainEqual(hasOwnCall(pagePath) ? "main" : expect.anything());
        expect(await smallTargets(page), width).toEqual([]);
        if (!ofAnyLength.test(pagePath)) await expectLength(page, pagePath);
        expect(await movingByThemselves(page), width).toEqual([]);
        if (viewport === DESKTOP || isOther)
          expect(await axeViolations(page, { exclude }), width).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await axeViolations(page, { runOnly: ["color-contrast"], exclude }), "in the dark").toEqual([]);
      // What 1280 px become when zoomed to 400 %, and to 200 %.
      for (const width of process.env.TESTS === "long" ? [640, 320] : [320]) {
        await resize(page, { width, height: Math.round((width * 9) / 16) });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(width);
        expect(await clippedTexts(page), `${width} px`).toEqual([]);
      }
    });
  });
}

/** Until the next frame the browser may tell boxes of the size before. */
async function resize(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(viewport.width);
}

/** Loads a page and expects that nothing in it moves; what the fonts move is looked at in type.spec.ts. */
async function openStill(page: Page, pagePath: string, width: string): Promise<void> {
  const release = await holdFonts(page);
  await open(page, pagePath, "domcontentloaded");
  await painted(page);
  expect(await layoutShift(page), width).toBeLessThanOrEqual(UNSEEN_SHIFT);
  release();
  await page.evaluate(() => document.fonts.ready);
}

async function expectLength(page: Page, pagePath: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? DESKTOP;
  const longest = subjects.includes(pagePath) ? LONGEST_SUBJECT : LONGEST;
  const pixels = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(pixels / height, `screens at ${width} px`).toBeLessThanOrEqual(longest[width] ?? 0);
}

/** At least 24 by 24 px, links inside sentences aside. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches("p a, li a:not(:only-child)") || element.matches("nav a"))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.right > 0 && (box.width < 24 || box.height < 24))
      .map(({ element, box }) => `${element.textContent?.trim()} ${box.width}×${box.height}`),
  );
}

/** What runs though the visitor has asked for less motion. */
function movingByThemselves(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === "running" && effect?.getComputedTiming().duration !== 0,
      )
      .map((animation) => (animation as CSSAnimation).animationName),
  );
}

/** Texts that are wider or taller than the box that hides what overflows it. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main h1, main h2, main h3, main p, main a, main button, main dd")]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).overflow === "hidden")
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && !element.matches(".sr-only"))
      .map((element) => element.textContent?.trim().slice(0, 60) ?? ""),
  );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page → shows its heading, its content and its footer", async ({ page }) => {
    test.setTimeout(120_000);
    for (const pagePath of paths) {
      await page.goto(pagePath, { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("heading", { level: 1 }), pagePath).toBeVisible();
      await expect(page.getByRole("contentinfo"), pagePath).toBeVisible();
    }
  });
});
