import { expect, test } from "vitest";
import { daysLabel, stripesOf } from "./stripe-days.ts";

const held = (position: number, ...days: Array<[string, string]>) => ({
  position,
  sessions: days.map(([start, end]) => ({ start, end })),
});

test("trainings of two months → their quarter, both in full, each day with what is held on it", () => {
  const [october, november, december, ...more] = stripesOf([
    held(0, ["2025-11-22", "2025-11-23"]),
    held(1, ["2025-11-23", "2025-11-23"], ["2025-12-01", "2025-12-01"]),
  ]);
  expect(more).toEqual([]);
  expect(october).toEqual({ month: "2025-10", days: [] });
  expect(november?.days).toHaveLength(30);
  expect(november?.days.slice(20, 24)).toEqual([[], [0], [0, 1], []]);
  expect(december).toMatchObject({ month: "2025-12" });
  expect(december?.days[0]).toEqual([1]);
});

test("days in a row → named once, from the first to the last", () => {
  const marks = [undefined, 3, 3, undefined, 4, undefined, 5];
  expect(marks.map((_, day) => daysLabel(day, marks))).toEqual([
    undefined,
    "2-3",
    undefined,
    undefined,
    "5",
    undefined,
    "7",
  ]);
});
