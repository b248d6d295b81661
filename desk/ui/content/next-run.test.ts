import { afterEach, expect, test, vi } from "vitest";
import { nextRun } from "./next-run.ts";

afterEach(() => vi.useRealTimers());

test("the next run, planned after midnight in India → counted from the Indian day", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-15T01:00:00+05:30") });
  const sessions = [{ start: "2026-10-17", end: "2026-10-18" }];
  expect(nextRun([{ id: "october", sessions }])).toEqual({
    sessions: [{ start: "2026-12-19", end: "2026-12-20" }],
  });
});
