import { expect, test } from "vitest";
import { plainPage } from "./plain-pages.ts";
import { GOALS } from "./plan.ts";
import { median, replaceTable, sentences, table, worst } from "./report.ts";

test("loads without a figure → left out of the median", () => {
  expect(median([9, Number.NaN, 1, 5])).toBe(5);
  expect(median([Number.NaN])).toBeNaN();
});

test("several pages → for each figure the median of the page that is furthest from the goal", () => {
  const fast = { page: "/fast", figures: [{ performance: 100, tbt: 10 }] };
  const slow = {
    page: "/slow",
    figures: [90, 97, 99].map((figure) => ({ performance: figure, tbt: figure })),
  };
  expect(worst([fast, slow])).toEqual({ performance: 97, tbt: 97 });
  expect(sentences([fast, slow])).toMatch(/\(TBT\): `\/slow`, 97 ms\.$/);
});

test("the table → a goal that is met, one that is missed, one that was not measured", () => {
  const text = table("today", { performance: GOALS.performance.limit, tbt: GOALS.tbt.limit + 1 });
  const marks = (what: string) => text.split("\n").find((line) => line.includes(what));
  expect(marks(GOALS.performance.what)).toMatch(/✓ \|$/);
  expect(marks(GOALS.tbt.what)).toMatch(/✗ \|$/);
  expect(marks(GOALS.cls.what)).toMatch(/not measured .* ✗ \|$/);
});

test("a page → its words alone, each once, in their order", () => {
  const main =
    "<main><h1>One</h1><ul><li><p>Two &amp; three</p></li><li>Four</li></ul><p hidden>Five</p></main>";
  const plain = plainPage(`<body><header><p>Menu</p></header>${main}</body>`);
  expect(plain.slice(plain.indexOf("<p>"))).toBe("<p>One<p>Two &amp; three<p>Four<p>Five");
});

test("a new table → takes the place of the one before", () => {
  const page = (table: string) =>
    `Before\n<!-- bench:start -->\n${table}\n<!-- bench:end -->\nAfter`;
  expect(replaceTable(page("| old |\n\nThen."), "| $1 |")).toBe(page("| $1 |"));
});
