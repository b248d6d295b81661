import { expect, test } from "vitest";
import { labelsOf, positionOf, shortWhen, stretchesOf } from "./time-scale.ts";

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

const asDays = (...dates: string[]) => dates.map((date) => ({ date }));
const day = (date: string) => Number(date.slice(-2));

test("days that crowd a row → every one labelled, and no label runs into another or over the edge", () => {
  const days = asDays(
    "2027-01-01",
    "2027-01-02",
    "2027-01-03",
    "2027-01-09",
    "2027-01-14",
    "2027-01-30",
  );
  const labels = labelsOf(days, (date) => day(date) * 10, 305);
  expect(labels.map(({ text }) => text)).toEqual([
    "1 Jan",
    "2 Jan",
    "3 Jan",
    "9 Jan",
    "14 Jan",
    "30 Jan",
  ]);
  for (const isBelow of [true, false]) {
    const lane = labels.filter((label) => label.isBelow === isBelow);
    expect(lane.length).toBeGreaterThan(0);
    for (const [index, { labelX, text }] of lane.entries())
      expect(labelX + text.length * 7).toBeLessThanOrEqual(lane[index + 1]?.labelX ?? 305);
  }
});

test("two duties of one day → one label", () => {
  const labels = labelsOf(asDays("2027-09-30", "2027-09-30"), day, 900);
  expect(labels.map(({ text }) => text)).toEqual(["30 Sep", ""]);
});

test("an approximate day → its own words, or its month where they are long", () => {
  expect(shortWhen({ date: "2027-05-14", about: "mid-May 2027" })).toBe("mid-May 2027");
  expect(shortWhen({ date: "2027-08-09", about: "With the annual report, by 9 August 2027" })).toBe(
    "Aug",
  );
});
