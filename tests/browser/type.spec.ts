import { readdirSync } from "node:fs";
import type { CDPSession, Page } from "@playwright/test";
import {
  layoutShift,
  observeAllShifts,
  observeShifts,
  painted,
  UNSEEN_SHIFT,
} from "./layout-shift.ts";
import { SYSTEMS, type System, test } from "./system-fonts.ts";
import { DESKTOP, expect, MOVING, open, ready } from "./test.ts";

// The brand's type on the first visit: every test has an empty cache, and the fonts of one system alone.

test.skip(
  process.platform !== "linux",
  "The fonts of a system are chosen by fontconfig, which Linux has",
);

const viewports = [{ width: 360, height: 800 }, { width: 412, height: 915 }, DESKTOP];

const paths = [
  "/",
  "/about-us",
  "/blog/1",
  "/services/climate-sustainability/esg-transitions",
  "/contact",
  "/trainings-calendar",
  "/services/green-audit",
  "/services/climate-sustainability/cbam-consultancy",
];

/** Looked at on the narrowest screen, where a line more moves most. */
const everyPath = readdirSync("build/fixtures/client", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("index.html"))
  .map((file) => `/${file.slice(0, -"/index.html".length)}`);

/** On the narrowest screen, and the home page on the widest too. */
const LATE: Record<System, string[]> = {
  // An article of the fixtures has letters of every group, of which each is a file more.
  "Windows and Linux": ["/ 360", "/about-us 360", "/blog/5 360", `/ ${DESKTOP.width}`],
  Android: ["/ 360", "/services/climate-sustainability/esg-transitions 360"],
};
const SLOW: Record<System, string> = { "Windows and Linux": "/", Android: "/blog/1" };

const tagOf = (isShown: boolean) => ({ tag: isShown ? [] : ["@long"] });

/** With fonts that come when the page is being read; a paragraph that takes a line more stays below it. */
const LATE_SHIFT = 0.05;

/** How long after the first words a visitor may read them in another type. */
const PATIENCE_MS = 1000;

for (const system of Object.keys(SYSTEMS) as System[]) {
  const { serif, sans } = SYSTEMS[system];
  test.describe(`with the fonts of ${system}`, () => {
    test.use({ system });

    for (const viewport of viewports) {
      for (const path of viewport.width === 360 ? everyPath : paths) {
        const name = `${path}, ${viewport.width} px, fonts that come late → they are used, and next to nothing moves`;
        test(name, tagOf(LATE[system].includes(`${path} ${viewport.width}`)), async ({ page }) => {
          const release = await observeShifts(page);
          await page.setViewportSize(viewport);
          const devtools = await page.context().newCDPSession(page);
          await open(page, path, "domcontentloaded");
          await painted(page);
          expect(await typeInUse(devtools)).toEqual({ heading: serif, text: sans });
          release();
          await expect.poll(() => typeInUse(devtools)).toEqual(OURS);
          expect(await layoutShift(page)).toBeLessThanOrEqual(LATE_SHIFT);
        });
      }
    }

    test.describe("over a slow line", () => {
      test.use(MOVING);

      for (const path of paths.slice(0, 4)) {
        const name = `${path} → in the brand's type within a second, and nothing moves`;
        test(name, tagOf(path === SLOW[system]), async ({ page }) => {
          await page.setViewportSize({ width: 412, height: 915 });
          await observeAllShifts(page);
          await observeType(page);
          const devtools = await page.context().newCDPSession(page);
          await devtools.send("Network.emulateNetworkConditions", {
            offline: false,
            latency: 150,
            downloadThroughput: 200_000,
            uploadThroughput: 200_000,
          });
          await page.goto(path);
          await ready(page);
          const { painted, inType } = await page.evaluate(timesOfType);
          expect(inType - painted).toBeLessThan(PATIENCE_MS);
          expect(await typeInUse(devtools)).toEqual(OURS);
          expect(await layoutShift(page)).toBeLessThanOrEqual(UNSEEN_SHIFT);
        });
      }
    });
  });
}

const OURS = {
  heading: expect.stringMatching(/Newsreader/),
  text: expect.stringMatching(/Source Sans/),
};

type Watched = Window & { inType?: number };

/** Notes when both families are there. */
async function observeType(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.fonts.addEventListener("loadingdone", () => {
      const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
      const families = new Set(loaded.map(({ family }) => family.replaceAll('"', "")));
      if (families.has("Newsreader Display") && families.has("Source Sans"))
        (window as Watched).inType ??= performance.now();
    });
  });
}

/** When the page showed its first words, and when they were in the brand's type. */
async function timesOfType(): Promise<{ painted: number; inType: number }> {
  await document.fonts.ready;
  const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  return { painted, inType: (window as Watched).inType ?? Number.POSITIVE_INFINITY };
}

/** The font with which most of the page's heading and of its first paragraph is drawn. */
async function typeInUse(devtools: CDPSession): Promise<{ heading?: string; text?: string }> {
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  await devtools.send("DOM.getDocument", { depth: 0 });
  const familyOf = async (find: () => Element | null | undefined) => {
    const { result } = await devtools.send("Runtime.evaluate", { expression: `(${find})()` });
    const { nodeId } = await devtools.send("DOM.requestNode", { objectId: result.objectId ?? "" });
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    return fonts.sort((a, b) => b.glyphCount - a.glyphCount)[0]?.familyName;
  };
  return {
    heading: await familyOf(() => document.querySelector("h1")),
    text: await familyOf(firstParagraph),
  };
}

/** The first that is drawn and has words of its own, not only links and times. */
function firstParagraph(): Element | undefined {
  return [...document.querySelectorAll("main p")].find(
    (element) =>
      element.checkVisibility() &&
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ""),
  );
}
