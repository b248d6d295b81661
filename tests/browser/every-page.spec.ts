import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { built, builtPaths as paths } from "./built-paths.ts";
import { actionsInSight } from "./first-screen.ts";
import { holdFonts, layoutShift, observeAllShifts, painted, UNSEEN_SHIFT } from "./layout-shift.ts";
import { axeViolations, DESKTOP, expect, open, PHONE, test } from "./test.ts";

const MISSING = ["/no-such-page", "/blog/no-such-post"];
const isLong = process.env.TESTS === "long";

const knownColours = new Set<string>();
/** Where axe measures the contrast, in the light and in the dark. */
const withNewColours = new Set([...(isLong ? paths : paths.filter(bringsColours)), ...MISSING]);

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

/** How many wide screens a page may be long; the two that hold whole subjects may be longer. */
const LONGEST = 8;
const LONGEST_SUBJECT = 10;
const subjects = ["/services/climate-sustainability/cbam-consultancy", "/services/carbon-advisory"];

/** Lists that grow with their records: their length is their own matter. */
const ofAnyLength = /^\/(deadlines|trainings-calendar|search)/;

/** The same on every page, and a third of the time: looked at on the home page. */
const FRAME = ["body > header", "body > footer"];

/** A service asks for the inquiry itself; but no opening holds a heading as long as this one's in the fixtures. */
function hasOwnCall(pagePath: string): boolean {
  return pagePath.startsWith("/services/") && !pagePath.endsWith("/standards-certifications");
}

// A context for each page took a fifth of the time.
for (const group of [...inGroups(paths, 5), MISSING]) {
  test.describe(group.join(", "), () => {
    if (group === MISSING) test.use({ expectedConsole: /status of 404/ });

    test("phone, desktop and zoomed → accessible by axe, in the dark too, quiet, nothing shifts, moves, is small, cut off or too long, a way to act in sight", async ({
      page,
    }) => {
      await observeAllShifts(page);
      for (const pagePath of group) await test.step(pagePath, () => expectWell(page, pagePath));
    });
  });
}

async function expectWell(page: Page, pagePath: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  const isOther = otherOnPhones.includes(pagePath);
  const exclude = pagePath === "/" ? [] : FRAME;
  const without = withNewColours.has(pagePath) ? [] : ["color-contrast"];
  for (const viewport of [PHONE, DESKTOP]) {
    const where = `${pagePath}, ${viewport.width} px`;
    await resize(page, viewport);
    if (viewport === PHONE || isOther) await openStill(page, pagePath, where);
    const ways = await actionsInSight(page);
    expect(ways, where).toContainEqual(hasOwnCall(pagePath) ? "main" : expect.anything());
    expect(await smallTargets(page), where).toEqual([]);
    expect(await smallTexts(page), where).toEqual([]);
    if (viewport === DESKTOP && !ofAnyLength.test(pagePath)) await expectLength(page, pagePath);
    expect(await movingByThemselves(page), where).toEqual([]);
    if (viewport === DESKTOP || isOther)
      expect(await axeViolations(page, { exclude, without }), where).toEqual([]);
  }
  if (withNewColours.has(pagePath)) await expectContrastInTheDark(page, pagePath, exclude);
  await expectFitsZoomed(page, pagePath);
}

async function expectContrastInTheDark(page: Page, pagePath: string, exclude: string[]) {
  await page.emulateMedia({ colorScheme: "dark" });
  const faults = await axeViolations(page, { runOnly: ["color-contrast"], exclude });
  expect(faults, `${pagePath}, in the dark`).toEqual([]);
}

/** At what 1280 px become when zoomed to 400 %, and to 200 %. */
async function expectFitsZoomed(page: Page, pagePath: string): Promise<void> {
  for (const width of isLong ? [640, 320] : [320]) {
    await resize(page, { width, height: Math.round((width * 9) / 16) });
    await expect
      .poll(
        () => page.evaluate(() => document.documentElement.scrollWidth),
        `${pagePath}, ${width} px`,
      )
      .toBeLessThanOrEqual(width);
    expect(await clippedTexts(page), `${pagePath}, ${width} px`).toEqual([]);
  }
}

function inGroups(all: string[], size: number): string[][] {
  return all.flatMap((_, index) => (index % size === 0 ? [all.slice(index, index + size)] : []));
}

