import { expect, test } from "vitest";
import { asOneLine, paragraphsIn, pasteNote, withParagraphs } from "./pasted.ts";

test("a paste of one paragraph → comes in as it is, and nothing is said", () => {
  expect(asOneLine("Emissions of CH₄: ±5 %")).toBe("Emissions of CH₄: ±5 %");
  expect(pasteNote("Emissions of CH₄: ±5 %\n")).toBe("");
});

test("several paragraphs into a field of one → joined with spaces, and said", () => {
  expect(asOneLine("One\r\n\r\nTwo\nThree")).toBe("One Two Three");
  expect(pasteNote("One\n\nTwo")).toBe(
    "You pasted 2 paragraphs. This field takes one, so they follow one another in it.",
  );
});

test("several paragraphs into an entry of a list → an entry each, at the caret; the other entries stay", () => {
  expect(
    withParagraphs(["Before", "Old text", "After"], "One\n\nTwo\n\nThree", {
      index: 1,
      start: 4,
      end: 8,
    }),
  ).toEqual(["Before", "Old One", "Two", "Three", "After"]);
  expect(paragraphsIn("Lines of\na mail\n\nthat go on\n")).toEqual([
    "Lines of a mail",
    "that go on",
  ]);
});

test("invisible characters → taken out and counted; joiners of Devanagari stay", () => {
  expect(asOneLine("sus\u00adtain\u200bable\u202f5\u2009t")).toBe("sustainable\u00a05 t");
  expect(pasteNote("sus\u00adtain\u200bable\ufeff")).toBe("3 invisible characters were taken out.");
  expect(asOneLine("क्\u200dष a\u200db")).toBe("क्\u200dष ab");
});
