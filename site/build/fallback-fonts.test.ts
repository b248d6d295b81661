import { beforeAll, expect, test } from "vitest";
import { readDocument } from "./document.ts";
import { fallbackFaces } from "./fallback-fonts.ts";
import { buildFonts } from "./fonts.ts";

beforeAll(buildFonts);

const sizes = (heading: string, text = "") =>
  [...fallbackFaces({ heading, text }).matchAll(/size-adjust:([\d.]+)%/g)].map(([, size]) => Number(size));

test("headings of other letters → fallbacks of other sizes, near the usual one", () => {
  const narrow = "Illicit little filings till it fills";
  const wide = "Mammoth women waggle warm gowns now";
  const [a = 0, b = 0] = [sizes(narrow)[0], sizes(wide)[0]];
  expect(a).not.toBe(b);
  for (const size of [a, b]) expect(Math.abs(size / 109.7 - 1)).toBeLessThanOrEqual(0.061);
});

test("a page without words → the usual sizes", () => {
  expect(sizes("")).toEqual([109.7, 93.9, 89.1]);
});

test("whatever the size → the line height of the web font", () => {
  const faces = fallbackFaces({ heading: "Mammoth women waggle warm gowns now", text: "" });
  const [, size = "", ascent = ""] = /size-adjust:([\d.]+)%;ascent-override:([\d.]+)%/.exec(faces) ?? [];
  expect((Number(size) * Number(ascent)) / 10_000).toBeCloseTo(0.735, 2);
});

test("a page's first words → its heading and the first longer paragraph below it", () => {
  const long = "A sentence that is long enough to be what a visitor reads first on this page.";
  const html = `<p>${long} Above.</p><h1>Count <b>every</b>\n tonne</h1><p>Label</p><p>${long}</p><p>${long} Later.</p>`;
  expect(readDocument(html).firstWords).toEqual({ heading: "Count every tonne", text: long });
});