/** Whether a page has words or a ground of a colour or size that no page before it has in a section of that ground. */
function bringsColours(pagePath: string): boolean {
  const html = readFileSync(path.join(built, pagePath, "index.html"), "utf8");
  const before = knownColours.size;
  for (const section of html
    .slice(html.indexOf("<main"), html.indexOf("</main>"))
    .split("<section")) {
    const colours = section.match(/(?<![\w-])(bg|text)-[\w/-]+/g) ?? [];
    const ground = colours.find((name) => name.startsWith("bg-"));
    for (const colour of colours) knownColours.add(`${ground} ${colour}`);
  }
  return knownColours.size > before;
}

/** Until the next frame the browser may tell boxes of the size before. */
async function resize(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(viewport.width);
}

/** Loads a page and expects that nothing in it moves; what the fonts move is looked at in type.spec.ts. */
async function openStill(page: Page, pagePath: string, where: string): Promise<void> {
  const release = await holdFonts(page);
  await open(page, pagePath, "domcontentloaded");
  await painted(page);
  expect(await layoutShift(page), where).toBeLessThanOrEqual(UNSEEN_SHIFT);
  release();
  await page.evaluate(() => document.fonts.ready);
}

async function expectLength(page: Page, pagePath: string): Promise<void> {
  const longest = subjects.includes(pagePath) ? LONGEST_SUBJECT : LONGEST;
  const pixels = await page.evaluate(() => {
    // As far parts are once they are laid out.
    delete document.documentElement.dataset.far;
    return document.documentElement.scrollHeight;
  });
  expect(pixels / DESKTOP.height, `screens of ${pagePath}`).toBeLessThanOrEqual(longest);
}

/** At least 24 by 24 px, links inside sentences aside; on phones, where it stands alone in its line, 44 px high. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isPhone = innerWidth < 640;
    const isAlone = (element: HTMLElement) => {
      const line = element.closest<HTMLElement>("p, li, dd, dt, td, th, h2, h3, h4");
      return line?.innerText.trim() === element.innerText.trim();
    };
    return [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, input, select, textarea, summary",
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) => !element.matches("p a, li a:not(:only-child)") || element.matches("nav a"),
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.right > 0)
      .filter(({ element, box }) => {
        const least = isPhone && element.matches("a, summary") && isAlone(element) ? 43.5 : 24;
        return box.width < 24 || box.height < least;
      })
      .map(({ element, box }) => `${element.textContent?.trim()} ${box.width}×${box.height}`);
  });
}

/** Words below 14 px, and sentences below 17 px; drawn documents, captions and the sources of pictures aside. */
function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector("main") as Node,
      NodeFilter.SHOW_TEXT,
    );
    const isRead = (element: HTMLElement) =>
      !element.closest("svg, nav, script, style, .sr-only, [class*='@container']") &&
      element.checkVisibility({ visibilityProperty: true });
    const isCaption = (element: HTMLElement) =>
      element.closest("figcaption") !== null ||
      /Data: |Drawn from/.test(element.closest("p")?.textContent ?? "");
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? "";
      const element = node.parentElement as HTMLElement;
      if (!words || !isRead(element)) continue;
      const least = words.length > 80 && !isCaption(element) ? 17 : 14;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < least) found.push(`${size} px: ${words}`);
    }
    return found;
  });
}

/** What runs though the visitor has asked for less motion. */
function movingByThemselves(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === "running" && effect?.getComputedTiming().duration !== 0,
      )
      .map((animation) => (animation as CSSAnimation).animationName),
  );
}

/** Texts that are wider or taller than the box that hides what overflows it. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "main h1, main h2, main h3, main p, main a, main button, main dd",
      ),
    ]
      .filter(
        (element) => element.checkVisibility() && getComputedStyle(element).overflow === "hidden",
      )
      .filter(
        (element) => element.scrollWidth > element.clientWidth + 1 && !element.matches(".sr-only"),
      )
      .map((element) => element.textContent?.trim().slice(0, 60) ?? ""),
  );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page → shows its heading, its content and its footer", async ({ page }) => {
    for (const pagePath of paths) {
      await page.goto(pagePath, { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("heading", { level: 1 }), pagePath).toBeVisible();
      await expect(page.getByRole("contentinfo"), pagePath).toBeVisible();
    }
  });
});
