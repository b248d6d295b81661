import { expect, test } from "vitest";
import { goal, median, replaceBetween, section, summary } from "./report.ts";

test.each([
  ["≤", 10, true],
  ["<", 10, false],
  ["≥", 10, true],
  ["≤", Number.NaN, false],
  ["≥", Number.NaN, false],
] as const)("%s 10, measured %s → met: %s", (sign, value, met) => {
  expect(goal("", value, sign, 10).met).toBe(met);
});

test("an odd number of values → the one in the middle", () => {
  expect(median([9, 1, 5])).toBe(5);
});

test("a part measured again → its section and its rows of the summary change, the other parts stay", () => {
  const report = (value: number) => ({
    goals: [goal("size", value, "≤", 5)],
    tables: [{ title: "All", head: ["a", "b"], rows: [["x", 1]] }],
    notes: ["A note."],
  });
  const empty = ["one", "two"].map((name) => `<!-- ${name}:start -->\n\n<!-- ${name}:end -->`).join("\n");
  const first = replaceBetween(empty, "one", section("one", "today", report(3)));
  const both = replaceBetween(first, "two", section("two", "today", report(4)));
  const again = replaceBetween(both, "two", section("two", "today", report(7)));
  expect(again).toContain("| a | b |\n| --- | ---: |\n| x | 1 |");
  expect(summary(again)).toContain(
    "| one: size | 3 | ≤ 5 | ✓ |\n| two: size | 7 | ≤ 5 | ✗ |\n\n1 of 2 goals met",
  );
});

test("no marks in the file → an error that names them", () => {
  expect(() => replaceBetween("nothing here", "bench", "")).toThrow("bench:start");
});
