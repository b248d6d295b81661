import { afterEach, expect, test, vi } from "vitest";
import { dayOf, type Milestone, occurrencesOf, repeatProblems, turnsOf } from "./milestones.ts";

afterEach(() => void vi.useRealTimers());

const quarterly: Milestone = {
  id: "holding",
  date: "2027-03-31",
  repeats: {
    days: ["03-31", "06-30", "09-30", "12-31"],
    later: [
      { what: "Second holding", note: "For {last-year}." },
      { what: "Holding of {this-month}, {financial-year}" },
    ],
  },
  what: "First holding",
  who: "Declarants",
  prepare: "Figures of {this-year}",
  source: "act",
  kind: "due",
};

test("a duty that comes back → one occurrence a day, up to the last one asked for", () => {
  const days = occurrencesOf(quarterly, "2028-06-29");
  expect(days.map(({ id, date }) => [id, date])).toEqual([
    ["holding", "2027-03-31"],
    ["holding-2027-06", "2027-06-30"],
    ["holding-2027-09", "2027-09-30"],
    ["holding-2027-12", "2027-12-31"],
    ["holding-2028-03", "2028-03-31"],
  ]);
  expect(new Set(days.map(({ milestone, every }) => `${milestone} ${every}`))).toEqual(
    new Set(["holding every quarter"]),
  );
});

test("words of later days → change from where they are given, and name their year", () => {
  const [first, second, third, fourth, fifth] = occurrencesOf(quarterly, "2028-12-31");
  expect(first).toMatchObject({
    what: "First holding",
    note: undefined,
    prepare: "Figures of 2027",
  });
  expect(second).toMatchObject({ what: "Second holding", note: "For 2026." });
  expect(third).toMatchObject({ what: "Holding of September 2027, FY 2026-27", note: "For 2026." });
  expect(fourth?.what).toBe("Holding of December 2027, FY 2026-27");
  expect(fifth).toMatchObject({
    what: "Holding of March 2028, FY 2027-28",
    prepare: "Figures of 2028",
  });
});

test("an end → nothing after it; no end → five years from today, or from a first day after it", () => {
  const yearly = { ...quarterly, repeats: { days: ["03-31"], until: "2029-03-31" } };
  expect(occurrencesOf(yearly, "2040-01-01").map(({ date }) => date.slice(0, 4))).toEqual([
    "2027",
    "2028",
    "2029",
  ]);
  expect(occurrencesOf(yearly)[0]?.every).toBe("every year until 2029");
  vi.useFakeTimers({ now: new Date("2026-11-17T06:00:00Z") });
  expect(occurrencesOf(quarterly).at(-1)?.date).toBe("2032-12-31");
  vi.useFakeTimers({ now: new Date("2029-11-17T06:00:00Z") });
  expect(occurrencesOf(quarterly).at(-1)?.date).toBe("2034-12-31");
});

test("a milestone on one day → that day, however far it is", () => {
  const { repeats, ...once } = quarterly;
  expect(occurrencesOf(once, "2020-01-01")).toMatchObject([{ id: "holding", every: undefined }]);
});

test("a name → the first day, or the later day it stands for", () => {
  expect(dayOf("holding", [quarterly])).toBe("2027-03-31");
  expect(dayOf("holding-2045-06", [quarterly])).toBe("2045-06-30");
  for (const name of ["holding-2045-07", "hold", "holding-2027-03", undefined])
    expect(dayOf(name, [quarterly])).toBeUndefined();
});

test.each<[string, Partial<Milestone>, string]>([
  ["a first day that is none of them", { date: "2027-04-30" }, "repeats.days"],
  ["two days in a month", { repeats: { days: ["03-01", "03-31"] } }, "repeats.days"],
  [
    "an end before the first day",
    { repeats: { days: ["03-31"], until: "2027-03-30" } },
    "repeats.until",
  ],
  ["words that cannot be filled in", { what: "In {next-year}" }, "what"],
])("%s → told", (_mistake, wrong, field) => {
  expect(repeatProblems({ ...quarterly, ...wrong }).map((problem) => problem.field)).toEqual([
    field,
  ]);
  expect(repeatProblems(quarterly)).toEqual([]);
});

test("turns → each day is next from the day after the one before it", () => {
  const days = ["2027-06-30", "2027-03-31", "2027-06-30"].map((date) => ({ date }));
  expect(
    turnsOf(days).map(({ from, until, milestones }) => [from, until, milestones.length]),
  ).toEqual([
    [undefined, "2027-03-31", 1],
    ["2027-04-01", "2027-06-30", 2],
  ]);
});
