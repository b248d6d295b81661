import { expect, test } from "vitest";
import { isOpen, isPast, laterRuns, shownRuns, upcomingFirst } from "./run-days.ts";
import type { Run } from "./runs.ts";

const TODAY = "2026-11-15";

const run = (start: string, end = start, state: Run["state"] = "open") =>
  ({ id: start, sessions: [{ start, end }], state }) as Run;
const ids = (runs: Run[]) => runs.map(({ id }) => id);

test("past → from the day after the last on", () => {
  expect(isPast(run("2026-11-13", "2026-11-15"), TODAY)).toBe(false);
  expect(isPast(run("2026-11-13", "2026-11-14"), TODAY)).toBe(true);
});

test.each<[Run["state"], string, boolean]>([
  ["open", "2026-11-16", true],
  ["few seats", "2026-11-16", true],
  ["open", TODAY, false],
  ["full", "2026-11-16", false],
  ["cancelled", "2026-11-16", false],
])("%s, beginning on %s → can be joined: %s", (state, start, expected) => {
  expect(isOpen(run(start, start, state), TODAY)).toBe(expected);
});

test("in any order → those to come, then the past ones, both by ascending date", () => {
  const days = ["2027-01-09", "2025-12-06", "2026-11-14", "2026-11-15", "2025-11-22"];
  expect(
    ids(
      upcomingFirst(
        days.map((day) => run(day)),
        TODAY,
      ),
    ),
  ).toEqual(["2026-11-15", "2027-01-09", "2025-11-22", "2025-12-06", "2026-11-14"]);
});

test("a training's page shows → the runs to come that are held", () => {
  const runs = [run("2025-01-01"), run("2026-12-01", "2026-12-01", "cancelled"), run("2027-01-01")];
  expect(ids(shownRuns(runs, TODAY))).toEqual(["2027-01-01"]);
});

test("all runs to come are cancelled → the last of them; none is to come → the last that was", () => {
  const cancelled = run("2026-12-01", "2026-12-01", "cancelled");
  expect(ids(shownRuns([run("2025-01-01"), cancelled], TODAY))).toEqual(["2026-12-01"]);
  expect(ids(shownRuns([run("2025-01-01"), run("2025-06-01")], TODAY))).toEqual(["2025-06-01"]);
});

test("instead of a run → the later ones that can be joined", () => {
  const full = run("2026-12-01", "2026-12-01", "full");
  const runs = [
    run("2025-01-01"),
    full,
    run("2027-01-01"),
    run("2027-02-01", "2027-02-01", "cancelled"),
  ];
  expect(ids(laterRuns(full, runs, TODAY))).toEqual(["2027-01-01"]);
});
