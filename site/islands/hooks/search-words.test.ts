import { expect, test } from "vitest";
import { corrected, markTitle, quote } from "./search-words.ts";

const shown = (pieces: Array<{ text: string; isMarked: boolean }>) =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join("");

const TEXT = "A kettle sings. The lamp waits for the oil, and the oil for the boat. Then it rains.";

test("what was found → quoted from the beginning of its sentence, marked, to the end of the text", () => {
  expect(shown(quote(TEXT, [8]))).toBe(
    "The lamp waits for the [oil,] and the oil for the boat. Then it rains.",
  );
  expect(shown(quote(TEXT, []))).toBe(TEXT);
});

test("several sentences hold it → the one with most, and not what stands before a section", () => {
  expect(shown(quote(`${"Oil is far. ".repeat(20)}Oil on oil.`, [0, 60, 62]))).toMatch(
    /^\[Oil\] on \[oil\.\]$/,
  );
  expect(shown(quote(TEXT, [8], 6))).toMatch(/^for the \[oil,\]/);
});

test("a word late in a long sentence → the sentence up to it and a little further", () => {
  const text = `${"on and ".repeat(30)}boat ${"and on ".repeat(30)}`;
  expect(shown(quote(text, [60]))).toMatch(/^on and .*\[boat\] and on and on and …$/);
});

test("markup in a text → stays text", () => {
  expect(shown(quote("<img src=x onerror=alert(1)>", []))).toBe("<img src=x onerror=alert(1)>");
});

test("a title → words that begin as one of the query, whatever their case and accents", () => {
  expect(shown(markTitle("CBAM: Certificates go on sale", "cert cbam"))).toBe(
    "[CBAM]: [Certificates] go on sale",
  );
  expect(shown(markTitle("Café audits", "cafe"))).toBe("[Café] audits");
  expect(shown(markTitle("An uncertain title", "cert"))).toBe("An uncertain title");
  expect(shown(markTitle("Nothing", " – "))).toBe("Nothing");
});

const WORDS = ["cbam", "kettle", "deadlines", "certificate", "european", "cost"];

test.each([
  ["cbma", "cbam"],
  ["kettel", "kettle"],
  ["certifcite", "certificate"],
  ["CBAM", "CBAM"],
  ["kettling", "kettling"],
  ["kett", "kett"],
  ["deadline", "deadline"],
  ["how much does it cost?", "cost"],
  ["what is the", "what is the"],
  ["iso 27001", undefined],
  ["eu 27001", "eu 27001"],
])("“%s” → asked for as “%s”", (query, asked) => {
  expect(corrected(query, query === "what is the" ? [...WORDS, "what", "is", "the"] : WORDS)).toBe(asked);
});

test("a word the site does not use, nor one like it → nothing, not all that begins alike", () => {
  expect(corrected("eudr", WORDS)).toBeUndefined();
  expect(corrected("cbam xyzzyx", WORDS)).toBeUndefined();
});
