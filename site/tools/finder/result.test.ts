import ICAL from "ical.js";
import { beforeEach, expect, test, vi } from "vitest";
import { allFeedFile } from "../../outputs/calendars/deadline-calendar.ts";
import type { DatedCondition } from "./decide.ts";
import { onlyEvents, resultOf, tallyOf, timelineOf } from "./result.ts";

beforeEach(() => {
  vi.stubEnv("CONTENT_DIR", "tests/fixtures/content");
});

const DAY = "2026-11-15";
const a: DatedCondition = { question: "a", is: true };
const b: DatedCondition = { question: "b", is: true };
const on = (...days: string[]) => days.map((date) => ({ date }));

const RULES = [
  { id: "undated", applies: { binds: a }, dates: [] },
  { id: "late", applies: { binds: a }, dates: on("2027-06-30") },
  { id: "code", applies: { binds: a }, voluntary: true, dates: on("2026-12-01") },
  { id: "soon", applies: { binds: a }, dates: on("2026-11-14", "2026-12-30", "2028-01-01") },
  { id: "other", applies: { binds: b, reaches: a }, dates: on("2027-01-01") },
  { id: "open", applies: { binds: { question: "c", is: true } }, dates: on("2026-11-16") },
  { id: "none", applies: { binds: b }, dates: on("2026-11-17") },
];
const result = () => resultOf(RULES, { answers: { a: true, b: false }, day: DAY });

test("a result → by group, law before standards, and within it by the next date", () => {
  expect(result().map(({ rule, group }) => `${group} ${rule.id}`)).toEqual([
    "binds soon",
    "binds late",
    "binds undated",
    "reaches other",
    "voluntary code",
    "may open",
    "not none",
  ]);
  expect(result()[0]?.dates).toEqual(on("2026-12-30", "2028-01-01"));
});

test("its sentence → counts what binds, concerns and may; the next date is of the first two", () => {
  expect(tallyOf(result())).toEqual({
    binds: 3,
    concerns: 2,
    may: 1,
    next: { date: "2026-12-01" },
  });
  expect(tallyOf([])).toEqual({ binds: 0, concerns: 0, may: 0, next: undefined });
});

test("a time line → from today to the last date, at least one year and at most three", () => {
  const short = timelineOf(["2026-12-30"], DAY);
  expect([short.at(DAY), short.at("2027-11-15")]).toEqual([0, 100]);
  expect(short.years.map(({ year }) => year)).toEqual(["2027"]);
  const long = timelineOf(["2027-01-01", "2034-01-01"], DAY);
  expect(long.at("2034-01-01")).toBeUndefined();
  expect(long.years.map(({ year }) => year)).toEqual(["2027", "2028", "2029"]);
});

test("the calendar of some dates → these events and no others, unchanged", () => {
  const events = (file: string) =>
    new ICAL.Component(ICAL.parse(file))
      .getAllSubcomponents("vevent")
      .map((event) => String(event.getFirstPropertyValue("uid")));
  const [first = "", , third = ""] = events(allFeedFile());
  const mine = onlyEvents(allFeedFile(), [first, third]);
  expect(events(mine)).toEqual([first, third]);
  expect(events(onlyEvents(allFeedFile(), [first.slice(0, -1)]))).toEqual([]);
  const text = (file: string) => /BEGIN:VEVENT[\s\S]*?END:VEVENT/.exec(file)?.[0];
  expect(text(mine)).toBe(text(allFeedFile()));
});
