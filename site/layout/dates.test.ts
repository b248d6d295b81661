import { afterEach, expect, test, vi } from "vitest";
import { daysLeftText } from "../dates/dates.ts";
import { after, between, daysTo, nextDay, overAfter, until } from "../ui/dated.ts";
import { keepDatesRight } from "./dates.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const DAY = "2025-12-14";
/** Noon in India, so that the day is the same everywhere. */
const noonOn = (day: string) => new Date(`${day}T12:00:00+05:30`);

test.each([
  ["the day before", "2025-12-13", { until: true, after: false, over: false, left: "tomorrow" }],
  ["on the day itself", "2025-12-14", { until: true, after: false, over: false, left: "today" }],
  ["the day after", "2025-12-15", { until: false, after: true, over: true, left: "" }],
])("%s → built and read then, a page says the same", (_when, today, expected) => {
  vi.useFakeTimers({ now: noonOn(today) });
  const built = {
    until: !until(DAY).hidden,
    after: !after(DAY).hidden,
    over: overAfter(DAY)["data-is-over"] !== undefined,
    left: daysTo(DAY).children,
  };
  expect(built).toEqual(expected);

  // The page was built long before, or long after.
  for (const wrong of [true, false]) {
    const page = {
      until: element(until(DAY), wrong),
      after: element(after(DAY), wrong),
      over: element(overAfter(DAY), wrong),
      left: element(daysTo(DAY), wrong),
    };
    readPage(Object.values(page)).parsed();
    expect({
      until: !page.until.hidden,
      after: !page.after.hidden,
      over: page.over.isOver,
      left: page.left.textContent,
    }).toEqual(expected);
  }
});

test.each([
  ["2026-11-14", false],
  ["2026-11-15", true],
  ["2026-11-20", true],
  ["2026-11-21", false],
])("shown from the 15th until the 20th, read on %s → shown: %s", (today, isShown) => {
  vi.useFakeTimers({ now: noonOn(today) });
  const dated = between({ from: "2026-11-15", until: "2026-11-20" });
  expect(!dated.hidden).toBe(isShown);
  const read = element(dated, isShown);
  readPage([read]).parsed();
  expect(!read.hidden).toBe(isShown);
});

test.each(["2026-11-15", "2026-11-16", "2026-11-17", "2027-02-01", "2026-11-14"])(
  "the days left to %s → counted alike at build and in the browser",
  (day) => {
    vi.useFakeTimers({ now: noonOn("2026-11-15") });
    const counted = element({ "data-days-to": day }, true);
    readPage([counted]).parsed();
    expect(counted.textContent).toBe(daysLeftText(day, "2026-11-15"));
  },
);

test.each([
  ["2027-03-31", "31 Mar 2027", "today"],
  ["2027-04-01", "30 Jun 2027", "in 90 days"],
  ["2027-09-29", "30 Sep 2027", "tomorrow"],
])(
  "several days, read on %s → the next is %s, %s, at build and in the browser",
  (today, text, left) => {
    const days = ["2027-03-31", "2027-06-30", "2027-09-30"];
    vi.useFakeTimers({ now: noonOn(today) });
    expect([nextDay(days).children, daysTo(...days).children]).toEqual([text, left]);
    const [named, counted] = [element(nextDay(days), true), element(daysTo(...days), true)];
    readPage([named, counted]).parsed();
    expect([named.textContent, named.dateTime, counted.textContent]).toEqual([
      text,
      nextDay(days).dateTime,
      left,
    ]);
  },
);

test.each([
  ["2027-07-02", false],
  ["2027-07-03", true],
  ["2027-09-30", true],
])("a date of 30 Sep, read on %s → counted in red: %s, below 90 days only", (today, isSoon) => {
  vi.useFakeTimers({ now: noonOn(today) });
  const dated = daysTo("2027-09-30");
  expect(dated["data-soon"] === "").toBe(isSoon);
  const counted = element(dated, !isSoon);
  readPage([counted]).parsed();
  expect(counted.isSoon).toBe(isSoon);
});

test("the last of several days has passed → it stays named, and nothing is counted", () => {
  vi.useFakeTimers({ now: noonOn("2027-10-01") });
  const [named, counted] = [
    element({ "data-next": "2027-09-30" }, true),
    element(daysTo("2027-09-30"), true),
  ];
  named.textContent = "30 Sep 2027";
  readPage([named, counted]).parsed();
  expect([named.textContent, counted.textContent]).toEqual(["30 Sep 2027", ""]);
});

test("while the page is still coming in → each piece is chosen as it arrives, and the watch ends with the page", () => {
  vi.useFakeTimers({ now: noonOn("2025-12-15") });
  const first = element(until(DAY), false);
  const elements = [first];
  const page = readPage(elements);
  page.arrived();
  expect(first.hidden).toBe(true);
  const second = element(until(DAY), false);
  elements.push(second);
  page.arrived();
  expect(second.hidden).toBe(true);
  expect(page.isWatched()).toBe(true);
  page.parsed();
  expect(page.isWatched()).toBe(false);
});

test("a page shown again from memory on a later day → chosen anew", () => {
  vi.useFakeTimers({ now: noonOn("2025-12-14") });
  const dated = element(until(DAY), false);
  const page = readPage([dated]);
  page.parsed();
  expect(dated.hidden).toBe(false);
  vi.setSystemTime(noonOn("2025-12-15"));
  page.shown();
  expect(dated.hidden).toBe(true);
});

/** Runs the script on as much of a page as it touches. */
function readPage(elements: Array<ReturnType<typeof element>>) {
  const listeners: Record<string, Array<(event: object) => void>> = {};
  let arrived: (() => void) | undefined;
  vi.stubGlobal("document", {
    querySelector: () => undefined,
    querySelectorAll: (names: string) => elements.filter(({ has }) => names.split(",").some(has)),
  });
  vi.stubGlobal("addEventListener", (name: string, listener: (event: object) => void) => {
    listeners[name] = [...(listeners[name] ?? []), listener];
  });
  vi.stubGlobal(
    "MutationObserver",
    class {
      readonly act: () => void;
      constructor(act: () => void) {
        this.act = act;
      }
      observe() {
        arrived = this.act;
      }
      disconnect() {
        arrived = undefined;
      }
    },
  );
  keepDatesRight();
  return {
    arrived: () => arrived?.(),
    parsed: () => listeners.DOMContentLoaded?.forEach((listener) => void listener({})),
    shown: () => listeners.pageshow?.forEach((listener) => void listener({ persisted: true })),
    isWatched: () => arrived !== undefined,
  };
}

/** As much of an element as the script touches. */
function element(attributes: Record<string, string | boolean | undefined>, wrong: boolean) {
  const data = Object.entries(attributes).filter(
    ([name, value]) => name.startsWith("data-") && value,
  );
  const camel = (name: string) =>
    name.slice(5).replace(/-(\w)/g, (_all, letter) => letter.toUpperCase());
  return {
    dataset: Object.fromEntries(data.map(([name, value]) => [camel(name), value])),
    has: (selector: string) => data.some(([name]) => selector === `[${name}]`),
    hidden: wrong,
    isOver: wrong,
    textContent: "in 99 days",
    dateTime: "",
    isSoon: wrong,
    toggleAttribute(name: string, force: boolean) {
      this[name === "data-soon" ? "isSoon" : "isOver"] = force;
    },
  };
}
