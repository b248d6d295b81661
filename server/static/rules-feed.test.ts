import ICAL from "ical.js";
import { expect, it } from "vitest";
import { RULES_FEED_PATH } from "../../contract/forms.ts";
import { startApp } from "../../tests/server/harness/app.ts";
import { fixtureSite } from "../../tests/server/harness/folders.ts";

const calendar = (rule: string, ...events: string[]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Fixture//deadlines//EN",
    `URL:https://verdant-ledger.example/calendar/${rule}.ics`,
    "METHOD:PUBLISH",
    `NAME:Fixture: ${rule}`,
    `X-WR-CALNAME:Fixture: ${rule}`,
    "X-WR-CALDESC:A rule whose description is long enough to be",
    "  continued",
    ...events.flatMap((uid) => [
      "BEGIN:VEVENT",
      `UID:${uid}`,
      "DTSTAMP:20980101T000000Z",
      "DTSTART;VALUE=DATE:20980201",
      "SUMMARY:Due",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");

const BUILD_DIR = () =>
  fixtureSite({
    "index.html": "<h1>Home</h1>",
    "calendar/lamps.ics": calendar("lamps", "lamps-1", "lamps-2"),
    "calendar/ferries.ics": calendar("ferries", "ferries-1"),
    "calendar/undated.ics": calendar("undated"),
  });

it("two rules by their names → one calendar with the events of both, each once", async () => {
  const { get } = await startApp({ BUILD_DIR: BUILD_DIR() });
  const answer = await get(`${RULES_FEED_PATH}?of=lamps,ferries,lamps,no-such-rule,undated`);
  expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  const read = new ICAL.Component(ICAL.parse(answer.body));
  expect(
    read.getAllSubcomponents("vevent").map((event) => event.getFirstPropertyValue("uid")),
  ).toEqual(["lamps-1", "lamps-2", "ferries-1"]);
  expect(read.getAllProperties("x-wr-calname").map((name) => name.getFirstValue())).toEqual([
    expect.stringMatching(/: my rules$/),
  ]);
  expect(answer.body).not.toContain("continued");
});

it.each(["", "?of=", "?of=no-such-rule", "?of=../index", "?of=lamps/../../index", "?of=a&of=b"])(
  "%s names no rule → 404 in words",
  async (query) => {
    const { get } = await startApp({ BUILD_DIR: BUILD_DIR() });
    const answer = await get(RULES_FEED_PATH + query);
    expect([answer.statusCode, answer.body]).toEqual([404, "No rule has this name.\n"]);
  },
);
