import { holdFonts } from "./layout-shift.ts";
import { expect, MOVING, open, test } from "./test.ts";

const WIDTH = 320;

test.use({ ...MOVING, viewport: { width: WIDTH, height: 640 } });

type Measured = Window & { widest: number };

/** Where something drew itself beyond the edge once. */
const atRisk = [
  "/",
  "/services/climate-sustainability/cbam-consultancy",
  "/trainings-calendar",
  "/team",
];

/** Pictures that draw themselves from each side and from their centre, cards that come in, tables and long names. */
for (const path of [
  "/",
  "/services/climate-sustainability/cbam-consultancy",
  "/services/climate-sustainability",
  "/services/green-audit",
  "/trainings-calendar",
  "/trainings/far-future-forestry",
  "/blog",
  "/blog/2",
  "/team",
  "/contact",
]) {
  const name = `${path} → wider than a narrow phone at no moment while it comes in and is scrolled through`;
  test(name, { tag: atRisk.includes(path) ? [] : ["@long"] }, async ({ page }) => {
    await page.addInitScript(() => {
      const measured = window as unknown as Measured;
      measured.widest = 0;
      requestAnimationFrame(function look() {
        measured.widest = Math.max(measured.widest, document.documentElement.scrollWidth);
        requestAnimationFrame(look);
      });
    });
    const release = await holdFonts(page);
    await open(page, path, "domcontentloaded");
    // What enters begins where it is farthest from its place, so a few frames at each place show it.
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: "instant" });
        for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
      }
    });
    release();
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
    expect(await page.evaluate(() => (window as unknown as Measured).widest)).toBe(WIDTH);
  });
}
