import { expect, test } from "vitest";
import { typedForms, vocabularyOf } from "./vocabulary.ts";

test("texts → their words once, folded, the most frequent first, without short ones and numbers", () => {
  expect(vocabularyOf(["A Kettle for the café", "kettle, ISO 27001"])).toEqual([
    "kettle",
    "cafe",
    "for",
    "iso",
    "the",
  ]);
});

test("words of Devanagari → whole, with the signs of their vowels", () => {
  expect(vocabularyOf(["हरित लेखा, हरित"])).toEqual(["हरित", "लेखा"]);
});

test("raised and lowered figures → the words as visitors type them", () => {
  expect(typedForms("CO₂ and CO₂e, 5 m³ of CH₄, CO₂")).toEqual(["CO2", "CO2e", "m3", "CH4"]);
  expect(typedForms("Plain words, 5 t")).toEqual([]);
});
