import ical, { type ICalCalendar, ICalCalendarMethod } from "ical-generator";
import { TIME_ZONE } from "../../../contract/indian-time.ts";
import { firm } from "../../content/reader/read.ts";
import { absolute } from "../seo/json-ld.ts";

const INDIA_DEFINITION = [
  "BEGIN:VTIMEZONE",
  `TZID:${TIME_ZONE}`,
  "BEGIN:STANDARD",
  "TZOFFSETFROM:+0530",
  "TZOFFSETTO:+0530",
  "TZNAME:IST",
  "DTSTART:19700101T000000",
  "END:STANDARD",
  "END:VTIMEZONE",
].join("\r\n");

const india = (name: string | null) => ({ name, generator: () => INDIA_DEFINITION });

const DAY_SECONDS = 86_400;

/** An empty calendar without a zone: events name their own. With one, stamps would be written in it, not in UTC. */
export const newCalendar = (name: string, product: string): ICalCalendar =>
  ical({
    name,
    prodId: { company: firm().name, product, language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    timezone: india(null),
  });

/** Changes the calendar that it is given, and returns it. */
export function asFeed(calendar: ICalCalendar, path: string): ICalCalendar {
  calendar.ttl(DAY_SECONDS);
  calendar.url(absolute(path));
  // The format asks for at least one part: without events, the zone.
  if (calendar.length() === 0) calendar.timezone(india(TIME_ZONE));
  return calendar;
}
