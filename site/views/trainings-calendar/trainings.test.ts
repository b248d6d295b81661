import { expect, test } from "vitest";
import { calendarPages } from "./trainings.ts";

const [first] = calendarPages("2098-12-01");
const indexOf = (id: string) => first.items.findIndex((run) => run.id === id);

test("a cancelled run → stands in the list, and on no day of the stripes", () => {
  expect(first.items[indexOf("turn-of-the-year")]?.state).toBe("cancelled");
  expect(first.search.listings).toHaveLength(first.items.length);
  expect(first.search.listings[indexOf("turn-of-the-year")]?.sessions).toEqual([]);
  expect(first.search.listings[indexOf("2099-01-20")]?.sessions).not.toEqual([]);
});

test("why a training matters → with all wordings of its statements, for a list that is drawn in the browser", () => {
  const run = calendarPages("2025-12-01")[0].items.find(({ slug }) => slug === "two-weekend-almanac");
  expect(run?.whyItMatters).toContainEqual([
    { text: "Umbrellas go on sale on 1 February 2098.", until: "2098-01-31" },
    { text: "Umbrellas have been on sale since 1 February 2098.", from: "2098-02-01" },
  ]);
});
