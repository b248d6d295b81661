import { expect, test } from "vitest";
import { vocabularyOf } from "./vocabulary.ts";

test("texts → their words once, folded, the most frequent first, without short ones and numbers", () => {
  expect(vocabularyOf(["A Kettle for the café", "kettle, ISO 27001"])).toEqual([
    "kettle",
    "cafe",
    "for",
    "iso",
    "the",
  ]);
});
