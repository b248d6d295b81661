import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Deadline, deadlinesOf, findRule, rules } from "../../content/records/rules.ts";
import { allFeedFile, milestoneCalendar, ruleFeedFile } from "./deadline-calendar.ts";
import { deadlineEvent, deadlineFile, subscribeLink } from "./deadline-events.ts";
import { dayLinks } from "./web-calendars.ts";

beforeEach(() => vi.stubEnv("CONTENT_DIR", "tests/fixtures/content"));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const rule = () => findRule("cbam") ?? expect.unreachable("the fixtures have no rule “cbam”");
function deadline(id: string): Deadline {
  const found = deadlinesOf(rules()).find((day) => day.id === id);
  return found ?? expect.unreachable(`the fixtures have no milestone “${id}”`);
}
const read = (file: string) => new ICAL.Component(ICAL.parse(file));
const eventsOf = (file: string) =>
  read(file)
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));
const uids = (file: string) => eventsOf(file).map(({ uid }) => uid);

describe.each(["UTC", "America/Los_Angeles", "Asia/Kolkata"])(
  "built on a machine in %s",
  (zone) => {
    beforeEach(() => vi.stubEnv("TZ", zone));

    test("a milestone → its whole day, on nobody's busy time", () => {
      const [event] = eventsOf(milestoneCalendar(rule(), { id: "sale" }));
      expect(event?.startDate.isDate).toBe(true);
      expect(event?.startDate.toString()).toBe("2098-02-01");
      expect(event?.endDate.toString(), "the end is not part of it").toBe("2098-02-02");
      expect(event?.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
      expect(event?.component.getFirstPropertyValue("status")).toBe("CONFIRMED");
    });

    test("stamps → the day of the review in universal time, whenever it is built", () => {
      const event = eventsOf(ruleFeedFile(rule()))[0]?.component;
      for (const name of ["dtstamp", "last-modified"])
        expect([name, String(event?.getFirstPropertyValue(name))]).toEqual([
          name,
          "2026-06-11T00:00:00Z",
        ]);
    });
  },
);

test("an entry → says who acts, what to have ready, the source, and leads to the page", () => {
  const [event] = eventsOf(milestoneCalendar(rule(), { id: "sale" }));
  expect(event?.summary).toBe("Lantern Act: Event 8: sturdy umbrellas");
  expect(event?.description.split("\n")).toEqual([
    "What the meadow holds, the clockmaker explains; the rest is varnish.",
    "Who acts: Harbour masters.",
    "Have ready: A ledger of umbrellas, and one thimble for each.",
    "Source: Fixture source: the act, Harbour gazette 11.",
    "Sources to May 2026, read on 11 Jun 2026.",
  ]);
  expect(event?.component.getFirstPropertyValue("url")).toBe(
    "https://verdant-ledger.example/deadlines#cbam-sale",
  );
});

test("a day that no source gives → tentative, and its text says so", () => {
  const [event] = eventsOf(milestoneCalendar(rule(), { id: "last-report" }));
  expect(event?.component.getFirstPropertyValue("status")).toBe("TENTATIVE");
  expect(event?.description).toMatch(/^When: January 2026\. The sources name no calendar date/);
});

test("ids → stay with the names in the ledger, the same in every feed, and no two alike", () => {
  const own = uids(ruleFeedFile(rule()));
  expect(own).toContain("cbam-sale@verdant-ledger.example");
  expect(own).toHaveLength(rule().milestones.length);
  const all = uids(allFeedFile());
  expect(all).toEqual(expect.arrayContaining(own));
  expect(new Set(all).size).toBe(all.length);
});

test("a duty that comes back → three years of it from the build, each day under an id of its own", () => {
  vi.useFakeTimers({ now: new Date("2095-06-29T06:00:00Z") });
  const holdings = () => uids(ruleFeedFile(rule())).filter((uid) => uid.startsWith("cbam-holding"));
  // The first is there however far it is.
  expect(holdings()).toEqual(["cbam-holding@verdant-ledger.example"]);
  vi.useFakeTimers({ now: new Date("2095-06-30T06:00:00Z") });
  expect(holdings()).toHaveLength(2);
  vi.useFakeTimers({ now: new Date("2098-07-01T06:00:00Z") });
  expect(holdings()).toEqual(
    ["", "-2098-06", "-2099-03"].map((month) => `cbam-holding${month}@verdant-ledger.example`),
  );
  // Its own file has what is still to come.
  expect(uids(milestoneCalendar(rule(), { id: "holding" }))).toEqual([
    "cbam-holding-2099-03@verdant-ledger.example",
  ]);
  const [event] = eventsOf(milestoneCalendar(rule(), { id: "holding" }));
  expect(event?.summary).toBe("Lantern Act: Event 9: quiet teapots of 2099");
  expect(event?.description).toContain("Comes back 2 times a year until 2099.");
  expect(String(event?.component.getFirstPropertyValue("url"))).toMatch(
    /\/deadlines#cbam-holding$/,
  );
});

test("a milestone moved in a later review → the same id with a higher sequence", () => {
  const before = eventsOf(ruleFeedFile(rule())).at(-1);
  const moved = rule().milestones.map((one) =>
    one.id === "declaration" ? { ...one, date: "2099-10-31" } : one,
  );
  const after = eventsOf(ruleFeedFile({ ...rule(), milestones: moved, reviewed: "2026-06-12" })).at(
    -1,
  );
  expect(after?.uid).toBe(before?.uid);
  expect(after?.startDate.toString()).toBe("2099-10-31");
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.NaN);
});

test("feeds → named, asked for once a day, and valid without a single milestone", () => {
  const kettles = findRule("kettle-code") ?? expect.unreachable();
  for (const feed of [allFeedFile(), ruleFeedFile(rule()), ruleFeedFile(kettles)].map(read)) {
    expect(feed.getFirstPropertyValue("x-wr-calname")).toMatch(/^Verdant Ledger: /);
    expect(String(feed.getFirstPropertyValue("refresh-interval"))).toBe("P1D");
    expect(feed.getFirstPropertyValue("x-published-ttl")).toBe("P1D");
    expect(feed.getFirstPropertyValue("method")).toBe("PUBLISH");
    expect(feed.getAllSubcomponents().length, "the standard asks for a component").toBeGreaterThan(
      0,
    );
  }
  expect(subscribeLink("/calendar/all.ics")).toBe(
    "webcal://verdant-ledger.example/calendar/all.ics",
  );
});

test("lines → folded at 75 bytes and ended as the standard says", () => {
  const lines = allFeedFile().split("\r\n");
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || line.includes("\n"))).toEqual([]);
});

test("links → the file, and the two web calendars with the whole day", () => {
  const [google, outlook] = dayLinks(deadlineEvent(deadline("sale"))).map(({ to }) => to);
  const query = (to = "") => Object.fromEntries(new URL(to).searchParams);
  expect(deadlineFile(deadline("sale"))).toBe("/calendar/cbam/sale.ics");
  expect(deadlineFile(deadline("holding-2098-06"))).toBe("/calendar/cbam/holding.ics");
  expect(query(google)).toMatchObject({
    text: "Lantern Act: Event 8: sturdy umbrellas",
    dates: "20980201/20980202",
  });
  expect(query(outlook)).toMatchObject({
    startdt: "2098-02-01",
    enddt: "2098-02-02",
    allday: "true",
  });
});
