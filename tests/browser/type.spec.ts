import type { CDPSession, Page } from "@playwright/test";
import { holdFonts, layoutShift, observeShifts, painted, UNSEEN_SHIFT } from "./layout-shift.ts";
import { DESKTOP, expect, MOVING, PHONE, ready, test } from "./test.ts";

// The brand's type on the first visit: every test has an empty cache. The fallbacks are Times and Arial, or what the
// machine has in their place (Liberation, on most that run tests). They are as wide as the brand's type on average: a
// paragraph whose last word only just fits can still take a line more, and the fixtures have none such on these pages.

test.use(MOVING);

const addresses = [
  "/",
  "/contact",
  "/services/climate-sustainability/cbam-consultancy",
  "/trainings-calendar",
  "/blog/1",
];

const lines = [
  { name: "a good line", latency: 60, megabits: 10, viewport: DESKTOP },
  { name: "a slow line", latency: 150, megabits: 1.6, viewport: PHONE },
];

/** How long after the first words a visitor may read them in another type. */
const PATIENCE_MS = 1000;

for (const { name, latency, megabits, viewport } of lines) {
  for (const address of addresses) {
    test(`${address} over ${name}, for the first time → in the brand's type within a second, and nothing moves`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await observeShifts(page);
      await observeType(page);
      const devtools = await page.context().newCDPSession(page);
      const bytes = (megabits * 1_000_000) / 8;
      await devtools.send("Network.emulateNetworkConditions", {
        offline: false,
        latency,
        downloadThroughput: bytes,
        uploadThroughput: bytes,
      });
      await page.goto(address);
      await ready(page);
      const { painted, inType } = await page.evaluate(timesOfType);
      expect(inType - painted).toBeLessThan(PATIENCE_MS);
      expect(await typeInUse(devtools)).toEqual({ heading: true, text: true });
      expect(await layoutShift(page)).toBeLessThanOrEqual(UNSEEN_SHIFT);
    });
  }
}

for (const viewport of [PHONE, DESKTOP]) {
  for (const address of addresses) {
    test(`${address}, ${viewport.width} px, fonts that come late → they are used, and nothing moves`, async ({
      page,
    }) => {
      const release = await holdFonts(page);
      await page.setViewportSize(viewport);
      await observeShifts(page);
      const devtools = await page.context().newCDPSession(page);
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await ready(page);
      await painted(page);
      expect(await typeInUse(devtools)).toEqual({ heading: false, text: false });
      release();
      await expect.poll(() => typeInUse(devtools)).toEqual({ heading: true, text: true });
      expect(await layoutShift(page)).toBeLessThanOrEqual(UNSEEN_SHIFT);
    });
  }
}

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

/** Whether the page's heading and its first paragraph are drawn with the site's own files, not the machine's fonts. */
async function typeInUse(devtools: CDPSession): Promise<{ heading: boolean; text: boolean }> {
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument", { depth: 0 });
  const isOwn = async (selector: string, family: RegExp) => {
    const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    return fonts.some((font) => font.isCustomFont && family.test(font.familyName));
  };
  return {
    heading: await isOwn("h1", /Newsreader/),
    text: await isOwn("main p", /Source Sans/),
  };
}
