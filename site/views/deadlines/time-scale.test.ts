import { expect, test } from "vitest";
import { positionOf, stretchesOf } from "./time-scale.ts";

test("a day in November → its month and those up to the next December, then years", () => {
  const stretches = stretchesOf("2026-11-15", "2029-04-15");
  expect(stretches.map(({ first }) => first).slice(0, 2)).toEqual(["2026-11-01", "2026-12-01"]);
  expect(stretches.filter(({ isMonth }) => isMonth).at(-1)?.last).toBe("2027-12-31");
  expect(stretches.filter(({ isMonth }) => !isMonth).map(({ first }) => first)).toEqual([
    "2028-01-01",
    "2029-01-01",
  ]);
});

test("stretches → follow each other without a gap, from end to end", () => {
  for (const last of ["2026-12-01", "2027-03-01", "2034-01-01"]) {
    const stretches = stretchesOf("2026-02-28", last);
    expect(stretches[0]?.from).toBe(0);
    expect(stretches.at(-1)?.to).toBeCloseTo(1);
    for (const [index, { from, first }] of stretches.entries()) {
      const before = stretches[index - 1];
      if (before) expect([from, first > before.last]).toEqual([before.to, true]);
    }
  }
});

test("days → stand in their order", () => {
  const stretches = stretchesOf("2026-11-15", "2034-01-01");
  const days = [
    "2026-11-15",
    "2027-01-01",
    "2027-01-31",
    "2027-02-01",
    "2027-12-31",
    "2028-01-01",
    "2034-01-01",
  ];
  const positions = days.map((day) => positionOf(day, stretches));
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(new Set(positions).size).toBe(days.length);
});
