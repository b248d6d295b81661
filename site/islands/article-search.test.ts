import { expect, test } from "vitest";
import { articleCount } from "./article-search.tsx";

test.each([
  [{ state: "off", total: 3, found: 3, shown: 3 }, "3 articles"],
  [{ state: "off", total: 1, found: 1, shown: 1 }, "1 article"],
  [{ state: "off", total: 40, found: 40, shown: 12 }, "Showing 12 of 40 articles"],
  [{ state: "ready", total: 40, found: 2, shown: 2 }, "Showing 2 of 40 articles"],
  [{ state: "ready", total: 3, found: 0, shown: 0 }, "Showing 0 of 3 articles"],
  [
    { state: "ready", total: 40, found: 20, shown: 12 },
    "20 of 40 articles found, the first 12 shown",
  ],
  [{ state: "loading", total: 40, found: 0, shown: 0 }, "Searching 40 articles …"],
] as const)("%j → %s", (counts, expected) => {
  expect(articleCount(counts)).toBe(expected);
});
