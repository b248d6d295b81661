import { expect, test } from "vitest";
import type { Occurrence } from "../../content/records/milestones.ts";
import { nextSteps } from "./next-steps.ts";

const milestone = (date: string, prepare?: string) =>
  ({
    id: date,
    milestone: date,
    date,
    prepare,
    what: "",
    who: "",
    source: "act",
    kind: "due",
  }) as Occurrence;

test("dates to come that ask for preparation → three at a time, the fourth once the first has passed", () => {
  const steps = nextSteps(
    [
      milestone("2098-05-01", "e"),
      milestone("2097-01-01", "passed"),
      milestone("2098-01-01", "a"),
      milestone("2098-02-01"),
      milestone("2098-03-01", "c"),
      milestone("2098-04-01", "d"),
    ],
    "2097-12-01",
  );
  expect(steps.map(({ prepare, shownFrom }) => [prepare, shownFrom])).toEqual([
    ["a", undefined],
    ["c", undefined],
    ["d", undefined],
    ["e", "2098-01-02"],
  ]);
});
