import { afterEach, expect, test, vi } from "vitest";
import { after, overAfter, until } from "../ui/dated.ts";
import { startDates } from "./dates.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const DAY = "2025-12-14";
/** Noon in India, so that the day is the same everywhere. */
const noonOn = (day: string) => new Date(`${day}T12:00:00+05:30`);

test.each([
  ["the day before", "2025-12-13", { until: true, after: false, over: false }],
  ["on the day itself", "2025-12-14", { until: true, after: false, over: false }],
  ["the day after", "2025-12-15", { until: false, after: true, over: true }],
])("%s → built and read then, a page says the same", (_when, today, expected) => {
  vi.useFakeTimers({ now: noonOn(today) });
  const built = { until: !until(DAY).hidden, after: !after(DAY).hidden, over: isOver(overAfter(DAY)) };
  expect(built).toEqual(expected);

  // The page was built long before, or long after.
  for (const wrong of [true, false]) {
    const page = { until: element({ until: DAY }, wrong), after: element({ after: DAY }, wrong) };
    const over = element({ over: DAY }, wrong);
    vi.stubGlobal("document", { querySelectorAll: () => [page.until, page.after, over] });
    startDates();
    expect({ until: !page.until.hidden, after: !page.after.hidden, over: over.isOver }).toEqual(expected);
  }
});

function isOver(attributes: ReturnType<typeof overAfter>): boolean {
  return attributes["data-is-over"] !== undefined;
}

/** As much of an element as the script touches. */
function element(dataset: Record<string, string>, wrong: boolean) {
  return {
    dataset,
    hidden: wrong,
    isOver: wrong,
    toggleAttribute(_name: string, force: boolean) {
      this.isOver = force;
    },
  };
}
