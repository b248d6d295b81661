import { expect, test } from "vitest";
import { atLeast, atMost, below, median, percentile } from "./report.ts";

test.each([
  [true, "exactly", atMost(10, { what: "", value: 10 })],
  [false, "3 above", atMost(0, { what: "", value: 3 })],
  [false, "exactly", below(50, { what: "", value: 50 })],
  [true, "20 % below", below(50, { what: "", value: 40 })],
  [false, "0.2 % below", atLeast(0.4, { what: "", value: 0.399 })],
  [true, "exactly", atLeast(100, { what: "", value: 100 })],
])("goal met: %s, %s", (met, margin, goal) => {
  expect(goal).toMatchObject({ met, margin });
});

test.each([atMost, below, atLeast])("nothing measured → no goal met", (judge) => {
  expect(judge(1, { what: "", value: Number.NaN })).toMatchObject({ met: false, shown: "not measured" });
});

test("median and percentile → the middle, and the value below which the share lies", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBe(10);
});
