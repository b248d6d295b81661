import { expect, test } from "vitest";
import { fromQuery, matches, NO_FILTERS, toQuery } from "./matching.ts";

const article = {
  title: "File by file",
  excerpt: "What a reviewer reads",
  tags: ["NAAC"],
  category: "Green Audit",
};

test.each([
  ["", "", true],
  ["  FILE ", "", true],
  ["reviewer", "", true],
  ["naac", "", true],
  ["audit", "", false],
  ["naac", "Green Audit", true],
  ["naac", "ESG", false],
])("search “%s” in category “%s” → %s", (search, category, expected) => {
  expect(matches(article, { search, category })).toBe(expected);
});

test("filters → address → the same filters", () => {
  const filters = { search: "a&b=c #1", category: "Green Audit" };
  expect(fromQuery(toQuery(filters), ["Green Audit"])).toEqual(filters);
  expect(toQuery(NO_FILTERS)).toBe("");
});

test("an unknown category in the address → all", () => {
  expect(fromQuery("?category=green+audit&x=1", ["Green Audit"])).toEqual(NO_FILTERS);
});
