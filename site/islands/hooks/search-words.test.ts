import { expect, test } from "vitest";
import { marked, quote, understood, withCode } from "./search-words.ts";

const shown = (pieces: Array<{ text: string; isMarked: boolean }>) =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join("");

const LAMP = "The lamp waits for the oil, as stated in No. 20 (as of July). It rains.";
const LONG = `${"A kettle sings by the fire at dawn. ".repeat(8)}${LAMP}`;

test("a short text → the whole of it, with what was found marked", () => {
  expect(shown(quote(LAMP, ["lamps"]))).toBe(LAMP.replace("lamp", "[lamp]"));
  expect(shown(quote(LAMP, []))).toBe(LAMP);
});

test("a long one → the sentences with most of the words, from the beginning of one to the end of one", () => {
  expect(shown(quote(LONG, ["oil", "lamp"]))).toBe(
    LAMP.replace("oil", "[oil]").replace("lamp", "[lamp]"),
  );
  expect(shown(quote(LONG, ["kettle"]))).toMatch(/^A \[kettle\] sings .* at dawn\.$/);
});

test("a word late in a long sentence → the sentence up to it and a little further", () => {
  const text = `${"on and ".repeat(30)}boat ${"and on ".repeat(30)}`;
  expect(shown(quote(text, ["boat"]))).toMatch(/^on and .*\[boat\] and on and on and …$/);
});

test("markup in a text → stays text", () => {
  expect(shown(quote("<img src=x onerror=alert(1)>", []))).toBe("<img src=x onerror=alert(1)>");
});

test("words that begin as one of the query, or end otherwise → marked, whatever their case and accents", () => {
  expect(shown(marked("CBAM: Certificates go on sale", ["cert", "cbam"]))).toBe(
    "[CBAM]: [Certificates] go on sale",
  );
  expect(shown(marked("Certificate", ["certificates"]))).toBe("[Certificate]");
  expect(shown(marked("Café audits", ["cafe"]))).toBe("[Café] audits");
  expect(shown(marked("हरित लेखा में", ["लेखा"]))).toBe("हरित [लेखा] में");
  expect(shown(marked("An uncertain title", ["cert"]))).toBe("An uncertain title");
  expect(shown(marked("Nothing", []))).toBe("Nothing");
});

const WORDS = [
  "cbam",
  "kettle",
  "deadlines",
  "certificate",
  "european",
  "cost",
  "when",
  "who",
  "are",
];

test.each([
  ["cbma", "cbam", ["cbam"]],
  ["the kettel", "the kettle", ["kettle"]],
  ["certifcite", "certificate", ["certificate"]],
  ["CBAM", "CBAM", ["CBAM"]],
  ["kettling", "kettling", ["kettling"]],
  ["kett", "kett", ["kett"]],
  ["how much does it cost?", "how much does it cost?", ["cost"]],
  ["who are we", "who are we", ["who", "are", "we"]],
  ["When do certificates cost", "When do certificates cost", ["date", "certificates", "cost"]],
  ["eu 27001", "eu 27001", ["eu", "27001"]],
  ["7318 15 88", "7318 15 88", ["7318"]],
  // Neither a word of the site nor like one: all that begins alike is not meant.
  ["cbam xyzzyx", "cbam xyzzyx", ["cbam"]],
  ["eudr", "eudr", []],
])("“%s” → asked for as “%s”, by %j", (query, asked, words) => {
  expect(understood(query, WORDS)).toEqual({ asked, words });
});

test.each([
  ["/tools/cbam-estimator?code=7318", "7318.15", "/tools/cbam-estimator?code=731815"],
  ["/tools/cn-codes?q=8708", "87089997", "/tools/cn-codes?q=87089997"],
  ["/tools/cbam-estimator?code=731816", "7318 15", "/tools/cbam-estimator?code=731816"],
  ["/tools/cbam-estimator?code=7318", "bolts", "/tools/cbam-estimator?code=7318"],
  ["/deadlines", "7318 15", "/deadlines"],
])("%s, found by “%s” → %s", (to, query, expected) => {
  expect(withCode(to, query)).toBe(expected);
});
