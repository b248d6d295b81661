import { expect, test } from "vitest";
import { calendarPages } from "./trainings.ts";

test("why a training matters → with all wordings of its statements, for a list that is drawn in the browser", () => {
  const run = calendarPages("2025-12-01")[0].items.find(
    ({ slug }) => slug === "two-weekend-almanac",
  );
  expect(run?.whyItMatters).toContainEqual([
    { text: "Umbrellas go on sale on 1 February 2098.", until: "2098-01-31" },
    { text: "Umbrellas have been on sale since 1 February 2098.", from: "2098-02-01" },
  ]);
});
