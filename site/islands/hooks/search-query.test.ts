import { expect, test } from "vitest";
import { askedFor } from "./search-query.ts";

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
  expect(askedFor(query, query === "what is the" ? [...WORDS, "what", "is", "the"] : WORDS)).toBe(asked);
});

test("a word the site does not use, nor one like it → nothing, not all that begins alike", () => {
  expect(askedFor("eudr", WORDS)).toBeUndefined();
  expect(askedFor("cbam xyzzyx", WORDS)).toBeUndefined();
});
