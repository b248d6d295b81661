import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { allRuns } from "../../content/records/trainings.ts";
import { calendarLinks } from "./calendar-links.ts";
import { runCalendar, trainingsFeed } from "./training-calendar.ts";

beforeEach(() => vi.stubEnv("CONTENT_DIR", "tests/fixtures/content"));
afterEach(() => vi.unstubAllEnvs());

const runOf = (slug: string, id?: string) => {
  const run = allRuns().find(
    ({ training, id: own }) => training.slug === slug && (!id || own === id),
  );
  if (!run) throw new Error(`there is no run ${slug} ${id}`);
  return run;
};
const read = (file: string) => new ICAL.Component(ICAL.parse(file));
const eventsOf = (file: string) =>
  read(file)
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));
/** The instants of an event and its repetitions. */
function occurrences(event: ICAL.Event): string[] {
  const times = event.iterator();
  return Array.from({ length: 10 }, () => times.next())
    .filter(Boolean)
    .map((time) => time.toJSDate().toISOString());
}

describe.each(["UTC", "America/Los_Angeles", "Asia/Kolkata"])(
  "built on a machine in %s",
  (zone) => {
    beforeEach(() => vi.stubEnv("TZ", zone));

    test("two weekends → an event each, repeated daily, at nine in India", () => {
      const file = runCalendar(runOf("two-weekend-almanac"));
      const calendar = read(file);
      const zones = calendar.getAllSubcomponents("vtimezone");
      for (const component of zones) ICAL.TimezoneService.register(component);
      expect(zones.map((component) => component.getFirstPropertyValue("tzid"))).toEqual([
        "Asia/Kolkata",
      ]);
      const events = eventsOf(file);
      expect(events.map(({ uid }) => uid)).toEqual([
        "two-weekend-almanac-2025-12-06-1@verdant-ledger.example",
        "two-weekend-almanac-2025-12-06-2@verdant-ledger.example",
      ]);
      expect(events.map(occurrences)).toEqual([
        ["2025-12-06T03:30:00.000Z", "2025-12-07T03:30:00.000Z"],
        ["2025-12-13T03:30:00.000Z", "2025-12-14T03:30:00.000Z"],
      ]);
      expect(events[0]?.endDate.toJSDate().toISOString()).toBe("2025-12-06T11:30:00.000Z");
      expect(events[0]?.location).toBe("Online");
    });

    test("a run without hours → whole days, and its place", () => {
      const [event] = eventsOf(runCalendar(runOf("far-future-forestry", "2099-02-14")));
      expect(event?.startDate.toString()).toBe("2099-02-14");
      expect(event?.endDate.toString(), "the end is not part of it").toBe("2099-02-16");
      expect(event?.location).toBe("Fixture Hall, 1 Lantern Lane, Pune");
    });
  },
);

test("the feed → every run to come, in order, and no past one", () => {
  const ids = eventsOf(trainingsFeed("2026-11-15")).map(({ uid }) => uid.replace(/@.*/, ""));
  expect(ids).toEqual([
    "far-future-forestry-2098-05-10-1",
    "coming-soon-compass-2098-06-01-1",
    "centenary-cartography-turn-of-the-year-1",
    "centenary-cartography-2099-01-20-1",
    "far-future-forestry-2099-02-14-1",
    "coming-soon-clockwork-2099-03-05-1",
  ]);
  expect(read(trainingsFeed("2026-11-15")).getFirstPropertyValue("x-wr-calname")).toBe(
    "Verdant Ledger: trainings",
  );
  expect(eventsOf(trainingsFeed("2099-12-31"))).toEqual([]);
});

test("a cancelled run → said so under its old id, with the number of its revision", () => {
  const [event] = eventsOf(runCalendar(runOf("centenary-cartography", "turn-of-the-year")));
  expect(event?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  expect(event?.sequence).toBe(2);
});

test("links → the file, Google with its repetition, Outlook from first to last hour", () => {
  const [file, google, outlook] = calendarLinks(runOf("far-future-forestry"));
  expect(file?.to).toBe("/calendar/trainings/far-future-forestry/2098-05-10.ics");
  const query = (to = "") => Object.fromEntries(new URL(to).searchParams);
  expect(query(google?.to)).toMatchObject({
    text: "Far-Future Forestry",
    dates: "20980510T090000/20980510T170000",
    ctz: "Asia/Kolkata",
    recur: "RRULE:FREQ=DAILY;COUNT=3",
  });
  expect(query(outlook?.to)).toMatchObject({
    subject: "Far-Future Forestry",
    startdt: "2098-05-10T09:00:00+05:30",
    enddt: "2098-05-12T17:00:00+05:30",
  });
});

test("links of two blocks → each named by its days; of whole days → the day after as the end", () => {
  expect(calendarLinks(runOf("two-weekend-almanac")).map(({ label }) => label)).toEqual([
    "Calendar file (.ics)",
    "Google, Dec 6-7 2025",
    "Outlook, Dec 6-7 2025",
    "Google, Dec 13-14 2025",
    "Outlook, Dec 13-14 2025",
  ]);
  const [, google] = calendarLinks(runOf("far-future-forestry", "2099-02-14"));
  expect(new URL(google?.to ?? "").searchParams.get("dates")).toBe("20990214/20990216");
});
