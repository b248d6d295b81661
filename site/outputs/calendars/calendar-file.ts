import ical, { type ICalCalendar, ICalCalendarMethod } from "ical-generator";
import { FEED_TYPES } from "../../../contract/headers.ts";
import { firm } from "../../content/reader/read.ts";
import { INDIA } from "../../dates/dates.ts";
import { absolute } from "../seo/json-ld.ts";

/** The whole definition of a zone with one offset. */
const INDIA_DEFINITION = [
  "BEGIN:VTIMEZONE",
  `TZID:${INDIA}`,
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

/**
 * An empty calendar. Its events name the zone themselves: were it the calendar's, the stamps would be written in it,
 * which must be universal time.
 */
export function newCalendar(name: string, product: string): ICalCalendar {
  return ical({
    name,
    prodId: { company: firm().name, product, language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    timezone: india(null),
  });
}

/** As a feed, which programs ask for again once a day. */
export function asFeed(calendar: ICalCalendar, address: string): ICalCalendar {
  calendar.ttl(DAY_SECONDS);
  calendar.url(absolute(address));
  // A calendar must hold something: while there is no event, the zone.
  if (calendar.length() === 0) calendar.timezone(india(INDIA));
  return calendar;
}

/** As Astro's endpoints answer. */
export function calendarResponse(file: string): Response {
  return new Response(file, { headers: { "content-type": FEED_TYPES[".ics"] } });
}
