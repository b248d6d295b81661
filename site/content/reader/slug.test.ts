import { expect, test } from "vitest";
import { fileNameOf, slugOf } from "./slug.ts";

test.each([
  ["Über uns & Co.", "ueber-uns-and-co"],
  ["CH₄ ≥ 5 m³: Łódź", "ch4-5-m3-lodz"],
  ["Sus\u00adtain\u200bable", "sustainable"],
  ["हरित लेखा परीक्षा २०२६", "harit-lekha-pariksha-2026"],
  ["अंकेक्षण और कर्म", "ankekshan-aur-karm"],
  ["क्\u200dषेत्र, ज़मीन", "kshetr-jamin"],
])("%s → %s", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test("a title longer than a file's name → cut, and not at a hyphen", () => {
  expect(fileNameOf(`${"a".repeat(79)} b`)).toBe("a".repeat(79));
});
