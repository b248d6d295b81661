import { afterEach, describe, expect, test, vi } from "vitest";
import { isPast } from "../content/records/run-days.ts";
import {
  byFirstDay,
  dayText,
  durationText,
  instant,
  longDayText,
  monthLabel,
  monthValue,
  type Session,
  sessionsText,
  timeText,
  today,
} from "./dates.ts";

const days = (...spans: Array<[string, string]>): Session[] =>
  spans.map(([start, end]) => ({ start, end }));
const greenFinance = days(["2025-12-06", "2025-12-07"], ["2025-12-13", "2025-12-14"]);

afterEach(() => vi.unstubAllEnvs());

test.each<[Session[], string, string]>([
  [days(["2025-11-22", "2025-11-22"]), "Nov 22 2025", "1 day"],
  [days(["2025-11-29", "2025-11-30"]), "Nov 29-30 2025", "2 days"],
  [days(["2024-12-31", "2025-01-01"]), "Dec 31 2024 – Jan 1 2025", "2 days"],
  [days(["2026-12-30", "2027-01-02"]), "Dec 30 2026 – Jan 2 2027", "4 days"],
  [
    days(["2026-12-30", "2027-01-02"], ["2027-01-09", "2027-01-09"]),
    "Dec 30 2026 – Jan 2 and 9 2027",
    "5 days",
  ],
  [
    days(["2026-12-30", "2026-12-30"], ["2027-01-09", "2027-01-10"]),
    "Dec 30 2026 and Jan 9-10 2027",
    "3 days",
  ],
  [
    days(["2026-03-05", "2026-03-05"], ["2027-03-04", "2027-03-04"]),
    "Mar 5 2026 and Mar 4 2027",
    "2 days",
  ],
  [days(["2025-11-14", "2025-11-16"]), "Nov 14-16 2025", "3 days"],
  [greenFinance, "Dec 6-7 and 13-14 2025", "4 days"],
  [days(["2025-11-29", "2025-12-02"]), "Nov 29-Dec 2 2025", "4 days"],
  [
    days(["2025-11-29", "2025-11-30"], ["2025-12-06", "2025-12-06"]),
    "Nov 29-30 and Dec 6 2025",
    "3 days",
  ],
])("%j → %s, %s", (sessions, text, duration) => {
  expect(sessionsText(sessions)).toBe(text);
  expect(durationText(sessions)).toBe(duration);
});

test("times → the twelve-hour clock, in Indian time", () => {
  expect(timeText({ from: "09:00", to: "17:00" })).toBe("9:00 AM to 5:00 PM IST");
  expect(timeText({ from: "00:30", to: "12:00" })).toBe("12:30 AM to 12:00 PM IST");
});

test("a month → value and label of its filter option", () => {
  expect(monthValue("2025-11-22")).toBe("2025-11");
  expect(monthLabel("2025-11")).toBe("Nov 2025");
});

test("a day → short and long text", () => {
  expect(dayText("2025-05-20")).toBe("20 May 2025");
  expect(longDayText("2025-08-27")).toBe("August 27, 2025");
});

test("an instant → with India's offset", () => {
  expect(instant("2025-12-06", "09:00")).toBe("2025-12-06T09:00:00+05:30");
});

test("order → year, month, then day", () => {
  const starts = ["2026-01-05", "2025-12-06", "2025-11-23", "2025-11-22"];
  const sorted = starts.map((start) => ({ sessions: days([start, start]) })).sort(byFirstDay);
  expect(sorted.map(({ sessions }) => sessions[0]?.start)).toEqual(starts.toReversed());
});

describe.each(["UTC", "America/Los_Angeles", "Pacific/Kiritimati"])(
  "on a machine in %s",
  (zone) => {
    test("a training is over from midnight in India, not before", () => {
      vi.stubEnv("TZ", zone);
      const lastSecond = today(new Date("2025-12-14T18:29:59Z"));
      const midnight = today(new Date("2025-12-14T18:30:00Z"));
      expect([lastSecond, midnight]).toEqual(["2025-12-14", "2025-12-15"]);
      expect(isPast({ sessions: greenFinance }, lastSecond)).toBe(false);
      expect(isPast({ sessions: greenFinance }, midnight)).toBe(true);
    });

    test("texts → the same days", () => {
      vi.stubEnv("TZ", zone);
      expect(sessionsText(greenFinance)).toBe("Dec 6-7 and 13-14 2025");
      expect(durationText(greenFinance)).toBe("4 days");
      expect(dayText("2025-05-20")).toBe("20 May 2025");
    });
  },
);

test("between two blocks of a training → it is not over", () => {
  expect(isPast({ sessions: greenFinance }, "2025-12-10")).toBe(false);
});
