import { expect, test } from "vitest";
import { ranked } from "./search-ranking.ts";

const hits = (...ids: string[]) => ids.map((id, index) => ({ id, score: 20 / (index + 1) }));
const ids = (...byWord: string[][]) =>
  ranked(byWord.map((list) => hits(...list))).map(({ id }) => id);

test("an entry with all words → before one that fits a single word best; one with few of them → left out", () => {
  expect(ids(["page", "date"], ["page2", "date"], ["page3", "date"])).toEqual(["date"]);
  expect(ids(["often", "both"], ["both"])).toEqual(["both"]);
});

test("no entry with more than one of the words → those with one", () => {
  expect(ids(["kettle"], ["lamp"]).sort()).toEqual(["kettle", "lamp"]);
});

test("a rare word → counts for more than one that many entries have", () => {
  const many = Array.from({ length: 30 }, (_, index) => `other ${index}`);
  expect(ids(["common", "both", ...many], ["rare", "both"], ["rare", "common"])).toEqual([
    "rare",
    "common",
    "both",
  ]);
});

test("no words, or words that nothing has → nothing", () => {
  expect(ids()).toEqual([]);
  expect(ids([], [])).toEqual([]);
});
