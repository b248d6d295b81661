import type { TrainingRun } from "../../content/records/trainings.ts";
import { INDIA, instant, sessionsText } from "../../dates/dates.ts";
import { runFile } from "./addresses.ts";
import { eventsOf, type RunEvent } from "./run-events.ts";

/** The ways to put a run into a calendar: a file with all of it, and for each block of days the two web calendars. */
export function calendarLinks(run: TrainingRun): CalendarLink[] {
  const events = eventsOf(run);
  const named = (name: string, { session }: RunEvent) =>
    events.length > 1 ? `${name}, ${sessionsText([session])}` : name;
  return [
    { label: "Calendar file (.ics)", to: runFile(run.course.slug, run.id) },
    ...events.flatMap((event) => [
      { label: named("Google", event), to: inGoogle(event) },
      { label: named("Outlook", event), to: inOutlook(event, run) },
    ]),
  ];
}

function inGoogle({ title, text, place, from, to, days, isWholeDays }: RunEvent): string {
  return googleLink({
    text: title,
    dates: `${compact(from)}/${compact(to)}`,
    ctz: INDIA,
    details: text,
    location: place,
    ...(days > 1 && !isWholeDays ? { recur: `RRULE:FREQ=DAILY;COUNT=${days}` } : {}),
  });
}

/** Outlook's link knows no repetition: several days are one entry, whose text says the hours of each. */
function inOutlook(
  { title, text, place, from, to, session, isWholeDays }: RunEvent,
  { time }: TrainingRun,
): string {
  return outlookLink({
    subject: title,
    startdt: time ? instant(session.start, time.from) : from,
    enddt: time ? instant(session.end, time.to) : to,
    allday: String(isWholeDays),
    body: text,
    location: place,
  });
}

export type CalendarLink = { label: string; to: string };

type Fields = Record<string, string>;

/** A new entry in Google's calendar. */
export const googleLink = (fields: Fields) =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({ action: "TEMPLATE", ...fields })}`;

const NEW_ENTRY = { path: "/calendar/action/compose", rru: "addevent" };

/** A new entry in Outlook's. */
export const outlookLink = (fields: Fields) =>
  `https://outlook.office.com/calendar/0/deeplink/compose?${new URLSearchParams({ ...NEW_ENTRY, ...fields })}`;

/** "20270212", "20270212T090000". */
export const compact = (moment: string) => moment.replaceAll(/[-:]/g, "");
