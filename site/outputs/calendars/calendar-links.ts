import type { TrainingListing } from "../../content/records/trainings.ts";
import { INDIA, instant, sessionsText } from "../../dates/dates.ts";
import { runFile } from "./addresses.ts";
import { eventsOf, type RunEvent } from "./run-events.ts";

export type CalendarLink = { label: string; to: string };

/** The ways to put a run into a calendar: a file with all of it, and for each block of days the two web calendars. */
export function calendarLinks(run: TrainingListing): CalendarLink[] {
  const events = eventsOf(run);
  const named = (name: string, { session }: RunEvent) =>
    events.length > 1 ? `${name}, ${sessionsText([session])}` : name;
  return [
    { label: "Calendar file (.ics)", to: runFile(run.course.slug, run.id) },
    ...events.flatMap((event) => [
      { label: named("Google", event), to: googleLink(event) },
      { label: named("Outlook", event), to: outlookLink(event, run) },
    ]),
  ];
}

function googleLink({ title, text, place, from, to, days, isWholeDays }: RunEvent): string {
  const compact = (moment: string) => moment.replaceAll(/[-:]/g, "");
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates: `${compact(from)}/${compact(to)}`,
    ctz: INDIA,
    details: text,
    location: place,
  });
  if (days > 1 && !isWholeDays) query.set("recur", `RRULE:FREQ=DAILY;COUNT=${days}`);
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** Outlook's link knows no repetition: several days are one entry, whose text says the hours of each. */
function outlookLink(
  { title, text, place, from, to, session, isWholeDays }: RunEvent,
  { time }: TrainingListing,
): string {
  const query = new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: title,
    startdt: time ? instant(session.start, time.from) : from,
    enddt: time ? instant(session.end, time.to) : to,
    allday: String(isWholeDays),
    body: text,
    location: place,
  });
  return `https://outlook.office.com/calendar/0/deeplink/compose?${query}`;
}
