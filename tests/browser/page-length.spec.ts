import { readdirSync } from "node:fs";
import path from "node:path";
import { isOneOfAKind } from "../fixtures/one-of-a-kind.ts";
import { DESKTOP, expect, PHONE, test } from "./test.ts";

/** How many screens a page may be long; the two that hold whole subjects may be longer. */
const LONGEST = { desktop: 7, phone: 8 };
const LONGEST_SUBJECT = { desktop: 8, phone: 10 };
const subjects = ["/services/climate-sustainability/cbam-consultancy", "/services/carbon-advisory"];

/** Lists that grow with their records, and tools: their length is their own matter. */
const unmeasured = /^\/(deadlines|trainings-calendar|tools|search|verify)/;

const built = "build/fixtures/client";
const paths = readdirSync(built, { recursive: true, encoding: "utf8" })
  .filter((name) => path.basename(name) === "index.html")
  .map((name) => `/${path.dirname(name).replaceAll(path.sep, "/")}`.replace("/.", "/"))
  .filter((address) => isOneOfAKind(address) && !unmeasured.test(address))
  .sort();

test("every page → no longer than its screens, on a desktop and on a phone", async ({ page }) => {
  test.setTimeout(120_000);
  const tooLong: string[] = [];
  for (const [name, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    await page.setViewportSize(viewport);
    for (const address of paths) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
      const pixels = await page.evaluate(async () => {
        await document.fonts.ready;
        return document.documentElement.scrollHeight;
      });
      const longest = subjects.includes(address) ? LONGEST_SUBJECT : LONGEST;
      const screens = pixels / viewport.height;
      if (screens > longest[name as keyof typeof LONGEST])
        tooLong.push(`${address}, ${name}: ${screens.toFixed(1)}`);
    }
  }
  expect(paths.length).toBeGreaterThan(20);
  expect(tooLong).toEqual([]);
});
