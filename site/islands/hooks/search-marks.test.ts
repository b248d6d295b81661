import { expect, test } from "vitest";
import { markTitle, piecesOf } from "./search-marks.ts";

const shown = (pieces: Array<{ text: string; isMarked: boolean }>) =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join("");

test("an excerpt → its marked words apart, and angle brackets as they were written", () => {
  expect(shown(piecesOf("a <mark>boiling</mark> kettle at &lt;100&gt; &amp; <mark>more.</mark>"))).toBe(
    "a [boiling] kettle at <100> &amp; [more.]",
  );
  expect(piecesOf("")).toEqual([]);
});

test("markup in a text → stays text", () => {
  expect(piecesOf("&lt;img src=x onerror=alert(1)&gt;")).toEqual([
    { text: "<img src=x onerror=alert(1)>", isMarked: false },
  ]);
});

test("a title → words that begin as one of the query, whatever their case and accents", () => {
  expect(shown(markTitle("CBAM: Certificates go on sale", "cert cbam"))).toBe(
    "[CBAM]: [Certificates] go on sale",
  );
  expect(shown(markTitle("Café audits", "cafe"))).toBe("[Café] audits");
  expect(shown(markTitle("An uncertain title", "cert"))).toBe("An uncertain title");
  expect(shown(markTitle("Nothing", " – "))).toBe("Nothing");
});
